import { Icon } from '@/components/ui/icon';
import { tableRoles as as } from '@/components/ui/table-roles';
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

/** On a phone a row is a grid: the label across the whole width, below it one column per compared thing. */
function phoneGrid(columns: number) {
  if (columns === 2) return 'grid grid-cols-2 min-[43rem]:table-row';
  if (columns === 3) return 'grid grid-cols-3 min-[43rem]:table-row';
  throw new RangeError(`A phone has room for two or three compared columns, not ${columns}.`);
}

/**
 * A comparison table with a sticky header. An ordinary table from 43rem, which also fits an A4 page. Below
 * that the label of a row is above its values, so that nothing scrolls sideways.
 */
export function ComparisonTable({ table }: { table: Comparison }) {
  const rowGrid = phoneGrid(table.columns.length);
  return (
    <table
      {...as.table}
      className="block w-full border-separate border-spacing-0 text-small min-[43rem]:table min-[43rem]:table-fixed"
    >
      <caption className="sr-only">{table.caption}</caption>
      <thead
        {...as.group}
        className="sticky top-16 z-10 block bg-paper min-[43rem]:table-header-group lg:top-[4.5rem] print:static print:bg-transparent"
      >
        <tr {...as.row} className={rowGrid}>
          <th
            {...as.columnHeader}
            className="sr-only min-[43rem]:not-sr-only min-[43rem]:w-[34%] min-[43rem]:border-b min-[43rem]:border-ink min-[43rem]:py-4 min-[43rem]:text-left min-[43rem]:font-normal min-[43rem]:text-ink-muted"
          >
            {table.rowHeading}
          </th>
          {table.columns.map((column) => (
            <th
              key={column}
              {...as.columnHeader}
              className="border-b border-ink py-3 pr-2 text-left font-display text-[1rem] font-medium min-[43rem]:py-4 min-[43rem]:pl-4 min-[43rem]:text-heading-4"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {table.groups.map((group) => (
        <tbody
          key={group.title}
          {...as.group}
          className="block break-inside-avoid min-[43rem]:table-row-group"
        >
          <tr {...as.row} className="block min-[43rem]:table-row">
            <th
              {...as.groupHeader}
              colSpan={table.columns.length + 1}
              className="rubric block pt-5 pb-1.5 text-left min-[43rem]:pt-9 min-[43rem]:pb-2 min-[43rem]:table-cell"
            >
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr
              key={row.label}
              {...as.row}
              className={`${rowGrid} border-t border-rule py-2 min-[43rem]:py-0`}
            >
              <th
                {...as.rowHeader}
                className="col-span-full text-left font-medium min-[43rem]:border-t min-[43rem]:border-rule min-[43rem]:py-3 min-[43rem]:pr-4 min-[43rem]:align-baseline min-[43rem]:font-normal"
              >
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={table.columns[index]}
                  {...as.cell}
                  className="figures pr-2 text-ink min-[43rem]:border-t min-[43rem]:border-rule min-[43rem]:py-3 min-[43rem]:pl-4 min-[43rem]:align-baseline"
                >
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
      <Icon name={cell ? 'check' : 'cross'} className={cell ? 'inline w-4' : 'inline w-3 text-control'} />
      <span className="sr-only">{cell ? yes : no}</span>
    </>
  );
}
