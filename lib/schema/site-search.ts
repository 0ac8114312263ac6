import type { Link } from './page';

/** What a search box says about its answer; the three boxes of the site share these words. */
export type SearchStates = {
  searching: string;
  /** How many places were found; `{count}` is replaced. One has its own words. */
  one: string;
  many: string;
  /** The answer is to other words than those typed; `{typed}` and `{meant}` are replaced. */
  mended: string;
  /** Some of the words stand nowhere; `{words}` is replaced. */
  without: string;
  /** Nothing found, for `{words}`: what to try. */
  none: string;
  /** The index could not be loaded; pages with these words in their title are shown. */
  titles: string;
  /** Not even those could be loaded. */
  failed: string;
};

/** Words of the search of the whole site, and of the answers in the panel of the home page. */
export type SiteSearchCopy = {
  states: SearchStates;
  /** Names the window and its box. */
  label: string;
  placeholder: string;
  close: string;
  /** Over the questions to begin with. */
  examplesTitle: string;
  /** Real questions that the site answers. */
  examples: readonly string[];
  /** Where to go on when nothing was found. */
  onwardTitle: string;
  onward: readonly Link[];
  /** Which keys do what, for those who have a keyboard. */
  keys: readonly { key: string; does: string }[];
  /** What happens to what is typed. */
  privacy: string;
  /** Name of each section, by the first part of its addresses. */
  sections: Readonly<Record<string, string>>;
  /** Words that the site uses, by the folded words of visitors that mean the same. */
  synonyms: Readonly<Record<string, readonly string[]>>;
};
