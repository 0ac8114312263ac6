import type { Link } from '../page';

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

/** The words around the plans. */
export type PlansCopy = {
  /** Heading of the sheet, for the outline of the page. */
  title: string;
  /** At the head of the margin: what sheet this is and what its amounts are. */
  sheet: { title: string; note: string };
  /** Note on the popular plan. */
  popular: string;
  payment: {
    legend: string;
    monthly: string;
    annual: string;
    /** Beside the annual choice. */
    discount: string;
    /** What paying by the year saves. */
    note: string;
  };
  /** Headings of the rows. */
  rows: { price: string; documents: string; users: string; features: string; notIncluded: string };
  /** Said after every amount. */
  vat: string;
  /** Price of the plan without a list price. */
  custom: string;
  /** What that price depends on. */
  customNote: string;
  /** Before the amount of a single month, where both stand together. */
  monthlyHint: string;
  /** Before the monthly amount that results from paying by the year. */
  annualHint: string;
  /** After the amount of a whole year. */
  perYear: string;
  /** Before the amount of twelve single months. */
  insteadOf: string;
  /** For readers who hear the sheet, where a plan excludes nothing. */
  nothing: string;
  /** Under the sheet. */
  footnote: string;
};

/** Conditions for a kind of organisation. */
export type SpecialPlan = { name: string; text: string; action: Link };

/** Words of the picture that sets a year paid by the month beside a year paid at once. */
export type YearCopy = {
  monthly: string;
  annual: string;
  saved: string;
  /** What the boxes are; `{months}` is replaced by the months that the discount gives. */
  caption: string;
};
