import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { annualPrice, formatAmount, formatEuro } from '@/lib/pricing';
import type { Plan } from '@/lib/schema/plan';

/** The words around the plans. */
export type PlansCopy = {
  /** Heading of the sheet, for the outline of the page. */
  title: string;
  /** At the head of the margin: what sheet this is and what its amounts are. */
  sheet: { title: string; note: string };
  /** Note on the popular plan. */
  popular: string;
  payment: {
    legend: string;
    monthly: string;
    annual: string;
    /** Beside the annual choice. */
    discount: string;
    /** What paying by the year saves. */
    note: string;
  };
  /** Headings of the rows. */
  rows: { price: string; documents: string; users: string; features: string; notIncluded: string };
  /** Said after every amount. */
  vat: string;
  /** Price of the plan without a list price. */
  custom: string;
  /** What that price depends on. */
  customNote: string;
  /** Before the amount of a single month, where both stand together. */
  monthlyHint: string;
  /** Before the monthly amount that results from paying by the year. */
  annualHint: string;
  /** After the amount of a whole year. */
  perYear: string;
  /** Before the amount of twelve single months. */
  insteadOf: string;
  /** For readers who hear the sheet, where a plan excludes nothing. */
  nothing: string;
  /** Under the sheet. */
  footnote: string;
};

type PlansProps = { plans: Plan[]; copy: PlansCopy; discountPercent: number };

const rule = 'border-t border-rule';
const label = 'rubric lg:sr-only';

/**
 * The tariff sheet: one sheet, ruled into a column a plan; the names of the rows stand in a margin of their own on wide
 * screens and above each value on the others. The switch between monthly and annual prices is two radio buttons and
 * `:has()`; a browser without it hides the switch and prints both prices, and so does paper. Columns start at 43rem,
 * because a sheet of A4 has room for them.
 */
export function Plans({ plans, copy, discountPercent }: PlansProps) {
  return (
    <section aria-labelledby="piani-titolo" className="wrap pb-12 lg:pb-24">
      <h2 id="piani-titolo" className="sr-only">
        {copy.title}
      </h2>
      <div className="group/plans grid rounded-sheet border border-rule border-t-ink bg-sheet shadow-sheet min-[43rem]:grid-cols-3 lg:grid-cols-[13rem_repeat(3,minmax(0,1fr))] print:shadow-none">
        <div className="min-[43rem]:col-span-3 lg:col-span-1 lg:row-span-7 lg:grid lg:grid-rows-subgrid">
          <div className="px-5 pt-5 min-[43rem]:pt-8 lg:px-6 lg:pt-7">
            <p className="font-display text-heading-4 font-medium">{copy.sheet.title}</p>
            <p className="text-note">{copy.sheet.note}</p>
            <AtAGlance plans={plans} copy={copy} discountPercent={discountPercent} />
          </div>
          <PaymentSwitch copy={copy.payment} />
          {[copy.rows.documents, copy.rows.users, copy.rows.features, copy.rows.notIncluded].map((row) => (
            <p key={row} aria-hidden="true" className={`rubric hidden px-6 py-5 lg:block ${rule}`}>
              {row}
            </p>
          ))}
        </div>
        {plans.map((plan) => (
          <PlanColumn key={plan.name} plan={plan} copy={copy} discountPercent={discountPercent} />
        ))}
      </div>
      <p className="mt-5 max-w-[70ch] text-small">{copy.footnote}</p>
    </section>
  );
}

