import type { ContentProblem } from '../content-error';

/** What is read of the error that the MDX parser throws (vfile-message). */
export type MdxSyntaxError = { reason?: string; line?: number | undefined; place?: unknown };

type Explained = { message: string; line?: number };

/** Messages of the parser, and what editors read instead. */
const reasons: [RegExp, (...parts: string[]) => Explained][] = [
  [
    /^Expected a closing tag for `<([^>`]*)>` \((\d+):/,
    (name, line) => ({
      message: `<${name}> non è chiuso. Aggiungete </${name}> dopo il suo contenuto, da solo su una riga.`,
      line: Number(line),
    }),
  ],
  [
    /^Unexpected closing (?:slash|tag) .*?`?<?\/?([A-Za-z]*)/,
    () => ({
      message:
        'qui si chiude un elemento che non è aperto. Togliete il segno </…>, o aprite l’elemento prima.',
    }),
  ],
  [
    /^Unexpected character `(.+?)` \(U\+\w+\) before name/,
    (sign) => ({
      message: `il segno «<» davanti a «${sign}» comincia un elemento. Se vuol dire «minore di», scrivete &lt;.`,
    }),
  ],
  [
    /expression|acorn|lazy line/i,
    () => ({
      message: 'una parentesi graffa comincia un codice che non si legge. Toglietela, o scrivete \\{ e \\}.',
    }),
  ],
  [
    /attribute|in name|after name|self-closing|in tag|end of file/i,
    () => ({
      message:
        'un elemento non è scritto per intero. Confrontatelo con gli esempi di content/news/README.md: <Nome campo="valore"> e </Nome>.',
    }),
  ],
];

/**
 * Why a file cannot be parsed and how to fix it, in Italian.
 * @param error of the MDX parser
 * @param file path for messages
 */
export function mdxSyntaxProblem(error: MdxSyntaxError, file: string): ContentProblem {
  const reason = error.reason ?? String(error);
  for (const [pattern, explained] of reasons) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const { message, line = error.line } = explained(...found.slice(1));
    return { file, ...(line ? { line } : {}), message };
  }
  return { file, ...(error.line ? { line: error.line } : {}), message: `il testo non si legge (${reason}).` };
}
