import type { PlanTag } from './plan';

/** A question with its answer. */
export type FaqEntry = {
  /** Anchor of the item, unique on its page. */
  id: string;
  question: string;
  /** Paragraphs of the answer. */
  answer: readonly string[];
  /** The lowest plan to which the answer applies. */
  plan?: PlanTag;
};
