import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { decidingRows, plans } from '@/content/plans';

/** `null` is no ceiling: props of an island are JSON. */
const ceiling = (count: number) => (Number.isFinite(count) ? count : null);

/** The rules of the plans, the cheapest first. */
export const planRules = plans.map((plan, index) => ({
  name: plan.name,
  price: plan.price,
  notIncluded: plan.notIncluded,
  interest: plan.fill.interesse,
  documents: ceiling(plan.documents),
  users: ceiling(plan.ceiling),
  ai: Boolean(decidingRows.ai.cells[index]),
  ownServers: Boolean(decidingRows.ownServers.cells[index]),
}));

export const fileKinds = { read: figures.formats, afterStep: offer.images.extensions };
