import { expect, it } from 'vitest';
import { offer } from '@/content/offer';
import { plans } from '@/content/plans';

it('the example says what three, five and six people pay a month (D37)', () => {
  const [standard, professional] = plans.map(({ price }) => (price ?? 0) / 100);
  for (const euro of [3 * (standard ?? 0), 5 * (standard ?? 0), 6 * (professional ?? 0)]) {
    expect(offer.users).toContain(` ${euro}\u00a0€`);
  }
  expect(offer.users).not.toMatch(/NaN|undefined/);
});

it('every plan of the price list says where data are', () => {
  expect(Object.keys(offer.dataByPlan)).toEqual(plans.map(({ name }) => name));
});
