// What the parts of the page of the visitor's two drafts (D48) hand to each other.

/** A document as it was read. */
export type ReadDocument = {
  name: string;
  /** Its text page by page. A format without pages is cut into pieces, which have no number. */
  pages: DocumentPage[];
  /** How many pages are pictures, without text. */
  pictures: number;
  /** Tracked changes of Word, which `pages` has as accepted, and the text before them. */
  revisions?: { count: number; before: DocumentPage[] };
};

export type DocumentPage = {
  /** As a reader counts: from 1. */
  number?: number;
  /** Paragraphs, one a line. */
  text: string;
};

/** Why a file was not read; content/pages/prova.ts has the line for each. */
export type ReadProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPages'
  | 'tooMuchText'
  | 'picture'
  /** A form whose pages are made by a program. */
  | 'xfa'
  /** A PDF that draws letters without saying which. */
  | 'noCodes'
  | 'password'
  | 'damaged'
  | 'unpacksTooLarge'
  | 'noText'
  | 'oldWord'
  | 'signed'
  | 'unknownKind'
  /** A DOCX holds a part in a format that is not read. */
  | 'otherFormat'
  | 'unreadable'
  | 'tooSlow';

/** What became of a file. */
export type ReadResult = { name: string } & ({ document: ReadDocument } | { problem: ReadProblem });
