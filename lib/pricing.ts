import { PEOPLE } from './link-choices';
import type { ComparisonRow, Plan } from './schema/plan';

const MONTHS = 12;

/** The price of a year, in whole cents. */
type AnnualPrice = {
  /** The yearly invoice, for one user. */
  perYear: number;
  /** The yearly invoice spread over twelve months. */
  perMonth: number;
  /** Twelve single months, without the discount. */
  fullYear: number;
};

/**
 * Price of a year paid at once. The discount is taken from the yearly sum, which is invoiced, and rounded to the cent.
 * @param monthly whole cents for one month
 * @param discountPercent from 0 to 100
 */
export function annualPrice(monthly: number, discountPercent: number): AnnualPrice {
  const fullYear = monthly * MONTHS;
  const perYear = Math.round((fullYear * (100 - discountPercent)) / 100);
  return { perYear, perMonth: Math.round(perYear / MONTHS), fullYear };
}

/**
 * The prices of each number of people with the first plan that is large enough, in whole cents.
 * @returns `beyond`: the plan for more people than the priced plans allow
 */
export function pricesByPeople(plans: readonly Plan[], discountPercent: number) {
  const pricedPlans = plans.flatMap((plan) => (plan.price === null ? [] : [{ plan, price: plan.price }]));
  const rows = PEOPLE.flatMap((people) => {
    const first = pricedPlans.find(({ plan }) => people <= plan.ceiling);
    if (!first) return [];
    const monthly = first.price * people;
    return [{ people, plan: first.plan, monthly, ...annualPrice(monthly, discountPercent) }];
  });
  const plan = plans.find(({ price }) => price === null);
  const people = Math.max(...pricedPlans.map((priced) => priced.plan.ceiling));
  return { rows, beyond: plan && { people, plan } };
}

const amounts = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  useGrouping: 'always',
});

/** An amount in Italian, without the euro sign: no decimals for whole euros, otherwise two. */
export const formatAmount = (cents: number): string => amounts.format(cents / 100);

/** A number in Italian: 10.000. */
export const formatCount = (count: number): string => amounts.format(count);

/** A ceiling in Italian, or the word for none. */
export const formatCeiling = (ceiling: number, unlimited: string): string =>
  Number.isFinite(ceiling) ? formatCount(ceiling) : unlimited;

/** An amount with the euro sign, after a no-break space. */
export const formatEuro = (cents: number): string => `${formatAmount(cents)}\u00a0€`;

/**
 * The monthly price of a plan for a number of people, VAT excluded.
 * @throws if the plan has no price
 */
export function monthlyPrice(plan: Plan | undefined, people: number): string {
  if (!plan || plan.price === null)
    throw new Error('content/offer.ts says what people pay for the first two plans: they need a price.');
  return formatEuro(plan.price * people);
}

/**
 * The two rows of prices in a comparison of plans.
 * @param labels of the two rows, and `custom` for the cells of a plan without a price
 */
export function priceRows(
  plans: Plan[],
  discountPercent: number,
  labels: { monthly: string; annual: string; custom: string },
): ComparisonRow[] {
  const row = (label: string, amount: (monthly: number) => number) => ({
    label,
    cells: plans.map(({ price }) => (price === null ? labels.custom : formatEuro(amount(price)))),
  });
  return [
    row(labels.monthly, (monthly) => monthly),
    row(labels.annual, (monthly) => annualPrice(monthly, discountPercent).perMonth),
  ];
}
