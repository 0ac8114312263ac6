import type { Passage } from './passage';

/** An internal document that a new rule touches. */
export type TouchedDocument = {
  file: string;
  /** Page, article or point of the passage. */
  place: string;
  /** What the document says today, with the words that the rule meets. */
  passage: Passage;
  /** The department whose folder it stands in. */
  owner: string;
  /** Whether it has to be revised, or already says what the rule asks. */
  state: 'review' | 'fine';
};

/** A new rule, point by point, and beside each point the internal documents it touches, like glosses to a text. */
export type CircularGloss = {
  /** What the picture shows, in two sentences. */
  caption: string;
  /** The new text: its column's name, its file, its heading. */
  rule: { label: string; file: string; heading: string };
  /** Name of the column of internal documents. */
  touchedLabel: string;
  ownerLabel: string;
  states: Record<TouchedDocument['state'], string>;
  points: readonly { number: string; text: Passage; touched: readonly TouchedDocument[] }[];
  /** The count, in a sentence. */
  summary: string;
};
