import type { Choices } from '@/lib/link-choices';

export type Plan = {
  name: string;
  /** Cents of a euro, VAT excluded, for one user and one month; `null` where the price is agreed case by case. */
  price: number | null;
  /** The unit of the price: "per utente al mese". */
  period: string;
  /** The customers of the plan, in a sentence. */
  description: string;
  /** Its ceiling of documents. */
  documents: number;
  /** Where its data are. */
  data: string;
  /** Its ceiling of users, in words. */
  users: string;
  /** Its ceiling of users. */
  ceiling: number;
  features: string[];
  /** Features that customers may expect and the plan does not have. */
  notIncluded: string[];
  buttonText: string;
  /** Target of the button (D11). */
  href: string;
  /** Choices that the button makes in the target form. */
  fill: Choices & Required<Pick<Choices, 'interesse'>>;
  /** At most one plan. */
  popular: boolean;
};

/** A text, or a yes or no, shown as an icon with a text alternative. */
export type ComparisonCell = string | boolean;

export type ComparisonRow = { label: string; cells: ComparisonCell[] };

/** The lowest plan that includes a function, in words, for `PlanLabel`: "dal piano Professional". */
export type PlanTag = string;
