// Errors in the files of content/ that the compiler finds, in Italian for whoever edits them: file and line, what to look at, and
// below it the compiler's own words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { annotate } from './annotations.mjs';

/** @param {string} file @param {number} line @param {string} what @param {string} original */
const problem = (file, line, what, original) => `  ${file}, riga ${line}: ${what}\n    ${original}`;

/**
 * Files of content/ that cannot be read at all.
 * @param {string} root of the project
 * @returns {string[]} for each its first error, two lines
 */
export function syntaxProblems(root) {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => {
      try {
        transformSync(readFileSync(join(root, 'content', name), 'utf8'), {
          loader: 'ts',
          logLevel: 'silent',
        });
        return [];
      } catch (error) {
        const [first] = /** @type {import('esbuild').TransformFailure} */ (error).errors ?? [];
        if (!first) throw error;
        const { line = 1, lineText = '' } = first.location ?? {};
        return [
          problem(
            `content/${name.replaceAll('\\', '/')}`,
            line,
            syntaxHint(first.text),
            `${first.text}: ${lineText.trim()}`,
          ),
        ];
      }
    });
}

/** @param {string} text of the compiler */
function syntaxHint(text) {
  const curly = /"([‘’“”„«»])"/.exec(text)?.[1];
  return curly
    ? `il file non si legge: un testo sta fra apici dritti ('), e qui c’è «${curly}».`
    : 'il file non si legge. Guardate questa riga e quella prima: di solito manca una virgola, un apice o una parentesi, o un testo ha dentro un apice dritto (scrivete ’).';
}

/** @param {readonly string[]} problems of this module, which it shows. @returns whether there are any */
export function show(problems) {
  if (problems.length === 0) return false;
  console.error(['', 'Nei file di content c’è da correggere:', ...problems].join('\n'));
  annotate(problems.join('\n'));
  return true;
}

/** Codes of the compiler (TypeScript), and what each comes from. @type {readonly [RegExp, (...found: string[]) => string][]} */
const hints = [
  [
    /^(?:TS2353|TS2561): .*'(\S+)' does not exist in type(?:.*Did you mean to write '(\S+)'\?)?/,
    (name, meant) =>
      `«${name}» non è fra i campi previsti.${meant ? ` Forse è «${meant}».` : ''} Correggete il nome, o toglietelo.`,
  ],
  [/^TS2741: Property '(\S+)' is missing/, (name) => `manca il campo «${name}». Aggiungetelo.`],
  [
    /^(?:TS2739|TS2740): .*missing the following properties from type .*?: (.+?)\.?$/,
    (names) => `mancano i campi ${names}. Aggiungeteli.`,
  ],
  [
    /^(?:TS2304|TS2552|TS18004): .*'(\S+)'/,
    (name) => `«${name}» non è un nome che il sito conosce. Un testo va fra apici.`,
  ],
  [
    /^(?:TS2339|TS2551): Property '(\S+)' does not exist/,
    (name) => `«${name}» qui non c’è. Correggete il nome.`,
  ],
  [/^TS1117:/, () => 'lo stesso campo c’è due volte. Toglietene uno.'],
  [/^TS1\d{3}:/, () => syntaxHint('')],
  [
    /^TS2322:/,
    () =>
      'il valore non è di quelli ammessi. Un testo va fra apici, un numero senza; un indirizzo o un nome deve essere uno di quelli che ci sono.',
  ],
];

/**
 * Wrong types in files of content/.
 * @param {string} output of `tsc`, or of `next build`
 * @returns {string[]} two lines for each
 */
export function typeProblems(output) {
  const errors = output.matchAll(/^(?:\.\/)?(content\/\S+?)\((\d+),\d+\): error (TS\d+: .+)$/gm);
  const problems = [...errors].map(([, file = '', line = '', text = '']) => {
    const hint = hints
      .map(([form, what]) => {
        const found = form.exec(text);
        return found && what(...found.slice(1));
      })
      .find(Boolean);
    return problem(
      file,
      Number(line),
      hint ?? 'non va con il resto del sito. Guardate se un campo è scritto male, manca o è di troppo.',
      text,
    );
  });
  return [...new Set(problems)];
}
