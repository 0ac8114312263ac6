import type { Link } from '../page';
import type { Passage, Source } from './passage';

/** What every sector says: its document, the question asked of it, the way on. */
type SectorEntry = {
  link: Link;
  /** The papers of this sector. */
  text: string;
  question: string;
  source: Source;
};

/** The highlighted sector: its document is a page of accounts with one line found. */
export type LedgerEntry = SectorEntry & {
  /** Words of the link. */
  more: string;
  ledger: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { name: string; within: string; beyond: string; found: boolean }[];
  };
};

/** Another sector: its document is a passage, printed or typewritten. */
export type PassageEntry = SectorEntry & {
  more: string;
  hand: 'stampa' | 'dattiloscritto';
  passage: Passage;
};

/** Index of the sectors. */
export type SectorIndexCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Words before each question. */
  questionLabel: string;
  /** Short word before a page number. */
  pageLabel: string;
  featured: LedgerEntry;
  others: readonly PassageEntry[];
  all: Link;
};
