import { Icon } from '@/components/ui/icon';
import type { ComparisonCell, ComparisonRow } from '@/lib/schema/plan';

export type Comparison = {
  /** Caption for screen readers. */
  caption: string;
  /** Heading of the first column. */
  rowHeading: string;
  /** Headings of the compared columns, one per cell of a row. */
  columns: string[];
  groups: { title: string; rows: ComparisonRow[] }[];
  /** Text alternative of the check mark. */
  yes: string;
  /** Text alternative of the cross. */
  no: string;
  /** Of three columns a phone shows two at a time: each choice names the column that it hides. */
  pairs?: { legend: string; choices: readonly { label: string; without: 0 | 1 | 2 }[] };
};

/**
 * A comparison table with a sticky header. It is a table at every width, so that its cells keep their headers. On a phone long
 * words are hyphenated, and two of three columns are visible.
 */
export function ComparisonTable({ table }: { table: Comparison }) {
  return (
    <div className="comparison">
      {table.pairs && <Pairs pairs={table.pairs} />}
      <Table table={table} />
    </div>
  );
}

/** Radio buttons above the table, on a phone. comparison-table.css hides the column that the checked one names. */
function Pairs({ pairs }: { pairs: NonNullable<Comparison['pairs']> }) {
  return (
    <fieldset className="comparison-pairs">
      <legend className="label-text mb-1">{pairs.legend}</legend>
      {pairs.choices.map(({ label, without }, index) => (
        <label key={label} className="flex min-h-11 items-center gap-3 font-medium">
          <input
            type="radio"
            name="confronto"
            value={without}
            defaultChecked={index === 0}
            className="checkbox"
          />
          {label}{' '}
        </label>
      ))}
    </fieldset>
  );
}

function Table({ table }: { table: Comparison }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-left text-note wrap-anywhere hyphens-auto sm:text-small">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="sticky top-16 z-10 bg-(--surface) lg:top-[4.5rem] print:static print:bg-transparent [&_th]:border-b [&_th]:border-current [&_th]:py-3 [&_th]:align-bottom sm:[&_th]:py-4">
        <tr>
          <th scope="col" className="w-[33%] sm:w-[34%] font-normal">
            <span className="opacity-80">{table.rowHeading}</span>
          </th>
          {table.columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="pl-3 font-display text-heading-4 font-medium max-sm:text-note sm:pl-4"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {table.groups.map((group) => (
        <tbody key={group.title} className="break-inside-avoid">
          <tr>
            {/* One less than the number of columns, because a phone may hide one. */}
            <th scope="rowgroup" colSpan={table.columns.length} className="label-text pt-7 pb-2 sm:pt-9">
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.label} className="*:border-t *:border-rule *:py-2.5 *:align-baseline sm:*:py-3">
              <th scope="row" className="font-normal">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={table.columns[index]} className="figures pl-3 sm:pl-4">
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
