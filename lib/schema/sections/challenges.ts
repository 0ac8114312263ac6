/** A difficulty of a sector, in the words of those who have it. */
export type Challenge = {
  /** The difficulty in a sentence. */
  title: string;
  /** What it costs. */
  text: string;
};
