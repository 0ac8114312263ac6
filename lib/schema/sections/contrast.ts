/** One thing, as it is done with each of the two. */
type ContrastRow = { label: string; ours: string; theirs: string };

/** The product beside what it replaces, in words. */
export type ContrastCopy = {
  /** What the table compares; read before it, not shown. */
  caption: string;
  /** Headings of the three columns; the first is not shown on a phone. */
  columns: { row: string; ours: string; theirs: string };
  rows: readonly ContrastRow[];
  /** Says what is meant by the other side, and where the comparison has a condition. */
  note: string;
};
