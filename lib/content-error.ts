/** Something that an author has to fix: where it is, what is wrong and what to write instead. */
export type ContentProblem = {
  /** Path from the project's root, as the author knows it. */
  file: string;
  /** Line of the file, from 1, where it is known. */
  line?: number | undefined;
  /** Field of the frontmatter, if it is about one. */
  field?: string;
  /** Column of a table, likewise. */
  column?: string;
  /** What is wrong and how to fix it, in Italian. */
  message: string;
};

/** "content/news/x.mdx, riga 4, campo «date»". */
export function problemPlace({ file, line, field, column }: ContentProblem): string {
  const place = [file, line && `riga ${line}`, field && `campo «${field}»`, column && `colonna «${column}»`];
  return place.filter(Boolean).join(', ');
}

/** Everything that is wrong with a collection, so that it can be fixed in one go. It stops the build. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    const head =
      problems.length === 1 ? 'Un testo va corretto.' : `${problems.length} cose da correggere nei testi.`;
    super([head, ...problems.map((problem) => `  ${problemPlace(problem)}: ${problem.message}`)].join('\n'));
    this.name = 'ContentError';
  }
}
