import type { ContentProblem } from '../content-error';

/** What the reader of MDX throws (vfile-message), as far as it is read here. */
export type MdxSyntaxError = { reason?: string; line?: number | undefined; place?: unknown };

type Explained = { message: string; line?: number };

/** What the reader says, and the same to somebody who writes. */
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
 * What makes a text unreadable, and how it is mended.
 * @param error as the reader of MDX has thrown it
 * @param file path as messages name it
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
