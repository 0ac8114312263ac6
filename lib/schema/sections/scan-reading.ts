import type { Passage } from './passage';

/** What the reading says of a word that the picture joins to its scan. */
export type WordReading = {
  /** How sure the reading is, as the product prints it. */
  confidence: string;
  /** Below the bar: the word is shown as doubtful. */
  doubtful: boolean;
};

/** A scanned sheet beside the text read from it, with some of the words joined. */
export type ScanReadingCopy = {
  /** What the picture shows, in a sentence. */
  caption: string;
  textLabel: string;
  confidenceLabel: string;
  file: string;
  /** The register number: printed words, and the number written by hand as it was read. */
  register: { printed: string; read: string; number: string; reading: WordReading };
  /** The title as typed and as read. */
  title: { typed: string; read: string };
  /** The body; the single words between equals signs are joined, in the order of `readings`, one a typed line at most. */
  body: Passage;
  readings: readonly WordReading[];
  /** Words around the stamp and date in its middle. */
  stamp: { ring: string; date: string };
  /** What is said of the doubtful words. */
  doubts: readonly { word: string; text: string }[];
};
