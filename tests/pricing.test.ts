import { describe, expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { comparison, planCards, special } from '@/content/pages/prezzi';
import { intro } from '@/content/pages/richiedi-demo';
import { plans } from '@/content/plans';
import type { Field } from '@/lib/forms/field';
import { forms } from '@/lib/forms/forms';
import { INTERESTS, PEOPLE } from '@/lib/link-choices';
import { annualPrice, formatEuro, pricesByPeople } from '@/lib/pricing';

// The amounts that visitors read are tested with /prezzi.
it.each([
  [3333, 33],
  [4999, 12.5],
])('an annual price is exact in whole cents: %i cents a month, %d percent off', (monthly, percent) => {
  const price = annualPrice(monthly, percent);
  expect(Object.values(price).every(Number.isInteger)).toBe(true);
  expect(price.perYear).toBeLessThanOrEqual(price.fullYear);
  // Each of twelve months is rounded by half a cent at most.
  expect(Math.abs(price.perMonth * 12 - price.perYear)).toBeLessThanOrEqual(6);
});

describe('the price list', () => {
  it('has the same names of plans as forms and messages to staff (D44)', () => {
    const linked = [...plans, ...special.plans.map(({ name, action }) => ({ name, fill: action.fill }))];
    expect(linked).toHaveLength(5);
    for (const { name, fill } of linked) expect(INTERESTS[fill.interesse]).toBe(name);
  });

  it('names the plan for more people, and the ceilings of the others (D37)', () => {
    const { beyond } = pricesByPeople(plans, figures.annualDiscountPercent);
    expect([beyond?.people, beyond?.plan.name]).toEqual([PEOPLE.at(-1), 'Enterprise']);
    for (const { users, ceiling } of plans)
      expect(users).toMatch(Number.isFinite(ceiling) ? new RegExp(`^fino a ${ceiling}$`) : /^illimitati$/);
  });

  it('states the number of required fields of the demo form', () => {
    const required = Object.values<Field>(forms.demo.fields).filter((field) => field.required);
    expect(required).toHaveLength(5);
    for (const sentence of [planCards.free, intro.next.steps[0]]) expect(sentence).toContain('cinque dati');
  });

  it('agrees with the sentences of the offer about three, five and six people, and about data (D37)', () => {
    const [standard = 0, professional = 0] = plans.map(({ price }) => price ?? 0);
    for (const cents of [3 * standard, 5 * standard, 6 * professional])
      expect(offer.users).toContain(` ${formatEuro(cents)}`);
    expect(Object.keys(offer.dataByPlan)).toEqual(plans.map(({ name }) => name));
  });

  it('compares every plan in every row', () => {
    for (const row of comparison.table.groups.flatMap((group) => group.rows)) {
      expect(row.cells, row.label).toHaveLength(plans.length);
    }
  });
});
