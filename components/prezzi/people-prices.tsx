import { Scroller } from '@/components/ui/scroller';
import { withChoices } from '@/lib/link-choices';
import { formatEuro, pricesByPeople } from '@/lib/pricing';
import type { Plan } from '@/lib/schema/plan';

export type PeoplePricesCopy = {
  caption: string;
  columns: { people: string; monthly: string; annual: string; action: string };
  person: string;
  people: string;
  /** The link of a row, and the rest of its accessible name; `{people}` is replaced. */
  action: { label: string; rest: string };
  /** The row for more people than any plan with a price includes; `{people}` is replaced. */
  beyond: { label: string; price: string; action: string };
  note: string;
};

type PeoplePricesProps = { plans: readonly Plan[]; discountPercent: number; copy: PeoplePricesCopy };

const row = '*:border-b *:border-rule *:py-1.5 *:not-last:pr-2 sm:*:not-last:pr-4';

/** The price per month and per year for each number of people, with the plan that it belongs to. */
export function PeoplePrices({ plans, discountPercent, copy }: PeoplePricesProps) {
  const { rows, beyond } = pricesByPeople(plans, discountPercent);
  return (
    <>
      <Scroller label={copy.caption} className="scroll-cue">
        <table className="w-full border-t border-ink text-left">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className={`${row} text-note sm:text-small`}>
              {Object.values(copy.columns).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="align-bottom font-normal not-first:text-right print:last:hidden"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((price) => (
              <Row key={price.people} price={price} copy={copy} />
            ))}
            {beyond && (
              <tr className={row}>
                <RowHead
                  count={copy.beyond.label.replace('{people}', String(beyond.people))}
                  plan={beyond.plan.name}
                />
                <td colSpan={3}>
                  {copy.beyond.price}{' '}
                  <a href={withChoices(beyond.plan.href, beyond.plan.fill)} className="link font-semibold">
                    {copy.beyond.action}
                  </a>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </Scroller>
      <p className="mt-5 max-w-[70ch]">{copy.note}</p>
    </>
  );
}

type RowPrice = ReturnType<typeof pricesByPeople>['rows'][number];

/** A number of people, its plan and prices, and a link that chooses number and plan in the form. */
function Row({ price, copy }: { price: RowPrice; copy: PeoplePricesCopy }) {
  const { people, plan, monthly, perYear } = price;
  return (
    <tr className={row}>
      <RowHead count={`${people} ${people === 1 ? copy.person : copy.people}`} plan={plan.name} />
      <Amount>{formatEuro(monthly)}</Amount>
      <Amount>{formatEuro(perYear)}</Amount>
      <td className="text-right print:hidden" data-search-ignore>
        <a
          href={withChoices(plan.href, { ...plan.fill, persone: `${people}` })}
          className="link inline-flex min-h-11 items-center text-small font-semibold"
        >
          {copy.action.label}
          <span className="sr-only"> {copy.action.rest.replace('{people}', String(people))}</span>
        </a>
      </td>
    </tr>
  );
}

function RowHead({ count, plan }: { count: string; plan: string }) {
  return (
    <th scope="row" className="font-normal sm:whitespace-nowrap">
      <span className="figures font-display text-body font-medium whitespace-nowrap sm:text-heading-4">
        {count}
      </span>{' '}
      <span className="block text-note sm:inline sm:pl-2">{plan}</span>
    </th>
  );
}

function Amount({ children }: { children: string }) {
  return (
    <td className="figures text-right font-display text-body font-medium whitespace-nowrap sm:text-heading-4">
      {children}
    </td>
  );
}
