import type { Solution } from './solutions';

/** A difficulty of an institution, the department that has it, and what the product does about it. */
type Finding = {
  /** The department: "Revisione interna". */
  desk: string;
  /** The difficulty in a sentence. */
  title: string;
  /** What it costs. */
  text: string;
  answer: Solution;
};

/** The findings of an institution, in the columns of an audit report. */
export type FindingsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Anchor of the list. */
  listId: string;
  labels: { desk: string; finding: string; answer: string; evidence: string };
  items: readonly Finding[];
};
