import type { ContentProblem } from '@/lib/content-error';

/** The end of the message about an HTML element, after its name. */
export const htmlNotNeeded =
  'è HTML, e qui non serve. Scrivete il testo da solo: una riga vuota fa un capoverso, **due asterischi** danno rilievo.';

/** The message about a line that begins like JavaScript (`import`, `export`). */
export const importIsCode =
  'una riga che comincia con «import» o «export» qui è codice. Cambiate la prima parola della riga, o toglietela.';

/** The part of a vfile-message that is used. */
export type MdxSyntaxError = { reason?: string; line?: number };

/** A value between curly quotes (author=“Uno”), or between a straight and a curly one. The tag may span lines. */
const curlyValue =
  /<[A-Za-z](?:[^<>\n]|\n(?![^\S\n]*\n))*?(\w+)\s*=\s*(?:[“”„‟‘’«»]|"[^"\n]*[“”„‟](?=\s*\/?>|\s+\w+=))/;

/**
 * Messages for editors, by patterns of the parser's messages. The first pattern that matches counts; `$1` is its first group. If
 * it captures `line`, the mistake is on that line, not where the parser stopped.
 */
const explanations: [RegExp, message: string][] = [
  [/^Expected a closing tag for `<([a-z][^>`]*)>` \((?<line>\d+):/, `<$1> ${htmlNotNeeded}`],
  [
    /^Unexpected character `!` \(U\+0021\) before name/,
    'un commento qui si scrive {/* così */}, non <!-- così -->. Cambiatelo, o toglietelo.',
  ],
  [
    /to create a link in MDX/,
    'un indirizzo qui non va fra < e >. Scrivete [le parole del collegamento](https://…).',
  ],
  [
    /^Expected a closing tag for `<([^>`]*)>` \((?<line>\d+):/,
    '<$1> non è chiuso. Aggiungete </$1> dopo il suo contenuto, da solo su una riga.',
  ],
  [
    /^Unexpected closing (?:slash|tag) /,
    'qui si chiude un elemento che non è aperto. Togliete il segno </…>, o aprite l’elemento prima.',
  ],
  [
    /^Unexpected character `(.+?)` \(U\+\w+\) before name/,
    'il segno «<» davanti a «$1» comincia un elemento. Se vuol dire «minore di», scrivete &lt;.',
  ],
  [/import\/exports/, importIsCode],
  [
    /expression|acorn|lazy line/i,
    'una parentesi graffa comincia un codice che non si legge. Toglietela, o scrivete \\{ e \\}.',
  ],
  [
    /attribute|in name|after name|self-closing|in tag|end of file/i,
    'un elemento non è scritto per intero. Confrontatelo con gli esempi di content/news/README.md: <Nome campo="valore"> e </Nome>.',
  ],
];

/**
 * Explains an error of the MDX parser to editors, in Italian, with the fix.
 * @param file path for messages
 */
export function mdxSyntaxProblem(error: MdxSyntaxError, file: string, source: string): ContentProblem {
  // The parser would stop much later, at the wrong line.
  const curly = curlyValue.exec(source);
  if (curly) {
    const line = source.slice(0, curly.index + curly[0].length).split('\n').length;
    const message = `le virgolette di «${curly[1]}» sono curve. Intorno a un valore vanno quelle dritte: ${curly[1]}="…"`;
    if (line <= (error.line ?? line)) return { file, line, message };
  }
  const reason = error.reason ?? String(error);
  for (const [pattern, message] of explanations) {
    const match = pattern.exec(reason);
    if (!match) continue;
    const line = match.groups ? Number(match.groups.line) : error.line;
    return { file, line, message: message.replaceAll('$1', () => match[1] ?? '') };
  }
  return { file, line: error.line, message: `il testo non si legge (${reason}).` };
}