/** On a phone the three prices stand together in the first screen, each leading to its plan. */
function AtAGlance({ plans, copy, discountPercent }: PlansProps) {
  return (
    <ul className="mt-3 grid grid-cols-[auto_auto_auto] justify-between border-y border-rule py-2 min-[43rem]:hidden">
      {plans.map((plan) => (
        <li key={plan.name}>
          <a href={`#${headingId(plan)}`} className="group/item block py-1">
            <span className="block text-note underline decoration-control underline-offset-4 group-hover/item:text-accent">
              {plan.name}
            </span>
            <span className="figures font-display text-heading-3 font-medium whitespace-nowrap">
              {plan.price === null ? (
                copy.custom
              ) : (
                <>
                  <span className="group-has-[#pagamento-annuale:checked]/plans:hidden">{`${formatAmount(plan.price)}\u00a0€`}</span>
                  <span className="hidden group-has-[#pagamento-annuale:checked]/plans:inline">
                    {formatEuro(annualPrice(plan.price, discountPercent).perMonth)}
                  </span>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const headingId = (plan: Plan) => `piano-${plan.name.toLowerCase()}`;

function PaymentSwitch({ copy }: { copy: PlansCopy['payment'] }) {
  const choices = [
    { id: 'pagamento-mensile', text: copy.monthly, extra: '', initial: true },
    { id: 'pagamento-annuale', text: copy.annual, extra: copy.discount, initial: false },
  ];
  return (
    <fieldset className="hidden px-5 pt-4 pb-5 supports-[selector(:has(*))]:block lg:row-span-2 lg:px-6 lg:pt-6 print:*:hidden">
      <legend className="rubric float-left mb-1 w-full">{copy.legend}</legend>
      <div className="clear-both flex flex-wrap gap-x-8 lg:block">
        {choices.map(({ id, text, extra, initial }) => (
          <label key={id} htmlFor={id} className="flex min-h-11 items-center gap-3 font-medium">
            <input
              type="radio"
              id={id}
              name="pagamento"
              value={id}
              defaultChecked={initial}
              className="checkbox cursor-pointer"
            />
            <span>
              {text}
              {extra && <span className="block text-note">{extra}</span>}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 max-w-[40ch] text-note">{copy.note}</p>
    </fieldset>
  );
}

function PlanColumn({
  plan,
  copy,
  discountPercent,
}: {
  plan: Plan;
  copy: PlansCopy;
  discountPercent: number;
}) {
  const heading = headingId(plan);
  return (
    <article
      aria-labelledby={heading}
      className="relative break-inside-avoid border-t border-ink min-[43rem]:border-rule min-[43rem]:row-span-7 min-[43rem]:grid min-[43rem]:grid-rows-subgrid min-[43rem]:not-nth-2:border-l lg:border-t-0 lg:border-l"
    >
      {plan.popular && <span aria-hidden="true" className="absolute -inset-x-px -top-px h-1 bg-accent" />}
      <div className="px-5 pt-5 min-[43rem]:pt-8 lg:px-6 lg:pt-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={heading} className="text-heading-3">
            {plan.name}
          </h3>
          {plan.popular && (
            <p className="text-note font-semibold text-accent min-[43rem]:max-lg:absolute min-[43rem]:max-lg:top-2">
              {copy.popular}
            </p>
          )}
        </div>
        <p className="mt-1 max-w-[40ch] text-small lg:mt-2">{plan.description}</p>
      </div>
      <div className="px-5 pt-4 lg:px-6 lg:pt-6">
        <Price plan={plan} copy={copy} discountPercent={discountPercent} />
      </div>
      <p className="px-5 pt-4 pb-5 lg:px-6 lg:pt-5 lg:pb-7 print:py-3 print:*:hidden">
        <ButtonLink href={plan.href} variant={plan.popular ? 'primary' : 'quiet'} className="w-full">
          {plan.buttonText}
        </ButtonLink>
      </p>
      <dl className="contents">
        {[
          { row: copy.rows.documents, value: plan.documents },
          { row: copy.rows.users, value: plan.users },
        ].map(({ row, value }) => (
          <div
            key={row}
            className={`flex items-baseline justify-between gap-4 px-5 py-2.5 min-[43rem]:py-4 min-[43rem]:block lg:px-6 ${rule}`}
          >
            <dt className={label}>{row}</dt>
            <dd className="figures font-display text-heading-3">{value}</dd>
          </div>
        ))}
        <div className={`px-5 py-4 lg:px-6 lg:py-5 ${rule}`}>
          <dt className={label}>{copy.rows.features}</dt>
          <dd className="mt-2 lg:mt-0">
            <Items items={plan.features} sign="check" />
          </dd>
        </div>
        <div
          className={`px-5 py-4 text-ink-muted lg:px-6 lg:py-5 ${rule} ${plan.notIncluded.length > 0 ? '' : 'max-[43rem]:hidden'}`}
        >
          <dt className={label}>{copy.rows.notIncluded}</dt>
          <dd className="mt-2 lg:mt-0">
            {plan.notIncluded.length > 0 ? (
              <Items items={plan.notIncluded} sign="cross" />
            ) : (
              <>
                <span aria-hidden="true">—</span>
                <span className="sr-only">{copy.nothing}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </article>
  );
}

function Items({ items, sign }: { items: string[]; sign: 'check' | 'cross' }) {
  return (
    <ul className="grid gap-1.5 text-small lg:gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon
            name={sign}
            className={
              sign === 'check'
                ? 'mt-[0.35rem] w-3 flex-none self-start'
                : 'mx-px mt-[0.4rem] w-2.5 flex-none self-start'
            }
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** One cell for both prices: they lie on each other, so that the switch moves nothing on the page. */
function Price({ plan, copy, discountPercent }: { plan: Plan; copy: PlansCopy; discountPercent: number }) {
  if (plan.price === null) {
    return <Amount value={copy.custom} terms={`${plan.period}, ${copy.vat}`} note={copy.customNote} words />;
  }
  const annual = annualPrice(plan.price, discountPercent);
  const terms = `${plan.period}, ${copy.vat}`;
  const layer = 'supports-[selector(:has(*))]:[grid-area:1/1] print:[grid-area:auto]! print:visible!';
  // Where both prices stand under each other, each says which one it is.
  const both = 'rubric mb-2 supports-[selector(:has(*))]:hidden print:block!';
  return (
    <div className="grid gap-y-4">
      <div className={`${layer} group-has-[#pagamento-annuale:checked]/plans:invisible`}>
        <p className={both}>{copy.monthlyHint}</p>
        <Amount
          value={formatAmount(plan.price)}
          sign="€"
          terms={terms}
          note={`${copy.annualHint} ${formatEuro(annual.perMonth)}, ${copy.vat}`}
          noteOnScreenOnly
        />
      </div>
      <div className={`${layer} group-has-[#pagamento-mensile:checked]/plans:invisible`}>
        <p className={both}>{copy.annualHint}</p>
        <Amount
          value={formatAmount(annual.perMonth)}
          sign="€"
          terms={terms}
          note={`${formatEuro(annual.perYear)} ${copy.perYear} ${copy.insteadOf} ${formatEuro(annual.fullYear)}, ${copy.vat}`}
        />
      </div>
    </div>
  );
}

type AmountProps = {
  value: string;
  sign?: string;
  words?: boolean;
  terms: string;
  note: string;
  /** On paper both prices stand under each other: one need not name the other. */
  noteOnScreenOnly?: boolean;
};

/** A price in large tabular figures; a price in words is set smaller on the same baseline. */
function Amount({ value, sign, words, terms, note, noteOnScreenOnly }: AmountProps) {
  return (
    <>
      <p className="figures font-display text-[clamp(3rem,2.2rem+2.2vw,4.25rem)] leading-none font-medium tracking-tight whitespace-nowrap">
        {words ? <span className="text-[0.7em] tracking-normal">{value}</span> : value}
        {sign && <span className="text-[0.55em] font-normal">{`\u00a0${sign}`}</span>}
      </p>
      <p className="mt-2 text-small font-medium">{terms}</p>
      <p className={`figures mt-0.5 text-note ${noteOnScreenOnly ? 'print:hidden' : ''}`}>{note}</p>
    </>
  );
}
