import type { GuideKind } from '../guide';
import type { SearchStates } from '../site-search';

/** A card of the documentation. */
export type GuideCard = {
  href: string;
  title: string;
  summary: string;
  kind: GuideKind;
};

/** Words of the documentation's search box. */
export type GuideSearchCopy = {
  label: string;
  placeholder: string;
  /** Heading over the cards whose title or summary holds the words. */
  cards: string;
  /** Heading over the passages found in the texts. */
  passages: string;
  /** What it says about its answers. */
  states: SearchStates;
  /** Words that the site uses, by the folded words of visitors that mean the same. */
  synonyms: Readonly<Record<string, readonly string[]>>;
};

/** The index of the documentation: its three shelves. */
export type GuideIndexCopy = {
  tabs: string;
  /** Name of each tab and, under it, what its pages are for. */
  shelves: Record<GuideKind, { label: string; text: string }>;
};
