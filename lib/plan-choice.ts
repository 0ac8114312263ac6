import type { INTERESTS } from './link-choices';
import { annualPrice } from './pricing';
import type { Plan } from './schema/plan';

/** What an organisation needs. More users than a priced plan allows are one more than its ceiling. */
export type Needs = { ownServers: boolean; documents: number; users: number; ai: boolean };
export type Need = keyof Needs;

/** What a plan allows, as plain data for an island: `null` is no ceiling. */
export type PlanRules = Pick<Plan, 'name' | 'price' | 'notIncluded'> & {
  interest: keyof typeof INTERESTS;
  documents: number | null;
  users: number | null;
  ai: boolean;
  ownServers: boolean;
};

const isWithin = (count: number, ceiling: number | null) => ceiling === null || count <= ceiling;

/** The needs that a plan does not meet, in the order in which the answer names them. */
function unmetNeeds(plan: PlanRules, { ownServers, documents, users, ai }: Needs): Need[] {
  const met = {
    ownServers: plan.ownServers || !ownServers,
    documents: isWithin(documents, plan.documents),
    users: isWithin(users, plan.users),
    ai: plan.ai || !ai,
  };
  return (Object.keys(met) as Need[]).filter((need) => !met[need]);
}

/** A plan with its price per month and year in whole cents; without one if the plan or the number of users has none. */
function pricedPlan(plan: PlanRules, users: number, discountPercent: number) {
  if (plan.price === null || !isWithin(users, plan.users)) return { plan };
  const monthly = plan.price * users;
  return { plan, price: { monthly, perYear: annualPrice(monthly, discountPercent).perYear } };
}

/**
 * The first plan that meets all needs, and the one before it with what it lacks: that decides.
 * @param plans the cheapest first
 */
export function choosePlan(plans: readonly PlanRules[], needs: Needs, discountPercent: number) {
  const index = plans.findIndex((plan) => unmetNeeds(plan, needs).length === 0);
  const [plan, cheaper] = [plans[index], plans[index - 1]];
  if (!plan) return undefined;
  return {
    ...pricedPlan(plan, needs.users, discountPercent),
    cheaper: cheaper && {
      ...pricedPlan(cheaper, needs.users, discountPercent),
      lacks: unmetNeeds(cheaper, needs),
    },
  };
}

export type PlanChoice = NonNullable<ReturnType<typeof choosePlan>>;

/** The number that somebody has typed, such as "52.300"; undefined if it is none. */
export function typedCount(text: string): number | undefined {
  const digits = text.replace(/[.\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
