import type { Passage } from './passage';

/** One step of a procedure, with the paper that proves it, or without. */
export type RecordedStep = {
  /** Day and month; empty where there is no paper yet. */
  day: string;
  month: string;
  title: string;
  /** The paper; absent where the archive has none. */
  source?: { file: string; page: string; passage: Passage };
  /** What is said instead of a paper. */
  missing?: string;
};

/** A procedure put back in order from the papers of its file. */
export type ProcedureRecord = {
  /** What the picture shows, in a sentence or two. */
  caption: string;
  requestLabel: string;
  request: string;
  pageLabel: string;
  /** Steps before the term starts, within it, and after it. */
  before: readonly RecordedStep[];
  within: readonly RecordedStep[];
  after: readonly RecordedStep[];
  /** The term that the bracket beside the middle steps measures, and where it is written. */
  term: { title: string; text: string };
};
