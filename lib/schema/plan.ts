/** One column of the tariff sheet (specification, section 3). */
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
  /** How many people may use it. */
  users: string;
  features: string[];
  /** What somebody could expect and does not get; may be empty. */
  notIncluded: string[];
  buttonText: string;
  /** Where the button leads (D11). */
  href: string;
  /** Marks the plan that most customers choose; at most one. */
  popular: boolean;
};
