import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { withChoices } from '@/lib/link-choices';
import { formatEuro, pricesByPeople } from '@/lib/pricing';
import type { Plan } from '@/lib/schema/plan';

/** The words of the table of what a number of people pays. */
export type PeoplePricesCopy = {
  /** Caption for screen readers. */
  caption: string;
  /** Headings of the columns. */
  columns: { people: string; monthly: string; annual: string; saved: string; action: string };
  /** After each amount: what it is paid for. */
  units: { monthly: string; annual: string; saved: string };
  person: string;
  people: string;
  /** Label of the button of a row, and its whole name; `{people}` and `{plan}` are replaced. */
  action: { label: string; rest: string };
  /** The row of those who are more than the last plan with a price takes; `{people}` is replaced. */
  beyond: { label: string; price: string; action: string };
  note: string;
};

type PeoplePricesProps = { plans: readonly Plan[]; discountPercent: number; copy: PeoplePricesCopy };

const row =
  'flex flex-wrap items-center gap-3 border-b border-rule py-4 sm:table-row sm:*:border-b sm:*:border-rule sm:*:py-3.5 sm:*:pr-4 sm:*:last:pr-0';

/**
 * What a number of people pays, by the month and by the year, with the plan that takes them. On a phone each row is a
 * card, whose cells say by themselves what they are.
 */
export function PeoplePrices({ plans, discountPercent, copy }: PeoplePricesProps) {
  const { rows, beyond } = pricesByPeople(plans, discountPercent);
  const { columns, units } = copy;
  return (
    <>
      <table className="block w-full border-t border-ink text-left sm:table">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="sm:*:border-b sm:*:border-rule sm:*:py-3 sm:*:pr-4 sm:*:last:pr-0 sm:*:align-bottom sm:*:text-small sm:*:font-normal">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className="last:text-right print:last:hidden">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map(({ people, plan, monthly, perYear, saved }) => (
            <tr key={people} className={row}>
              <RowHead count={`${people} ${people === 1 ? copy.person : copy.people}`} plan={plan.name} />
              <Amount unit={units.monthly}>{formatEuro(monthly)}</Amount>
              <Amount unit={units.annual}>{formatEuro(perYear)}</Amount>
              <Amount unit={units.saved}>
                <mark>{formatEuro(saved)}</mark>
              </Amount>
              <Action
                href={withChoices(plan.href, { ...plan.fill, persone: `${people}` })}
                label={copy.action.label}
                rest={copy.action.rest.replace('{people}', String(people)).replace('{plan}', plan.name)}
              />
            </tr>
          ))}
          {beyond && (
            <tr className={row}>
              <RowHead
                count={copy.beyond.label.replace('{people}', String(beyond.people))}
                plan={beyond.plan.name}
              />
              <td colSpan={3} className="order-last grow basis-full">
                {copy.beyond.price}
              </td>
              <Action href={withChoices(beyond.plan.href, beyond.plan.fill)} label={copy.beyond.action} />
            </tr>
          )}
        </tbody>
      </table>
      <p className="mt-5 max-w-[70ch] text-note">{copy.note}</p>
    </>
  );
}

/** How many people, and under it the plan that takes them. */
function RowHead({ count, plan }: { count: string; plan: string }) {
  return (
    <th scope="row" className="grow basis-[calc(100%-8rem)] font-normal">
      <span className="figures block font-display text-heading-4 font-medium">{count}</span>{' '}
      <span className="text-small">{plan}</span>
    </th>
  );
}

function Amount({ unit, children }: { unit: string; children: ReactNode }) {
  return (
    <td className="figures order-last grow basis-20 self-start leading-snug whitespace-nowrap">
      <span className="font-display text-heading-4 font-medium max-[23rem]:text-body">{children}</span>{' '}
      <span className="block text-note whitespace-normal">{unit}</span>
    </td>
  );
}

/** A link as a button; `rest` completes its name for those who hear it without its row. */
function Action({ href, label, rest }: { href: string; label: string; rest?: string }) {
  return (
    <td className="ml-auto text-right print:hidden">
      <ButtonLink href={href} variant="quiet" size="small" className="whitespace-nowrap">
        {label}
        {rest && <span className="sr-only"> {rest}</span>}
      </ButtonLink>
    </td>
  );
}
