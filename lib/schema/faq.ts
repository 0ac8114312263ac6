import type { PlanTag } from './plan';

export type FaqEntry = {
  /** Anchor of the item, unique on its page. */
  id: string;
  question: string;
  /** Paragraphs of the answer. */
  answer: readonly string[];
  /** The plan from which on the answer holds. */
  plan?: PlanTag;
};
