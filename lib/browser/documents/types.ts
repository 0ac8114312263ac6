// What the parts of the page of the visitor's two drafts (D48) hand to each other.

/** A document as it was read. */
export type ReadDocument = {
  name: string;
  /** Its text, a paragraph a line: page by page, or whole where the format has no pages. */
  pages: string[];
  /** How many pages are pictures, without text. */
  pictures: number;
  /** Tracked changes of Word, which `pages` has as accepted, and the text before them. */
  revisions?: { count: number; before: string[] };
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
export type ReadResult = ReadDocument | { name: string; problem: ReadProblem };

/** The two drafts, the older one first. */
export type Drafts = readonly [before: ReadDocument, after: ReadDocument];

/** A piece of a paragraph. */
export type Piece = { text: string; isChanged: boolean };
/** A paragraph in pieces; undefined stands for one or more in which nothing changed. */
export type ComparedParagraph = readonly Piece[] | undefined;

/** The same words in another form: case, punctuation, accents, a number that follows a renumbering. */
export type FormDifference = { before: string; after: string };

export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'split' | 'merged';
  /** The preamble, signatures and annexes are no articles. */
  isArticle: boolean;
  /** In the newer draft; of what was removed in the older one. */
  heading: string;
  /** Of what was moved, split or merged: «art. 9», «art. 8». */
  place?: readonly [from: string, to: string];
  /** Its texts; empty where nothing but its place changed. */
  old: readonly ComparedParagraph[];
  new: readonly ComparedParagraph[];
};

export type Comparison = {
  /** In the order of the newer draft. */
  changes: readonly Change[];
  /** Each part in that order: the place of its change, or undefined where it has none. */
  strip: readonly (number | undefined)[];
  form: readonly FormDifference[];
  /** The share of the shorter draft's rows of three words that the other holds, from 0 to 1. */
  common: number;
};

/** What differs; where the newer draft has tracked changes, also what differs beside them. */
export type Compared = Comparison & { untracked?: Comparison };

/** What the page asks the worker, each time with a port for the replies: to read a file, or a draft of the sample, or to compare. */
export type Call = { file: File | 0 | 1 } | { drafts: Drafts };

/** The pages read and to read, and at the end the answer, or nothing where it has failed. */
export type Reply = { done: number; total: number } | { answer?: ReadResult | Compared };
