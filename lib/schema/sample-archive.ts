import type { SearchIndex } from './search-index';

/** A passage of an invented document. */
export type SampleDocument = {
  file: string;
  /** Page number, or any other place: "art. 7". A page may be written `pag. 4`. */
  page?: string | number;
  place?: string;
  /** Pairs of equals signs mark words, with a letter after a caret; the search makes its own marks. */
  passage: string | readonly string[];
  /** Kind of document: "contratto". */
  kind?: string;
  /** Language, where it is not Italian. */
  lang?: string;
};

/** A question that a page prints in a drawing, with the passages that answer it; or passages alone. */
export type SampleQuestion = {
  /** Address of the page. */
  page: string;
  question?: string;
  documents: readonly SampleDocument[];
};

/** Where a passage stands, as results cite it. */
export type SampleSource = {
  file: string;
  /** In words: "pagina 4". */
  place: string;
  /** The number alone, where the place is a page. */
  pageNumber?: string;
  kind?: string;
  lang?: string;
  /** The page of the site that draws it. */
  drawnOn: { label: string; href: string };
};

/** The invented documents as the browser searches them. Each part of the index has its source at the same place. */
export type SampleArchive = { index: SearchIndex; sources: readonly SampleSource[] };
