import type { PlanTag } from './plan';

/** A question and its answer. */
export type FaqEntry = {
  /** Anchor of the item, unique on its page. */
  id: string;
  question: string;
  /** Paragraphs of the answer. */
  answer: readonly string[];
  /** The plan that what it answers begins with. */
  plan?: PlanTag;
};
