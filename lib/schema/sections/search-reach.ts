import type { Passage, Source } from './passage';

/** Answers in other languages than that of the question. */
export type LanguagesCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  questionLabel: string;
  question: string;
  pageLabel: string;
  answers: readonly (Source & { language: string; lang: string; passage: Passage })[];
};

/** Measures said in one sentence; the marked runs are the figures. */
export type PaceCopy = { id: string; margin: string; title: string; sentence: Passage; note: string };

/** The same question asked by two people with different rights. */
export type PermissionsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  question: string;
  /** Every file that answers; a reader's shorter list leaves the rest blank. */
  files: readonly string[];
  readers: readonly { role: string; files: readonly string[]; count: string }[];
  caption: string;
};

/** What the product does not do. */
export type LimitsCopy = {
  id: string;
  margin: string;
  title: string;
  items: readonly { not: string; because: string }[];
};
