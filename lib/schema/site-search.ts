import type { Link } from './page';

/** Status messages of the search. */
export type SearchStates = {
  /** The number of results; `{count}` is replaced. */
  oneResult: string;
  manyResults: string;
  /** The query was corrected; `{corrected}` is replaced. */
  corrected: string;
  /** No result. `{words}` is the question. */
  none: string;
  failed: string;
};

/** The words of a language that the search treats in a special way, in lower case and without accents. */
export type SearchLanguage = {
  /** Words without a subject, such as articles and prepositions. */
  stopWords: readonly string[];
  /** Words that ask for a kind of answer. They help to choose between answers, but do not find one. */
  interrogatives: readonly string[];
  /** The interrogatives that ask for a number. */
  quantityInterrogatives: readonly string[];
  /** The endings of inflections of one word, after their common beginning. */
  endings: readonly string[];
  verbEndings: readonly string[];
  /** Words of questions about the company or the product, even if they have words of a profession. */
  aboutUs: readonly string[];
  /** The first one or two words of questions for advice on the law or a profession. */
  advice: readonly string[];
};

/** Copy of the search window. */
export type SiteSearchCopy = {
  states: SearchStates;
  language: SearchLanguage;
  /** Name of the product, which is left out of questions. */
  product: string;
  /** Accessible name of the window. */
  label: string;
  /** Label of its field, a full sentence. */
  fieldLabel: string;
  placeholder: string;
  close: string;
  /** The choice of the searched pages: its label, and its two values, all pages or those below an address. */
  scope: { label: string; all: string; part: string; below: string };
  examplesTitle: string;
  /** Questions that the site answers. */
  examples: readonly string[];
  scoreLabel: string;
  /** Heading of the examples where nothing was found. */
  askableTitle: string;
  /** Heading of `relatedLinks`, shown first when nothing was found. */
  relatedLinksTitle: string;
  /** A link with `takesQuestion` passes the question to its target form. */
  relatedLinks: readonly (Link & { takesQuestion?: true })[];
  /** Shown if a question has words of a profession and the site does not answer it. */
  ownDocuments: {
    line: string;
    title: string;
    demo: Link;
    /** The prepared questions of the home page. */
    prepared: readonly (Link & { profession: string })[];
  };
  keys: readonly { key: string; action: string }[];
  /** Explains that the typed text is not sent. */
  privacy: string;
  /** Name of each section, by the first part of its addresses. */
  sections: Readonly<Record<string, string>>;
};
