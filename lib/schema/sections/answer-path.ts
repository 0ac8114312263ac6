import type { Passage } from './passage';
import type { Step } from './steps';

/** An answer with numbered sources. */
export type SourcedAnswer = {
  label: string;
  question: string;
  /** Sentences, each with the number of the source it comes from. */
  sentences: readonly { text: string; source: string }[];
  sources: readonly { number: string; file: string; place: string; passage: Passage }[];
};

/** The answer when nothing in the archive answers. */
export type UnfoundAnswer = {
  label: string;
  question: string;
  verdict: string;
  reason: string;
  nearestLabel: string;
  nearest: { file: string; place: string; passage: string };
};

/** How an answer is made inside the network, and the two ways it can end. */
export type AnswerPathCopy = {
  id: string;
  margin: string;
  title: string;
  /** Name of the frame around the steps. */
  frame: string;
  steps: readonly Step[];
  found: SourcedAnswer;
  unfound: UnfoundAnswer;
  caption: string;
};
