import type { SampleLine } from './passage';

/** What the product does about a difficulty. */
export type Solution = {
  title: string;
  text: string;
  /** Two or three lines as they appear in the product: a request and its result, a log. */
  sample?: {
    lines: readonly SampleLine[];
    /** Set in the fixed-width face, as a log is. */
    log?: boolean;
  };
};

/** Solutions that belong to the same work. */
export type SolutionGroup = {
  /** The work: "Sul contratto". */
  title: string;
  items: readonly Solution[];
};

/** Solutions as the titles and articles of a contract. */
export type ArticlesCopy = {
  id: string;
  margin: string;
  title: string;
  /** What a group is called: "Titolo". */
  groupLabel: string;
  /** What an article is called: "Art.". */
  articleLabel: string;
  groups: readonly SolutionGroup[];
};
