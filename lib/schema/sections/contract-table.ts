import type { Passage } from './passage';

/** What was read in a contract: a value a line, beside the passage that it comes from. */
export type ContractTableCopy = {
  file: string;
  folder: string;
  /** Names of the columns, which narrow screens leave out. */
  columns: { field: string; value: string; source: string };
  /** Said before the number of a page: "pag.". */
  pageLabel: string;
  rows: readonly {
    field: string;
    value: string;
    /** How the value was reached, where it does not stand in the text as such. */
    note?: string;
    /** Absent where nothing was found. */
    page?: number;
    passage: Passage;
    state: string;
    /** A line that asks for somebody's eyes is marked in red. */
    attention: boolean;
  }[];
  /** The lines counted by their state, in a sentence. */
  summary: string;
};
