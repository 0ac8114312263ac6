import type { Passage, Source } from './passage';

/** A passage that a search has listed, and what it is worth as an answer. */
type SynopsisEntry = Source & { passage: Passage; gloss: string };

/** One way of searching and what it finds. */
export type SynopsisPage = {
  /** Name of the way. */
  title: string;
  /** What it looks for. */
  rule: string;
  entries: readonly SynopsisEntry[];
  /** Last line of the page. */
  foot: string;
};

/** The same question asked in two ways, on two facing pages. */
export type SynopsisCopy = {
  id: string;
  title: string;
  /** Names the question for readers that do not see the picture. */
  questionLabel: string;
  question: string;
  /** Short word before a page number. */
  pageLabel: string;
  keyword: SynopsisPage;
  meaning: SynopsisPage;
  /** Says that it is an example. */
  caption: string;
};
