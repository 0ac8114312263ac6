/** A mistake that an author has to fix. */
export type ContentProblem = {
  /** Path from the project's root. */
  file: string;
  /** Line of the file, from 1, where it is known. */
  line?: number | undefined;
  /** Field of the frontmatter with the mistake. */
  field?: string;
  /** Column of a CSV file with the mistake. */
  column?: string;
  /** The problem and its fix, in Italian. */
  message: string;
};

/** A problem of a text whose file is known. */
export type LineProblem = Pick<ContentProblem, 'line' | 'message'>;
/** A problem of a frontmatter. */
export type FieldProblem = { field: string; message: string };

/** The place of a problem, as in "content/news/x.mdx, riga 4, campo «date»". */
function problemPlace({ file, line, field, column }: ContentProblem): string {
  const place = [file, line && `riga ${line}`, field && `campo «${field}»`, column && `colonna «${column}»`];
  return place.filter(Boolean).join(', ');
}

/** The mistakes that one check has found in content: texts, tables, pictures, content/site.ts. It stops the build. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    const head =
      problems.length === 1 ? 'C’è una cosa da correggere.' : `${problems.length} cose da correggere.`;
    super([head, ...problems.map((problem) => `  ${problemPlace(problem)}: ${problem.message}`)].join('\n'));
  }

  /** Node and Next print the message alone: a stack says nothing to an editor. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
