import type { GuideKind } from '../guide';
import type { SiteSearchCopy } from '../site-search';

/** A card of the documentation. */
export type GuideCard = {
  href: string;
  title: string;
  summary: string;
  kind: GuideKind;
};

/** Words of the documentation's search box that are its own. */
export type GuideSearchLabels = {
  label: string;
  placeholder: string;
  /** Heading over the cards whose title or summary holds the words. */
  cards: string;
  /** Heading over the passages found in the texts. */
  passages: string;
};

/** Those, and what it has in common with the search of the whole site. */
export type GuideSearchCopy = GuideSearchLabels & Pick<SiteSearchCopy, 'states' | 'synonyms'>;

/** The index of the documentation: its three shelves. */
export type GuideIndexCopy = {
  tabs: string;
  /** Name of each tab and, under it, what its pages are for. */
  shelves: Record<GuideKind, { label: string; text: string }>;
};
