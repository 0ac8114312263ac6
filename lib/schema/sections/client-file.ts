import type { Passage } from './passage';

/** A letter that asks for documents, point by point. */
export type RequestLetter = {
  /** Says that it is an example, for readers who do not see the picture. */
  caption: string;
  heading: string;
  /** What the letter is about. */
  subject: string;
  opening: string;
  points: readonly string[];
  deadline: { label: string; value: string };
};

/** An entry of a client's register: the dated summary of a document. */
export type FileEntry = {
  date: string;
  kind: string;
  file: string;
  /** What the document says, in a line. */
  summary?: string;
  /** The passage that answers a point of the letter, and where it stands. */
  answer?: { point: number; place: string; passage: Passage };
};

/** A client's register: entries by date, kinds as index tabs, and what is not there. */
export type ClientFileCopy = {
  caption: string;
  title: string;
  note: string;
  /** Says which point an entry answers. */
  pointLabel: string;
  /** How many documents of each kind. */
  kindsLabel: string;
  kinds: readonly { name: string; count: number; answers: boolean }[];
  entries: readonly FileEntry[];
  /** The point that nothing in the register answers. */
  missing: { point: number; title: string; text: string };
};
