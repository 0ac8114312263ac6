import type { Passage } from './passage';

/** One sense of the word, in one trade, and what that trade's archive answers. */
type Sense = {
  /** The trade, as a dictionary would abbreviate or write it. */
  sector: string;
  /** Anchor of the trade further down the page. */
  href: string;
  /** What the word means there. */
  definition: string;
  answer: { passage: Passage; file: string; place: string };
};

/** A dictionary entry whose senses answer the same question differently. */
export type Headword = {
  /** What the picture shows, in a sentence. */
  caption: string;
  word: string;
  /** Part of speech. */
  grammar: string;
  questionLabel: string;
  question: string;
  senses: readonly Sense[];
};
