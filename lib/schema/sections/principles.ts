/** A principle, and what one can look at to see that it holds. */
type Principle = { name: string; text: string; evidence: string };

/** Principles as the articles of a charter. */
export type PrinciplesCopy = {
  id: string;
  margin: string;
  title: string;
  /** Stands before what one can look at. */
  evidenceLabel: string;
  items: readonly Principle[];
};
