/** A part of a page: its beginning, or a heading with its text. */
export type TextPart = {
  /** The id of the heading; empty at the start of the page. */
  anchor: string;
  heading: string;
  text: string;
};

/** A page as the search reads it. */
export type SearchText = {
  path: string;
  /** Its name in results: the title of the document, without the brand. */
  title: string;
  /** Day of publication of an article. */
  published?: string | undefined;
  parts: TextPart[];
};

/** The index of the search, which browsers load when it opens. Similar texts stand together: so it compresses better. */
export type SearchIndex = {
  pages: [path: string, title: string][];
  /** The parts of pages: number of the page, anchor, heading. */
  parts: [page: number, anchor: string, heading: string][];
  /** The text of each part, and the questions that it answers, one per line. */
  texts: string[];
  questions: string[];
  /** Words that mean the same, one group per line. */
  synonyms: string;
  /** Subjects that the site does not cover: the line to show first, and questions about them, one per line. */
  gaps: [line: string, questions: string][];
};
