// Errors of the texts as GitHub shows them: beside the line of the file in the pull request.

/** A problem as lib/content-error.ts writes it: file, line, field, then what is wrong. */
const problem = /^ {2}(content\/[^:,]+)(?:, riga (\d+))?(?:, )?([^:]*?): (.+)$/;
/** What stands above problems that stop nothing. */
const aboutDrafts = /^Bozz[ae][.:]/;

/** @param {string} text */
const escaped = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** @param {string} value of a property */
const escapedProperty = (value) => escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * The workflow commands that annotate files, each problem once: errors, and warnings for those of drafts.
 * @param {string} output of a command, which may name problems of content/
 * @returns {string[]}
 */
export function annotations(output) {
  const found = new Map();
  let level = 'error';
  for (const line of output.split('\n')) {
    const [, file, number, where, message] = problem.exec(line) ?? [];
    if (!file || !message) {
      level = aboutDrafts.test(line) ? 'warning' : 'error';
      continue;
    }
    const place = [`file=${escapedProperty(file)}`, ...(number ? [`line=${number}`] : [])].join(',');
    const text = where ? `${where}: ${message}` : message;
    found.set(line, `::${level} ${place}::${escaped(text)}`);
  }
  return [...found.values()];
}

/** Prints them where GitHub runs the command. @param {string} output */
export function annotate(output) {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const line of annotations(output)) console.log(line);
}

/**
 * Prints what stops nothing: in the log of a check that passes nobody would see it, so that GitHub shows it above.
 * @param {string} text @param {string} [file] path from the project's root
 */
export function warn(text, file) {
  const place = file ? ` file=${escapedProperty(file)}` : '';
  console.warn(process.env.GITHUB_ACTIONS ? `::warning${place}::${escaped(text)}` : `Attenzione: ${text}`);
}
