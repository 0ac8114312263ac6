import type { ContentProblem } from '@/lib/content-error';

/** The end of the message about an element of HTML: «<b> …». */
export const htmlNotNeeded =
  'è HTML, e qui non serve. Scrivete il testo da solo: una riga vuota fa un capoverso, **due asterischi** danno rilievo.';

/** The message about a line that begins like JavaScript (`import`, `export`). */
export const importIsCode =
  'una riga che comincia con «import» o «export» qui è codice. Cambiate la prima parola della riga, o toglietela.';

/** The part of a vfile-message that is used. */
export type MdxSyntaxError = { reason?: string; line?: number };

/** A value in curly quotes, or one that opens with a straight quote and ends in a curly one: author=“Uno”. The tag may span lines. */
const curlyValue =
  /<[A-Za-z](?:[^<>\n]|\n(?![^\S\n]*\n))*?(\w+)\s*=\s*(?:([“”„‟‘’«»])|"[^"\n]*([“”„‟])(?=\s*\/?>|\s+\w+=))/;

/**
 * Messages for editors by the parser's message; the first pattern that matches counts. Where it captures `line`, the mistake
 * is on that line, not where the parser stopped.
 */
const explanations: [RegExp, (...parts: string[]) => string][] = [
  [/^Expected a closing tag for `<([a-z][^>`]*)>` \((?<line>\d+):/, (name) => `<${name}> ${htmlNotNeeded}`],
  [
    /^Unexpected character `!` \(U\+0021\) before name/,
    () => 'un commento qui si scrive {/* così */}, non <!-- così -->. Cambiatelo, o toglietelo.',
  ],
  [
    /to create a link in MDX/,
    () => 'un indirizzo qui non va fra < e >. Scrivete [le parole del collegamento](https://…).',
  ],
  [
    /^Expected a closing tag for `<([^>`]*)>` \((?<line>\d+):/,
    (name) => `<${name}> non è chiuso. Aggiungete </${name}> dopo il suo contenuto, da solo su una riga.`,
  ],
  [
    /^Unexpected closing (?:slash|tag) /,
    () => 'qui si chiude un elemento che non è aperto. Togliete il segno </…>, o aprite l’elemento prima.',
  ],
  [
    /^Unexpected character `(.+?)` \(U\+\w+\) before name/,
    (sign) =>
      `il segno «<» davanti a «${sign}» comincia un elemento. Se vuol dire «minore di», scrivete &lt;.`,
  ],
  [/import\/exports/, () => importIsCode],
  [
    /expression|acorn|lazy line/i,
    () => 'una parentesi graffa comincia un codice che non si legge. Toglietela, o scrivete \\{ e \\}.',
  ],
  [
    /attribute|in name|after name|self-closing|in tag|end of file/i,
    () =>
      'un elemento non è scritto per intero. Confrontatelo con gli esempi di content/news/README.md: <Nome campo="valore"> e </Nome>.',
  ],
];

/**
 * Why a file cannot be parsed and how to fix it, in Italian.
 * @param error of the MDX parser
 * @param file path for messages
 * @param source what was parsed
 */
export function mdxSyntaxProblem(error: MdxSyntaxError, file: string, source: string): ContentProblem {
  // The parser would stop much later, at the wrong line.
  const curly = curlyValue.exec(source);
  if (curly) {
    const [found, name, opening, closing] = curly;
    const line = source.slice(0, curly.index + found.length).split('\n').length;
    const message = `il segno ${opening ?? closing} è una virgoletta curva. Intorno a un valore vanno quelle dritte: ${name}="…"`;
    if (line <= (error.line ?? line)) return { file, line, message };
  }
  const reason = error.reason ?? String(error);
  for (const [pattern, explain] of explanations) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const line = found.groups ? Number(found.groups.line) : error.line;
    return { file, line, message: explain(...found.slice(1)) };
  }
  return { file, line: error.line, message: `il testo non si legge (${reason}).` };
}
