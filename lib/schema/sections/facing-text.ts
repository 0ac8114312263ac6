import type { Passage } from './passage';

/** A paragraph of a contract and, opposite, what it says. */
export type FacingParagraph = {
  number: string;
  text: Passage;
  plain: string;
  /** Present on the paragraph that the analysis has found risky. */
  finding?: { label: string; reason: string; precedent: string };
};

/** A contract with its plain text opposite, paragraph by paragraph. */
export type FacingTextCopy = {
  /** Heading over the picture. */
  title: string;
  file: string;
  place: string;
  /** What the analysis has done with the whole contract. */
  outcome: string;
  /** The articles to read again; the current one is open below. */
  flagged: readonly { article: string; heading: string; current: boolean }[];
  /** Headings of the two columns. */
  textLabel: string;
  plainLabel: string;
  paragraphs: readonly FacingParagraph[];
  caption: string;
};
