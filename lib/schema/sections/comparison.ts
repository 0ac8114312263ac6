/** A word, or yes and no, which are drawn as a sign and read as words. */
export type ComparisonCell = string | boolean;

export type ComparisonRow = { label: string; cells: ComparisonCell[] };

/** Rows that belong together under a heading. */
type ComparisonGroup = { title: string; rows: ComparisonRow[] };

/** A table that sets several things side by side. */
export type Comparison = {
  /** What the table compares; read before it, not shown. */
  caption: string;
  /** Heading of the first column. */
  rowHeading: string;
  /** Headings of the compared columns: as many as each row has cells. */
  columns: string[];
  groups: ComparisonGroup[];
  /** What the sign for yes says. */
  yes: string;
  /** What the sign for no says. */
  no: string;
};
