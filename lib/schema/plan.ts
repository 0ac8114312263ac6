import type { Choices } from '@/lib/link-choices';

/** A plan of the price list. */
export type Plan = {
  name: string;
  /** Cents of a euro, VAT excluded, for one user and one month; `null` where the price is agreed case by case. */
  price: number | null;
  /** What the price refers to, e.g. "per utente al mese". */
  period: string;
  /** Whom the plan is for, in a sentence. */
  description: string;
  /** How many documents it holds. */
  documents: string;
  /** How many people may use it, in words; `ceiling` is the number. */
  users: string;
  /** Explains `users`. */
  usersNote?: string;
  ceiling: number;
  features: string[];
  /** What could be expected and is not part of the plan; may be empty. */
  notIncluded: string[];
  buttonText: string;
  /** Where the button leads (D11). */
  href: string;
  /** Choices that it makes in the form there. */
  fill: Choices & Required<Pick<Choices, 'interesse'>>;
  /** At most one plan. */
  popular: boolean;
};

/** A text, or yes and no, which are drawn as icons with a text alternative. */
export type ComparisonCell = string | boolean;

export type ComparisonRow = { label: string; cells: ComparisonCell[] };

/** The lowest plan that includes a function, as `PlanLabel` shows it. */
export type PlanTag = {
  /** Read out before the name, not shown. */
  before: string;
  name: string;
};
