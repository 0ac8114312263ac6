import { Icon } from '@/components/ui/icon';
import { tableRoles as as } from '@/components/ui/table-roles';
import type { ComparisonCell, ComparisonRow } from '@/lib/schema/comparison';

/** Rows that belong together under a heading. */
type ComparisonGroup = { title: string; rows: ComparisonRow[] };

/** A table that sets several things side by side. */
export type Comparison = {
  /** What the table compares; read before it, not shown. */
  caption: string;
  /** Heading of the first column. */
  rowHeading: string;
  /** Headings of the compared columns: as many as each row has cells. */
  columns: string[];
  groups: ComparisonGroup[];
  /** What the sign for yes says. */
  yes: string;
  /** What the sign for no says. */
  no: string;
};

/** On a phone a row is a grid: its label across it, under that as many columns as things are compared. */
function phoneGrid(columns: number) {
  if (columns === 2) return 'grid grid-cols-2 min-[43rem]:table-row';
  if (columns === 3) return 'grid grid-cols-3 min-[43rem]:table-row';
  throw new RangeError(`A phone has room for two or three compared columns, not ${columns}.`);
}

/**
 * Things side by side, with a header that stays in sight. From 43rem, for which a sheet of A4 has room too, an ordinary
 * table; below, each row sets its label over its values, so that nothing scrolls sideways.
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
