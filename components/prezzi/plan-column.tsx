import { ButtonLink } from '@/components/ui/button';
import { type Evidence, EvidenceNote } from '@/components/ui/evidence-note';
import { Icon } from '@/components/ui/icon';
import { formatCeiling, formatEuro } from '@/lib/pricing';
import type { Plan } from '@/lib/schema/plan';
import { PlanPrice, type PlanPriceCopy } from './plan-price';

export type PlanColumnCopy = PlanPriceCopy & {
  popular: string;
  /** The evidence that it is the popular plan. */
  evidence: Evidence;
  rows: {
    price: string;
    data: string;
    documents: string;
    users: string;
    features: string;
    notIncluded: string;
  };
  /** After the price, beside the number of users. */
  each: string;
  /** Opens the rest of a plan on a phone; `{documents}` and `{users}` are replaced. */
  preview: string;
  /** The ceiling of documents of a plan that has none. */
  unlimited: string;
  /** Read by screen readers if a plan includes everything. */
  nothing: string;
};

type PlanColumnProps = { plan: Plan; copy: PlanColumnCopy; discountPercent: number };

const rule = 'border-t border-rule';
const labelClass = 'label-text lg:sr-only';

const headingId = (plan: Plan) => `piano-${plan.name.toLowerCase()}`;

/**
 * A plan as a column of the price table. On a phone, where plans are below each other, what it includes is folded. Its rows
 * are those of the table, so that elements around them have no boxes.
 */
export function PlanColumn({ plan, copy, discountPercent }: PlanColumnProps) {
  const heading = headingId(plan);
  const documents = formatCeiling(plan.documents, copy.unlimited);
  return (
    <article
      aria-labelledby={heading}
      className="relative border-t border-ink max-[43rem]:flex max-[43rem]:flex-wrap max-[43rem]:items-center max-[43rem]:justify-between min-[43rem]:border-rule min-[43rem]:row-span-8 min-[43rem]:grid min-[43rem]:grid-rows-subgrid min-[43rem]:not-nth-2:border-l lg:border-t-0 lg:border-l"
    >
      {plan.popular && <span aria-hidden="true" className="absolute -inset-x-px -top-px h-1 bg-accent" />}
      <Heading id={heading} plan={plan} copy={copy} />
      <div className="px-[20px] pt-4 max-[43rem]:pr-0 lg:px-6 lg:pt-6">
        <PlanPrice plan={plan} copy={copy} discountPercent={discountPercent} />
      </div>
      <div className="px-[20px] pt-2 min-[43rem]:pt-4 min-[43rem]:pb-5 lg:px-6 lg:pt-5 lg:pb-7 print:py-3 print:*:hidden">
        <ButtonLink
          link={{ label: plan.buttonText, href: plan.href, fill: plan.fill }}
          variant={plan.popular ? 'primary' : 'quiet'}
          className="w-full max-[43rem]:px-4"
        />
      </div>
      <details className="folded group max-[43rem]:mt-2 max-[43rem]:basis-full min-[43rem]:contents min-[43rem]:details-content:contents print:contents print:details-content:contents">
        <summary
          data-search-ignore
          className="flex min-h-11 items-center justify-between gap-4 px-[20px] pb-1 text-note min-[43rem]:supports-[selector(::details-content)]:hidden print:hidden"
        >
          {copy.preview.replace('{documents}', documents).replace('{users}', plan.users)}
          <Icon name="plus" className="w-3.5 flex-none transition-[rotate] group-open:rotate-45" />
        </summary>
        <dl className="contents">
          <Quantity label={copy.rows.data} note={plan.data} />
          <Quantity label={copy.rows.documents} value={documents} />
          <Quantity
            label={copy.rows.users}
            value={plan.users}
            note={plan.price === null ? undefined : `${formatEuro(plan.price)} ${copy.each}`}
          />
          <div className={`px-[20px] py-4 lg:px-6 lg:py-5 ${rule}`}>
            <dt className={labelClass}>{copy.rows.features}</dt>
            <dd className="mt-2 lg:mt-0">
              <Items items={plan.features} sign="check" />
            </dd>
          </div>
          <div
            className={`px-[20px] py-4 text-ink-muted lg:px-6 lg:py-5 ${rule} ${plan.notIncluded.length > 0 ? '' : 'max-[43rem]:hidden'}`}
          >
            <dt className={labelClass}>{copy.rows.notIncluded}</dt>
            <dd className="mt-2 lg:mt-0">
              {plan.notIncluded.length > 0 ? (
                <Items items={plan.notIncluded} sign="cross" />
              ) : (
                <>
                  <span aria-hidden="true">—</span> <span className="sr-only">{copy.nothing}</span>
                </>
              )}
            </dd>
          </div>
        </dl>
      </details>
    </article>
  );
}

function Heading({ id, plan, copy }: { id: string; plan: Plan; copy: PlanColumnCopy }) {
  return (
    <div className="px-[20px] pt-4 max-[43rem]:basis-full min-[43rem]:pt-8 lg:px-6 lg:pt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={id} className="text-heading-3">
          {plan.name}
        </h3>
        {plan.popular && (
          <p className="text-note font-semibold min-[43rem]:max-lg:absolute min-[43rem]:max-lg:top-2">
            {copy.popular}
          </p>
        )}
      </div>
      {plan.popular && <EvidenceNote of={copy.evidence} />}
      <p className="mt-1 max-w-[40ch] text-note min-[43rem]:text-small lg:mt-2">{plan.description}</p>
    </div>
  );
}

type QuantityProps = { label: string; value?: string; note?: string | undefined };

/** A value of the plan: a number in large type, or words. */
function Quantity({ label, value, note }: QuantityProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 px-[20px] py-2.5 min-[43rem]:py-4 min-[43rem]:block lg:px-6 ${rule}`}
    >
      <dt className={labelClass}>{label}</dt>
      {value ? (
        <dd className="figures font-display text-heading-3">
          {value} {note && <span className="font-text text-small">{note}</span>}
        </dd>
      ) : (
        <dd className="text-small">{note}</dd>
      )}
    </div>
  );
}

/** A list with a sign before each item. */
function Items({ items, sign }: { items: string[]; sign: 'check' | 'cross' }) {
  return (
    <ul className="grid gap-1.5 text-small lg:gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name={sign} className={`h-[1lh] flex-none ${sign === 'check' ? 'w-3' : 'mx-px w-2.5'}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}
