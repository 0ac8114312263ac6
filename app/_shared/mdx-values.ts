import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { plans, unlimited } from '@/content/plans';
import { site } from '@/content/site';
import { valueAt } from '@/lib/content/value-at';
import { formatCeiling } from '@/lib/pricing';
import type { ValueElement } from '@/lib/schema/mdx-elements';

const planByName = Object.fromEntries(
  plans.map((plan) => [plan.name, { ...plan, documents: formatCeiling(plan.documents, unlimited) }]),
);

/**
 * Values that MDX texts insert by name: `<Site field="mail.privacy" />` from content/site.ts, `<Value
 * field="retention.marketing" />` from content/figures.ts, `<Plan field="Professional.documents" />` from
 * content/plans.ts, `<Offer field="sizing" />` from content/offer.ts.
 */
export const mdxValues = {
  Site: (field) => valueAt(site, field, 'Site'),
  Value: (field) => valueAt(figures, field, 'Value'),
  Plan: (field) => valueAt(planByName, field, 'Plan'),
  Offer: (field) => valueAt(offer, field, 'Offer'),
} satisfies Record<ValueElement, (field: string) => string>;
