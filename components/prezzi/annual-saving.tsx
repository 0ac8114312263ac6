import type { ReactNode } from 'react';
import { annualPrice, formatEuro, monthsSaved } from '@/lib/pricing';
import type { Plan } from '@/lib/schema/plan';

/** The words of the comparison between monthly and annual payment. */
export type AnnualSavingCopy = {
  monthly: string;
  annual: string;
  saved: string;
  /** Explains the boxes. `{months}` is replaced by the number of free months. */
  caption: string;
};

type AnnualSavingProps = { plans: readonly Plan[]; discountPercent: number; copy: AnnualSavingCopy };

const monthsOfYear = 12;

/**
 * The cost of one year for each plan with a list price, as twelve boxes. Dark boxes are the months that an
 * annual payment covers; light ones are the months that the discount saves. The width of a box is its price,
 * on one scale for all plans.
 */
export function AnnualSaving({ plans, discountPercent, copy }: AnnualSavingProps) {
  const priced = plans.flatMap(({ name, price }) =>
    price === null ? [] : [{ name, price, ...annualPrice(price, discountPercent) }],
  );
  const dearest = Math.max(...priced.map(({ price }) => price));
  const saved = monthsSaved(discountPercent);
  return (
    <figure>
      <dl className="grid gap-y-5 sm:gap-y-8">
        {priced.map((plan) => (
          <div key={plan.name} className="border-t border-rule pt-4">
            <dt className="font-display text-heading-4 font-medium">{plan.name}</dt>
            <dd className="mt-3">
              <Months share={plan.price / dearest} paid={monthsOfYear - saved} />
            </dd>
            <dd className="mt-3 grid grid-cols-3 gap-x-3 sm:gap-x-8">
              <Amount label={copy.monthly}>{formatEuro(plan.fullYear)}</Amount>
              <Amount label={copy.annual}>{formatEuro(plan.perYear)}</Amount>
              <Amount label={copy.saved}>
                <mark>{formatEuro(plan.saved)}</mark>
              </Amount>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-5 max-w-[70ch] text-note">
        {copy.caption.replace('{months}', saved.toLocaleString('it-IT'))}
      </figcaption>
    </figure>
  );
}

/** An amount above its label, so that amounts align however long the labels are. */
function Amount({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex flex-col-reverse justify-end">
      <span className="text-note leading-snug">{label}</span>{' '}
      <span className="figures font-display text-heading-4 font-medium whitespace-nowrap sm:text-heading-3">
        {children}
      </span>
    </p>
  );
}

/** Percentages instead of a viewBox: the boxes keep their height at every width. */
function Months({ share, paid }: { share: number; paid: number }) {
  const room = (100 * share) / monthsOfYear;
  const boxes = Array.from({ length: monthsOfYear }, (_, index) => ({
    at: index * room,
    inked: Math.max(0, Math.min(1, paid - index)),
  }));
  const width = room * 0.86;
  return (
    <svg aria-hidden="true" className="block h-7 w-full overflow-visible sm:h-9">
      {boxes.map(({ at, inked }) => (
        <g key={at}>
          <rect
            x={`${at}%`}
            y="0.5"
            width={`${width}%`}
            height="98%"
            className="fill-highlight stroke-control"
          />
          {inked > 0 && <rect x={`${at}%`} width={`${width * inked}%`} height="100%" className="fill-ink" />}
        </g>
      ))}
    </svg>
  );
}
