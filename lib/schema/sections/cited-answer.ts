import type { Passage } from './passage';

/** A page of a document, a question about it, and the answer with its source. */
export type CitedAnswer = {
  /** What the picture shows, in a sentence. */
  caption: string;
  sheet: {
    file: string;
    /** What is printed at the top of the sheet. */
    heading: string;
    /** Paragraphs above the passage, the passage itself, paragraphs below. */
    above: readonly string[];
    passage: Passage;
    below: readonly string[];
    /** Number at the foot of the page. */
    folio: string;
  };
  /** What the index knows about the sheet: a name and a value each. */
  index: { label: string; facts: readonly { name: string; value: string }[] };
  question: { label: string; text: string };
  answer: { label: string; text: string; mark: string };
  source: { label: string; place: string };
};

/** Three glimpses of the same question on its way through the product. */
export type StepGlimpses = {
  search: {
    label: string;
    query: string;
    results: readonly { file: string; place: string; score: string; passage: Passage }[];
  };
  processing: {
    label: string;
    /** What was found, where, as lines of a worksheet. */
    notes: readonly { found: string; source: string }[];
    outcome: string;
  };
  dialogue: {
    label: string;
    turns: readonly { who: string; text: string; source?: string }[];
  };
};
