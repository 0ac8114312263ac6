/** A question and its answer. */
export type FaqEntry = {
  /** Anchor of the item, unique on its page. */
  id: string;
  question: string;
  /** Paragraphs of the answer. */
  answer: readonly string[];
};

/** Questions of the same subject, under a heading of their own. */
export type FaqCategory = {
  /** Anchor of the heading. */
  id: string;
  title: string;
  entries: readonly FaqEntry[];
};

/** Words of the box that filters a list of questions. */
export type FaqFilterCopy = {
  label: string;
  placeholder: string;
  /** How many are left; `{left}` and `{all}` are replaced by the numbers. */
  left: string;
  /** The same for one. */
  oneLeft: string;
  /** What is said when none is left. */
  none: string;
};
