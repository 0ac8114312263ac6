/** A word, or yes and no, which are drawn as a sign and read as words. */
export type ComparisonCell = string | boolean;

export type ComparisonRow = { label: string; cells: ComparisonCell[] };
