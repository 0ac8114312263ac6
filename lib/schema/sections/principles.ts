/** A principle, and what one can look at to see that it holds. */
type Principle = { name: string; text: string; evidence: string };

/** Principles as the entries of a numbered register. */
export type PrinciplesCopy = {
  id: string;
  margin: string;
  title: string;
  /** Headings of the register: the principle, what holds, how it is seen. */
  columns: readonly [principle: string, rule: string, evidence: string];
  items: readonly Principle[];
};
