import type { Link } from './page';

/** Status messages of the search. */
export type SearchStates = {
  /** The number of results; `{count}` is replaced. */
  oneResult: string;
  manyResults: string;
  /** Mistyped words were corrected; `{corrected}` is replaced by the question with the words that were searched. */
  corrected: string;
  /** No page answers; the nearest ones follow. */
  nearest: string;
  /** The site does not cover the subject; `{subject}` is replaced by its line of content/search/unsaid.md. */
  gap: string;
  /** No word of the question is on the site. */
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
  /** What a question about the price for a number of people consists of (lib/browser/search/price-question.ts). */
  people: {
    /** The number words from one to nineteen, from twenty to ninety, and the hundreds, the first of which is empty. */
    ones: readonly string[];
    tens: readonly string[];
    hundreds: readonly string[];
    /** The words before a number of people, also where none for people follows it. */
    before: readonly string[];
    /** After these a number is not one of people. */
    units: readonly string[];
    /** Words for people, and words about prices. */
    people: string;
    price: string;
    /** The question for a row of the price list; `{count}` is replaced. */
    row: string;
    /** The number of people of its last row, and the question for more of them. */
    most: number;
    beyond: string;
  };
};

/** With `takesQuestion` it passes the question to the form that it leads to. */
type AskLink = Link & { takesQuestion?: true };

/** Copy of the search window. */
export type SiteSearchCopy = {
  states: SearchStates;
  language: SearchLanguage;
  /** Accessible name of the window. */
  label: string;
  /** Label of its field, a full sentence. */
  fieldLabel: string;
  placeholder: string;
  close: string;
  /** The choice of the searched pages: its label, and its two values, all pages or those below a path. */
  scope: { label: string; all: string; part: string; below: string };
  examplesTitle: string;
  /** Questions that the site answers. */
  examples: readonly string[];
  scoreLabel: string;
  /** Heading of the pages that are shown where none answers. */
  nearestTitle: string;
  /** The link that passes the question to the contact form, where no page answers. */
  askUs: AskLink;
  /** Shown if the index cannot load. */
  failedLinks: readonly AskLink[];
  /** Below what is no answer: where the product looks, and the link that shows it. */
  ownDocuments: { text: string; link: Link };
  keys: readonly { key: string; action: string }[];
  /** Explains that the typed text is not sent. */
  privacy: string;
  /** Name of each section, by the first part of its paths. */
  sections: Readonly<Record<string, string>>;
};
