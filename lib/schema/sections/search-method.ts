/** A text on the map of meanings; coordinates from 0 to 100. */
type MapPoint = { text: string; x: number; y: number; near: boolean };

/** Passages placed by their meaning, with the question among them. */
export type MeaningMapCopy = {
  /** Text alternative of the drawing. */
  description: string;
  question: { text: string; x: number; y: number };
  points: readonly MapPoint[];
};

/** A query found to the letter and the look-alikes that are passed over. */
export type ExactMatchCopy = {
  query: string;
  lines: readonly { before: string; code: string; after: string; found: boolean }[];
  foundLabel: string;
  missedLabel: string;
};

/** A passage with its two scores, between 0 and 1. */
type FusionRow = { passage: string; meaning: number; text: number };

/** How two scores become one; the fused score is computed, never written. */
export type FusionCopy = {
  caption: string;
  columns: readonly [string, string, string, string];
  /** Weight of the words, between 0 and 1; the rest is the weight of the meaning. */
  weightText: number;
  /** Score under which a passage is not shown. */
  minScore: number;
  rows: readonly FusionRow[];
  /** Words on the line of the threshold. */
  thresholdLabel: string;
  /** Says of a row under the threshold that it is not shown. */
  hiddenLabel: string;
};

/** One stage of the search. */
export type MethodStage = { title: string; text: string };

/** How the hybrid search works: two searches, one list. */
export type SearchMethodCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  meaning: MethodStage & { picture: MeaningMapCopy };
  words: MethodStage & { picture: ExactMatchCopy };
  fusion: MethodStage & { picture: FusionCopy };
};
