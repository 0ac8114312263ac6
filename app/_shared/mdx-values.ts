import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { plans, unlimited } from '@/content/plans';
import { site } from '@/content/site';
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

/**
 * The value at a path of a tree, as text.
 * @param element name of the MDX element, for the message
 * @throws if the tree has no such value; the message lists the valid paths
 */
export function valueAt(tree: object, field: string, element: string): string {
  const values = new Map(valuesByPath(tree));
  const text = values.get(field);
  if (text !== undefined) return text;
  throw new Error(
    `<${element} field="${field}" />: il campo non esiste. Quelli validi sono: ${[...values.keys()].join(', ')}.`,
  );
}

/** The printable values of a tree by path, such as "mail.privacy"; lists are joined by commas. */
function valuesByPath(tree: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = `${prefix}${key}`;
    if (typeof value !== 'object' || value === null) return [[path, String(value)]];
    if (!Array.isArray(value)) return valuesByPath(value, `${path}.`);
    return value.some((item) => typeof item === 'object') ? [] : [[path, value.join(', ')]];
  });
}
