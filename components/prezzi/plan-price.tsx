import { annualPrice, formatAmount, formatEuro } from '@/lib/pricing';
import type { Plan } from '@/lib/schema/plan';

export type PlanPriceCopy = {
  vat: string;
  custom: string;
  /** Below it, what a price that is agreed depends on. */
  customTerms: string;
  /** Above the monthly price, where both prices are visible. */
  monthlyHint: string;
  /** Before the price per month with annual payment. */
  annualHint: string;
  /** After the price of a whole year. */
  perYearLabel: string;
  /** Before the sum of twelve monthly payments. */
  insteadOf: string;
};

type PlanPriceProps = { plan: Plan; copy: PlanPriceCopy; discountPercent: number };

/** The price of a plan. The monthly and the annual price share a grid cell, so that the switch does not move the page. */
export function PlanPrice({ plan, copy, discountPercent }: PlanPriceProps) {
  if (plan.price === null) {
    return <Amount value={copy.custom} terms={copy.customTerms} isText />;
  }
  const annual = annualPrice(plan.price, discountPercent);
  const terms = `${plan.period}, ${copy.vat}`;
  const sameCell = 'supports-[selector(:has(*))]:[grid-area:1/1] print:[grid-area:auto]! print:visible!';
  // Only where both prices are visible.
  const labelClass = 'label-text mb-2 supports-[selector(:has(*))]:hidden print:block!';
  return (
    <div className="grid gap-y-4">
      <div className={`${sameCell} group-has-[#pagamento-annuale:checked]/plans:invisible`}>
        <p className={labelClass}>{copy.monthlyHint}</p>
        <Amount
          value={formatAmount(plan.price)}
          terms={terms}
          note={`${copy.annualHint} ${formatEuro(annual.perMonth)}, ${copy.vat}`}
          noteOnScreenOnly
        />
      </div>
      <div className={`${sameCell} group-has-[#pagamento-mensile:checked]/plans:invisible`}>
        <p className={labelClass}>{copy.annualHint}</p>
        <Amount
          value={formatAmount(annual.perMonth)}
          terms={terms}
          note={`${formatEuro(annual.perYear)} ${copy.perYearLabel} ${copy.insteadOf} ${formatEuro(annual.fullYear)}, ${copy.vat}`}
        />
      </div>
    </div>
  );
}

type AmountProps = {
  value: string;
  /** The value is a word, not a number. */
  isText?: boolean;
  terms: string;
  note?: string;
  /** For a note about the other price: a printed page shows both. */
  noteOnScreenOnly?: boolean;
};

/** A price in large type. A word is smaller, on the same baseline. */
function Amount({ value, isText, terms, note, noteOnScreenOnly }: AmountProps) {
  return (
    <>
      <p className="figures font-display text-[min(clamp(2.5rem,1.7rem+2.7vw,4.25rem),15vw)] leading-none font-medium tracking-tight whitespace-nowrap">
        {isText ? <span className="text-[0.7em] tracking-normal">{value}</span> : value}
        {!isText && <span className="text-[0.55em] font-normal">{'\u00a0€'}</span>}
      </p>
      {/* On a phone the head of the price list says it for all plans, and the prices by users for the last. */}
      <p className="mt-2 text-small font-medium max-[43rem]:hidden">{terms}</p>
      {note && (
        <p
          className={`figures mt-0.5 text-note max-[43rem]:hidden ${noteOnScreenOnly ? 'print:hidden' : ''}`}
        >
          {note}
        </p>
      )}
    </>
  );
}
