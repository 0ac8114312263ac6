import type { PlanTag } from './plan';

export type FaqEntry = {
  /** Anchor of the item, unique on its page. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** The lowest plan to which the answer applies. */
  plan?: PlanTag;
};
