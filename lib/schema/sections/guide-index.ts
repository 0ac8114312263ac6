import type { GuideKind } from '../guide';

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
  /** How many places were found; `{count}` is replaced. One has its own words. */
  one: string;
  many: string;
  searching: string;
  /** Nothing found: what to try. */
  none: string;
  /** The index could not be loaded: what still works. */
  unavailable: string;
};

/** The index of the documentation: its three shelves. */
export type GuideIndexCopy = {
  tabs: string;
  /** Name of each tab and, under it, what its pages are for. */
  shelves: Record<GuideKind, { label: string; text: string }>;
};
