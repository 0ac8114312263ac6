import type { Passage } from './passage';

/** A page proof with a correction in its margin. */
export type ProofSheet = {
  kind: 'proof';
  running: string;
  folio: string;
  text: Passage;
  wrong: string;
  right: string;
  after: string;
};

/** A page of a laboratory notebook, with the curve drawn beside the note. */
export type NotebookSheet = { kind: 'notebook'; head: string; text: Passage; curve: string };

/** An entry of a register of regesta. */
export type RegestSheet = {
  kind: 'regest';
  number: string;
  date: string;
  text: Passage;
  physical: string;
  shelfmark: string;
};

/** An item of the minutes of a board. */
export type MinutesSheet = { kind: 'minutes'; head: string; item: string; text: Passage; close: string };

export type Sheet = ProofSheet | NotebookSheet | RegestSheet | MinutesSheet;

/** A trade, what it keeps, a question it asks and its own document that answers. */
export type SectorSheet = {
  /** Anchor of the tile. */
  id: string;
  name: string;
  text: string;
  question: string;
  file: string;
  place: string;
  sheet: Sheet;
};
