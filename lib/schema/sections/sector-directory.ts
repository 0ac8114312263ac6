import type { Link } from '../page';
import type { Passage } from './passage';

/** One sector in the index of the register. */
type SectorEntry = {
  /** Letter under which the entry stands. */
  letter: string;
  link: Link;
  /** What the sector gets, and where the link leads. */
  outcome: string;
  /** The question that people of this sector ask, without quotes. */
  question: string;
  document: {
    /** File name, with its ending. */
    file: string;
    /** Where in the file: "p. 12", "art. 5". */
    place: string;
    passage: Passage;
  };
};

export type SectorDirectory = {
  /** Name of the list for assistive technology. */
  label: string;
  columns: { sector: string; question: string; document: string };
  entries: readonly SectorEntry[];
};

/** "Banche, v. Istituti finanziari": a word that people look for and the sector that deals with it. */
type CrossReference = { term: string; see: Link };

export type CrossReferences = {
  /** The register's word for "see", abbreviated, and what is read aloud instead. */
  see: { short: string; spoken: string };
  items: readonly CrossReference[];
};
