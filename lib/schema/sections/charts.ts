/** A time before and after, drawn to one scale. */
export type BeforeAfterCopy = {
  /** What was measured. */
  name: string;
  before: { label: string; value: string };
  after: { label: string; value: string };
  /** What one stroke of the drawing stands for, and which scale two different units share. */
  scale: string;
};

/** A share of a hundred: drawn as a hundred strokes. */
export type ShareCopy = {
  /** The share with its sign: "93%". */
  value: string;
  /** What it is a share of. */
  text: string;
  /** `found` darkens the share itself, `cut` shortens it. */
  kind: 'found' | 'cut';
};

/** A range that the site states, drawn as a band on a ruler. */
export type RangeCopy = {
  /** What lies in the range. */
  name: string;
  /** The range as stated: "8-12 mesi". */
  value: string;
  /** End of the ruler and distance of its numbers, in the unit of the range. */
  ruler: { max: number; step: number };
};
