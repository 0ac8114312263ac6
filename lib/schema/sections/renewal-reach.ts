import type { Passage } from './passage';

/** What a renewal does to the papers of one client. */
export type ReachedClient = {
  /** "Cliente 014": invented and generic. */
  client: string;
  file: string;
  /** Page of the file, digits only. */
  page: string;
  /** The client's own wording of the rule. */
  passage: Passage;
  /** What is left to do, in two or three words. */
  outcome: string;
  /** Why, in a short sentence. */
  reason: string;
  /** Whether the paper still holds the old rule and has to be mended. */
  outdated: boolean;
};

/** A clause of a collective agreement, old words and new ones, and the clients' papers that it touches. */
export type RenewalReach = {
  /** What the picture shows, in a sentence or two. */
  caption: string;
  clause: {
    file: string;
    page: string;
    /** Number and heading. */
    heading: string;
    /** Paragraphs that the renewal has left alone, above and below. */
    above: string;
    below: string;
    before: string;
    old: string;
    new: string;
    after: string;
    /** From when, and in whose words. */
    note: string;
  };
  /** Label above the list of clients. */
  label: string;
  pageLabel: string;
  clients: readonly ReachedClient[];
  /** What all of it adds up to. */
  summary: string;
};
