import type { Link } from '../page';
import type { Passage } from './passage';

/** A file of the sample folder, as the product lists it. */
type FolderFile = {
  name: string;
  /** Class that the automatic classification has given it. */
  kind: string;
  /** What else the list says of it: pages, origin. */
  detail: string;
};

/** The folder from which all samples of a page are taken. */
export type FolderSheetCopy = {
  caption: string;
  title: string;
  place: string;
  state: string;
  files: readonly FolderFile[];
};

/** A question and its passages, each with the two scores that put it where it stands. */
export type HybridAnswersCopy = {
  caption: string;
  query: string;
  /** Weight of the words, between 0 and 1; the fused score is computed, never written. */
  weightText: number;
  weightLabel: string;
  scoreLabel: string;
  meaningLabel: string;
  wordsLabel: string;
  results: readonly {
    file: string;
    place: string;
    passage: Passage;
    /** Scores between 0 and 1. */
    meaning: number;
    words: number;
    /** What the passage was found for. */
    gloss: string;
  }[];
};

/** A phrase and the number of the source that it rests on. */
export type Cited = { text: string; sources: readonly number[] };

/** A numbered source at the foot of a text. */
export type NumberedSource = { number: number; file: string; place: string };

/** A summary and three documents written from the same sources. */
export type DraftSheetsCopy = {
  caption: string;
  summary: { label: string; text: string };
  report: { label: string; title: string; phrases: readonly Cited[] };
  slide: { label: string; title: string; points: readonly string[] };
  procedure: { label: string; title: string; steps: readonly string[] };
  sourcesLabel: string;
  sources: readonly NumberedSource[];
};

/** A conversation whose answers carry the numbers of their sources. */
export type FollowUpCopy = {
  caption: string;
  turns: readonly { who: string; asks: boolean; phrases: readonly Cited[] }[];
  sourcesLabel: string;
  sources: readonly NumberedSource[];
};

/** A scanned sheet and the text that was read from it. */
export type CrookedScanCopy = {
  caption: string;
  scan: {
    label: string;
    lines: readonly string[];
    stamp: readonly [string, string];
  };
  text: { label: string; state: string; paragraphs: readonly Passage[] };
};

/** A main function of the product. */
export type Feature = {
  /** Anchor. */
  id: string;
  title: string;
  text: string;
};

/** What the reading of scans is measured by. */
export type OcrClaims = {
  measures: readonly { name: string; value: string }[];
  languagesLabel: string;
  /** The listed languages and, at the end, how many others there are. */
  languages: string;
};

export type FeatureSpreadCopy = {
  search: Feature & { link: Link };
  drafts: Feature;
  chat: Feature;
  ocr: Feature & { claims: OcrClaims };
};
