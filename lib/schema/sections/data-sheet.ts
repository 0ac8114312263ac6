import type { Link } from '../page';

/** What a row says: words, a list, file types by kind, or the events of the register. */
export type DataValue =
  | { kind: 'text'; text: string }
  /** A measure, set large, with its unit. */
  | { kind: 'measure'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** File extensions. */
  | { kind: 'files'; extensions: readonly string[] }
  /** Words as a program writes them: events, parameters, a code. */
  | { kind: 'code'; words: readonly string[] };

/** One row: it has an address of its own, so that it can be cited. */
export type DataRow = {
  /** Anchor of the row. */
  id: string;
  term: string;
  value: DataValue;
  /** A condition or an explanation, under the value. */
  note?: string;
  link?: Link;
};

type DataSection = {
  id: string;
  title: string;
  rows: readonly DataRow[];
};

/** A technical data sheet: numbered sections of numbered rows, with an index in the margin. */
export type DataSheetCopy = {
  id: string;
  title: string;
  indexLabel: string;
  /** Says of the number of a row that it links to the row: "Indirizzo del punto". */
  rowLabel: string;
  sections: readonly DataSection[];
};
