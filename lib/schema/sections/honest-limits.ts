import type { Passage } from './passage';

/** An answer that is wrong, beside the source that shows it. */
export type ErrorSample = {
  answer: { label: string; text: string; mark: string };
  source: { label: string; place: string; passage: Passage };
  /** What the reader sees by comparing them. */
  verdict: string;
};

/** That the models can be wrong, shown, and what follows from it. */
export type HonestLimitsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  sample: ErrorSample;
  notes: readonly { title: string; text: string }[];
};
