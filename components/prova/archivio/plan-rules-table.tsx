import { Scroller } from '@/components/ui/scroller';
import type { ComparisonRow } from '@/lib/schema/plan';

export type PlanRulesTableCopy = {
  caption: string;
  rowHeading: string;
  /** The names of the plans. */
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  yes: string;
  no: string;
};

const row = '*:border-b *:border-rule *:py-2 *:align-baseline *:not-last:pr-4';

/** The rows of the comparison that decide which plan fits. The table of /prezzi would make this page heavier than /prova. */
export function PlanRulesTable({ copy }: { copy: PlanRulesTableCopy }) {
  return (
    <Scroller label={copy.caption} className="scroll-cue">
      <table className="w-full border-t border-ink text-left text-small max-sm:text-note">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr className={row}>
            {[copy.rowHeading, ...copy.columns].map((heading) => (
              <th key={heading} scope="col" className="font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ label, cells }) => (
            <tr key={label} className={row}>
              <th scope="row" className="font-normal">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={copy.columns[index]}>
                  {typeof cell === 'string' ? cell : cell ? copy.yes : copy.no}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
