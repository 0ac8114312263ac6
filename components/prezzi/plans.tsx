import type { Plan } from '@/lib/schema/plan';
import { PlanColumn, type PlanColumnCopy } from './plan-column';

export type PlansCopy = PlanColumnCopy & {
  /** Heading, for screen readers. */
  title: string;
  /** Name of the table, and a note on its prices. */
  priceList: { title: string; note: string };
  payment: { legend: string; monthly: string; annual: string; discount: string; note: string };
  /** The steps from a button to the trial. */
  free: string;
};

type PlansProps = { plans: Plan[]; copy: PlansCopy; discountPercent: number };

/**
 * The price table: one column per plan. On wide screens the row headings are in their own column; on others they are
 * above each value. Two radio buttons and `:has()` switch between monthly and annual prices. Paper, and browsers without
 * `:has()`, show both prices and no switch. Columns start at 43rem, which fits an A4 page.
 */
export function Plans({ plans, copy, discountPercent }: PlansProps) {
  return (
    <section aria-labelledby="piani-titolo" className="wrap pb-7 lg:pb-24">
      <h2 id="piani-titolo" className="sr-only">
        {copy.title}
      </h2>
      <div className="group/plans grid rounded-sheet border border-rule border-t-ink bg-sheet shadow-sheet min-[43rem]:grid-cols-3 lg:grid-cols-[13rem_repeat(3,minmax(0,1fr))] print:break-inside-avoid print:shadow-none">
        <div className="print:hidden min-[43rem]:col-span-3 lg:col-span-1 lg:row-span-8 lg:grid lg:grid-rows-subgrid">
          <div className="px-[20px] pt-4 min-[43rem]:pt-8 lg:px-6 lg:pt-7">
            <p className="font-display text-heading-4 font-medium">{copy.priceList.title}</p>
            <p className="text-note">{copy.priceList.note}</p>
          </div>
          <PaymentSwitch copy={copy.payment} />
          {[
            copy.rows.data,
            copy.rows.documents,
            copy.rows.users,
            copy.rows.features,
            copy.rows.notIncluded,
          ].map((row) => (
            <p
              key={row}
              aria-hidden="true"
              className="label-text hidden border-t border-rule px-6 py-5 lg:block"
            >
              {row}
            </p>
          ))}
        </div>
        {plans.map((plan) => (
          <PlanColumn key={plan.name} plan={plan} copy={copy} discountPercent={discountPercent} />
        ))}
      </div>
      <p className="mt-4 max-w-[70ch] text-small">{copy.free}</p>
    </section>
  );
}

function PaymentSwitch({ copy }: { copy: PlansCopy['payment'] }) {
  const choices = [
    { id: 'pagamento-mensile', text: copy.monthly, extra: '', isInitial: true },
    { id: 'pagamento-annuale', text: copy.annual, extra: copy.discount, isInitial: false },
  ];
  return (
    <fieldset className="hidden px-[20px] pt-1 pb-3 min-[43rem]:pt-4 supports-[selector(:has(*))]:block min-[43rem]:pb-5 lg:row-span-2 lg:px-6 lg:pt-6 print:*:hidden">
      <legend className="label-text float-left mb-1 w-full max-[43rem]:sr-only">{copy.legend}</legend>
      <div className="clear-both flex flex-wrap gap-x-8 lg:block">
        {choices.map(({ id, text, extra, isInitial }) => (
          <label key={id} htmlFor={id} className="flex min-h-11 items-center gap-3 font-medium">
            <input
              type="radio"
              id={id}
              name="pagamento"
              value={id}
              defaultChecked={isInitial}
              className="checkbox cursor-pointer"
            />
            <span>
              {text} {extra && <span className="block text-note">{extra}</span>}
            </span>{' '}
          </label>
        ))}
      </div>
      <p className="mt-1 max-w-[40ch] text-note min-[43rem]:mt-2 min-[43rem]:text-small">{copy.note}</p>
    </fieldset>
  );
}
