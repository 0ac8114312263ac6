import type { Passage } from './passage';

/** Something one hears in a firm, and what lies behind it. */
export type HeardPhrase = { phrase: string; text: string };

/** What the product does for one of the firm's works. */
export type PracticeWork = {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
};

/** The line in which files wait, are read, and get their kind. */
export type IntakeQueueCopy = {
  caption: string;
  folder: string;
  files: readonly { name: string; state: string; kind?: string; troubled?: boolean }[];
};

/** A question to the archive and the firm's own letter that answers it. */
export type OwnAdviceCopy = {
  caption: string;
  questionLabel: string;
  question: string;
  source: { file: string; place: string; date: string };
  passage: Passage;
  warning: string;
};

/** The draft of a reply: paragraphs with their notes, and a gap. */
export type DraftReplyCopy = {
  caption: string;
  title: string;
  paragraphs: readonly { text: string; notes: readonly number[] }[];
  gap: string;
  sourcesLabel: string;
  sources: readonly string[];
};

/** Who may open which client's file, and the log line of one who may not. */
export type AccessTableCopy = {
  caption: string;
  columns: readonly string[];
  rows: readonly { who: string; role: string; cells: readonly boolean[] }[];
  yes: string;
  no: string;
  log: string;
};
