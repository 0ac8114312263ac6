/** A difficulty of a sector, in the words of those who have it. */
type Challenge = {
  /** The difficulty in a sentence. */
  title: string;
  /** What it costs. */
  text: string;
};

/** The difficulties as the recitals of a deed. */
export type Recitals = {
  /** What recitals begin with: "Premesso che". */
  opening: string;
  items: readonly Challenge[];
  /** What leads from them to the articles. */
  closing: string;
};
