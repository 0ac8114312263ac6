import { Icon } from '@/components/ui/icon';
import type { ComparisonCell, ComparisonRow } from '@/lib/schema/plan';

/** Rows under a common heading. */
type ComparisonGroup = { title: string; rows: ComparisonRow[] };

export type Comparison = {
  /** Caption for screen readers. */
  caption: string;
  /** Heading of the first column. */
  rowHeading: string;
  /** Headings of the compared columns: one per cell of a row. */
  columns: string[];
  groups: ComparisonGroup[];
  /** Text alternative of the check mark. */
  yes: string;
  /** Text alternative of the cross. */
  no: string;
};

type ComparisonTableProps = {
  table: Comparison;
  /** Classes with the widths of the compared columns on a phone, where their words differ much in length. */
  phoneWidths?: readonly string[];
};

/**
 * A comparison table with a sticky header. A table at every width, so that its cells keep their headers; a phone gets
 * smaller type, and long words are hyphenated.
 */
export function ComparisonTable({ table, phoneWidths = [] }: ComparisonTableProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-left text-[0.8125rem] wrap-anywhere hyphens-auto max-sm:leading-snug max-[22rem]:text-[0.75rem] sm:text-small">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="sticky top-16 z-10 bg-(--surface) lg:top-[4.5rem] print:static print:bg-transparent [&_th]:border-b [&_th]:border-current [&_th]:py-3 [&_th]:align-bottom sm:[&_th]:py-4">
        <tr>
          <th scope="col" className="w-[28.5%] font-normal sm:w-[34%]">
            <span className="opacity-80">{table.rowHeading}</span>
          </th>
          {table.columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`pl-2 font-display font-medium tracking-tight sm:w-auto sm:pl-4 sm:text-heading-4 sm:tracking-normal ${phoneWidths[index] ?? ''}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {table.groups.map((group) => (
        <tbody key={group.title} className="break-inside-avoid">
          <tr>
            <th scope="rowgroup" colSpan={table.columns.length + 1} className="rubric pt-7 pb-2 sm:pt-9">
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.label} className="*:border-t *:border-rule *:py-2.5 *:align-baseline sm:*:py-3">
              <th scope="row" className="font-normal">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={table.columns[index]} className="figures pl-2 sm:pl-4">
                  <Value cell={cell} yes={table.yes} no={table.no} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Value({ cell, yes, no }: { cell: ComparisonCell; yes: string; no: string }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      <Icon name={cell ? 'check' : 'cross'} className={cell ? 'inline w-4' : 'inline w-3 opacity-60'} />
      <span className="sr-only">{cell ? yes : no}</span>
    </>
  );
}
