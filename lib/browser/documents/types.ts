// What /prova (D48), its web worker and the comparison exchange.

export type ReadDocument = {
  name: string;
  /** The text of each page, a paragraph a line. A format without pages has one. */
  pages: string[];
  /** Number of pages without text, which are pictures. */
  pictures: number;
  /** Number of tracked changes of Word, and the pages before them. `pages` has them accepted. */
  revisions?: { count: number; before: string[] };
};

/** Why a file was not read. content/pages/prova.ts has a message for each. */
export type ReadProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPages'
  | 'tooMuchText'
  | 'picture'
  /** A PDF form in XFA, which has no pages. */
  | 'xfa'
  /** A PDF without the codes of the letters that it draws. */
  | 'noCodes'
  | 'password'
  | 'damaged'
  | 'unpacksTooLarge'
  | 'noText'
  | 'oldWord'
  | 'signed'
  | 'unknownKind'
  /** A DOCX with a part in a format that is not read. */
  | 'otherFormat'
  | 'unreadable'
  | 'tooSlow';

export type ReadResult = ReadDocument | { name: string; problem: ReadProblem };

/** The two versions, the older one first. */
export type Versions = readonly [before: ReadDocument, after: ReadDocument];

/** A text of both versions, or words that only one has. */
export type Piece = { text: string; of?: 'old' | 'new' };
/** A paragraph in pieces; undefined is one or more unchanged paragraphs. */
export type ComparedParagraph = readonly Piece[] | undefined;

/** The same words, written otherwise: case, punctuation, accents, the number of a renumbered article. */
export type FormattingDifference = { before: string; after: string };

export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'split' | 'merged';
  /** False for the preamble, signatures and annexes. */
  isArticle: boolean;
  /** In the newer version, or in the older one if it was removed. */
  heading: string;
  /** If it was moved, split or merged: «art. 9», «art. 8». */
  place?: readonly [from: string, to: string] | undefined;
  /** Its texts; empty if only its place changed. */
  old: readonly ComparedParagraph[];
  new: readonly ComparedParagraph[];
};

export type Comparison = {
  /** In the order of the newer version. */
  changes: readonly Change[];
  /** For each part in that order the index of its change; undefined if it has none. */
  strip: readonly (number | undefined)[];
  formatting: readonly FormattingDifference[];
  /** The share of the shorter version's three-word sequences that the other contains, from 0 to 1. */
  common: number;
  /** Whether parts were compared only with those near their place, because too many are similar. */
  isNearOnly: boolean;
};

/** `untracked`: if the newer version has tracked changes, the differences without them. */
export type Compared = Comparison & { untracked?: Comparison | undefined };

/** Called with the number of pages that are read, and of all pages. */
export type Progress = (done: number, total: number) => void;

/** A message to the web worker, with a port for the replies: reads a file or compares two versions. */
export type Call = { file: File } | { versions: Versions };

/** Progress, and at the end the answer; none if the call has failed. */
export type Reply = { done: number; total: number } | { answer?: ReadResult | Compared };
