import { annualPrice, formatEuro, monthsSaved } from '@/lib/pricing';
import type { Plan, YearCopy } from '@/lib/schema/sections/plans';

type YearOfPricesProps = { plans: readonly Plan[]; discountPercent: number; copy: YearCopy };

const monthsOfYear = 12;

/**
 * A year of each plan with a list price, as twelve boxes: inked are those that somebody who pays by the year pays for,
 * highlighted those that the discount gives. Boxes are as long as what they cost, on one scale for all plans.
 */
export function YearOfPrices({ plans, discountPercent, copy }: YearOfPricesProps) {
  const priced = plans.flatMap(({ name, price }) =>
    price === null ? [] : [{ name, price, ...annualPrice(price, discountPercent) }],
  );
  const dearest = Math.max(...priced.map(({ price }) => price));
  const saved = monthsSaved(discountPercent);
  return (
    <figure>
      <dl className="grid gap-y-8">
        {priced.map((plan) => (
          <div key={plan.name} className="border-t border-filetto pt-4">
            <dt className="font-display text-titolo-4 font-medium">{plan.name}</dt>
            <dd className="mt-3">
              <Months share={plan.price / dearest} paid={monthsOfYear - saved} />
            </dd>
            <dd className="cifre mt-3 grid gap-x-10 gap-y-1 text-piccolo sm:grid-cols-[auto_auto_1fr]">
              <span>
                {copy.monthly}: <span className="font-semibold">{formatEuro(plan.fullYear)}</span>
              </span>
              <span>
                {copy.annual}: <span className="font-semibold">{formatEuro(plan.perYear)}</span>
              </span>
              <span>
                <mark>
                  {copy.saved}: <span className="font-semibold">{formatEuro(plan.saved)}</span>
                </mark>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-6 max-w-[70ch] text-nota text-inchiostro-tenue">
        {copy.caption.replace('{months}', saved.toLocaleString('it-IT'))}
      </figcaption>
    </figure>
  );
}

/** Percentages instead of a viewBox: boxes keep their height at every width. */
function Months({ share, paid }: { share: number; paid: number }) {
  const room = (100 * share) / monthsOfYear;
  const boxes = Array.from({ length: monthsOfYear }, (_, index) => ({
    at: index * room,
    inked: Math.max(0, Math.min(1, paid - index)),
  }));
  const width = room * 0.86;
  return (
    <svg aria-hidden="true" className="block h-7 w-full sm:h-9">
      {boxes.map(({ at, inked }) => (
        <g key={at}>
          <rect x={`${at}%`} width={`${width}%`} height="100%" className="fill-evidenza" />
          {inked > 0 && (
            <rect x={`${at}%`} width={`${width * inked}%`} height="100%" className="fill-inchiostro" />
          )}
        </g>
      ))}
    </svg>
  );
}
