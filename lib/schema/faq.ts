export type FaqEntry = {
  /** Anchor of the item, unique on its page. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
};
