import type { Passage } from './passage';

/** A term of a taxonomy, as a thesaurus writes it, and what a search finds with and without it. */
export type Vocabulary = {
  /** What the picture shows, in a sentence or two. */
  caption: string;
  card: {
    label: string;
    term: string;
    note: string;
    /** Relation of the thesaurus and the terms under it. */
    relations: readonly { name: string; terms: readonly string[] }[];
  };
  questionLabel: string;
  question: string;
  outcomes: readonly {
    title: string;
    passage: Passage;
    source: string;
    comment: string;
    /** Whether this is the answer that was looked for. */
    found: boolean;
  }[];
};
