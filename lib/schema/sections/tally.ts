/** A figure as a line of an account: what is measured, how much, how often. */
type TallyLine = {
  what: string;
  /** Words before the figure, which limit it. */
  limit: string;
  value: string;
  unit: string;
  /** When it happens, or what the figure means for the reader. */
  note: string;
};

/** Figures set as an account, ruled at its foot. */
export type TallyCopy = { id: string; margin: string; title: string; lines: readonly TallyLine[] };
