import type { ContentProblem } from '../content-error';

/** What is said of an element of HTML, after its name. */
export const htmlNotNeeded =
  'è HTML, e qui non serve. Scrivete il testo da solo: una riga vuota fa un capoverso, **due asterischi** danno rilievo.';

/** What is read of the error that the MDX parser throws (vfile-message). */
export type MdxSyntaxError = { reason?: string; line?: number | undefined; place?: unknown };

/** Quotes of word processors around a value of an element, or one of them beside a straight one. */
const curlyValue = /<[A-Za-z][^<>\n]*?(\w+)\s*=\s*(?:([“”„‟‘’«»])|"[^"\n]*([“”„‟])(?=\s*\/?>|\s+\w+=))/;

/** Messages of the parser, and what editors read instead; `line` is where the element begins. */
const reasons: [RegExp, (...parts: string[]) => string][] = [
  [/^Expected a closing tag for `<([a-z][^>`]*)>` \((?<line>\d+):/, (name) => `<${name}> ${htmlNotNeeded}`],
  [
    /^Unexpected character `!` \(U\+0021\) before name/,
    () => 'un commento qui si scrive {/* così */}, non <!-- così -->. Cambiatelo, o toglietelo.',
  ],
  [
    /^Unexpected character `\/` \(U\+002F\) before local name/,
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
  const lines = source.split('\n');
  // A value without its second quote goes on, so that the parser stops much later.
  const curly = lines.findIndex((text) => curlyValue.test(text));
  if (curly >= 0 && curly < (error.line ?? lines.length)) {
    const [, name, opening, closing] = curlyValue.exec(lines[curly] ?? '') ?? [];
    const message = `il segno ${opening ?? closing} è una virgoletta curva. Intorno a un valore vanno quelle dritte: ${name}="…"`;
    return { file, line: curly + 1, message };
  }
  const reason = error.reason ?? String(error);
  for (const [pattern, explain] of reasons) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const line = found.groups ? Number(found.groups.line) : error.line;
    return { file, line, message: explain(...found.slice(1)) };
  }
  return { file, line: error.line, message: `il testo non si legge (${reason}).` };
}
