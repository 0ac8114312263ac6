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

/** A part in the index: number of its page, anchor, heading, text, and the questions that it answers, one per line. */
export type IndexedPart = [page: number, anchor: string, heading: string, text: string, questions: string];

/** The index of the search, which browsers load when it opens. */
export type SearchIndex = {
  pages: [path: string, title: string][];
  parts: IndexedPart[];
  /** Words that mean the same, one group per line. */
  synonyms: string;
  /** Words of questions that this site does not answer. */
  offTopic: string;
  professions: readonly [profession: string, words: string][];
  /** Subjects that the site does not cover: the line to show instead, and questions about them, one per line. */
  gaps: [line: string, questions: string][];
};
