import type { Link } from '@/lib/schema/page';

export type OfferStripCopy = {
  /** Plans and places, in one line. */
  conditions: string;
  price: Link;
};

/** What every promise of the page depends on, said once: the plan, and the price. */
export function OfferStrip({ copy }: { copy: OfferStripCopy }) {
  return (
    <div className="wrap pb-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-8">
        <span className="py-1.5 font-display text-heading-4 font-medium">{copy.conditions}</span>{' '}
        <a href={copy.price.href} className="link py-3 text-small">
          {copy.price.label}
        </a>
      </p>
    </div>
  );
}
