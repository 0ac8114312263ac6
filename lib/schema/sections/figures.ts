/** One stated figure. */
type Figure = {
  /** Words before the figure, which limit it ("oltre", "meno di"). */
  limit: string;
  /** The figure itself. */
  value: string;
  /** Unit, set smaller beside the figure. */
  unit: string;
  /** What the figure measures. */
  label: string;
};

/** A ruled strip of figures. */
export type FiguresCopy = {
  /** Heading for readers that do not see the strip. */
  title: string;
  items: readonly Figure[];
};
