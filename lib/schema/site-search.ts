import type { Link } from './page';

/** Status messages of the search. */
export type SearchStates = {
  /** Number of results; `{count}` is replaced. One has its own words. */
  one: string;
  many: string;
  /** The query was corrected; `{corrected}` is replaced. */
  corrected: string;
  /** Nothing is near enough to the question `{words}`. */
  none: string;
  /** The index could not be loaded. */
  failed: string;
};

/** The words of a language that the search treats in a special way, in lower case and without accents. */
export type SearchLanguage = {
  /** Words that do not say what a text is about. */
  stopWords: readonly string[];
  /** Words that tell which kind of answer is wanted. They help to choose between answers, but do not find one. */
  interrogatives: readonly string[];
  /** Those of them that ask for a number. */
  amounts: readonly string[];
  /** What two inflections of one word may have after their common beginning. */
  endings: readonly string[];
  verbEndings: readonly string[];
  /** Words that make a question one about the company or the product, also if it has words of a trade. */
  aboutUs: readonly string[];
  /** The first one or two words of questions for advice on the law or a trade. */
  advice: readonly string[];
  /** Words that make such a question one about the visitor's own archive. */
  ours: readonly string[];
};

/** Copy of the search window. */
export type SiteSearchCopy = {
  /** Name of the product, which is left out of questions. */
  product: string;
  states: SearchStates;
  language: SearchLanguage;
  /** Names the window. */
  label: string;
  /** Names its box: a sentence. */
  fieldLabel: string;
  placeholder: string;
  close: string;
  /** Names the choice of what is searched, and its two values: all pages, or those below an address. */
  scope: { label: string; all: string; part: string; below: string };
  examplesTitle: string;
  /** Questions that the site answers. */
  examples: readonly string[];
  scoreLabel: string;
  /** Heading of the examples where nothing was found. */
  askableTitle: string;
  /** Heading of `relatedLinks`, shown first when nothing was found. */
  relatedLinksTitle: string;
  /** Those with `takesQuestion` hand the question over to the form that they lead to. */
  relatedLinks: readonly (Link & { takesQuestion?: true })[];
  /** Shown if a question has words of a trade and the site does not answer it. */
  ownDocuments: {
    line: string;
    title: string;
    demo: Link;
    /** The prepared questions of the home page. */
    prepared: readonly (Link & { trade: string })[];
  };
  keys: readonly { key: string; action: string }[];
  /** What happens to the typed text. */
  privacy: string;
  /** Name of each section, by the first part of its addresses. */
  sections: Readonly<Record<string, string>>;
};
