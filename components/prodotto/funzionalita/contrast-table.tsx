import { tableRoles as as } from '@/components/ui/table-roles';

/** A row: how each of the two sides does it. */
type ContrastRow = { label: string; ours: string; theirs: string };

/** A comparison in words of the product with what it replaces. */
export type ContrastTableCopy = {
  /** Caption for screen readers. */
  caption: string;
  /** Headings of the three columns. A phone does not show the first. */
  columns: { row: string; ours: string; theirs: string };
  rows: readonly ContrastRow[];
  /** Explains the other side, and the conditions of the comparison. */
  note: string;
};

/** On a phone a row is a grid: the label above, the two sides below. */
const rowGrid = 'grid grid-cols-2 gap-x-4 md:table-row';
const line = 'md:border-t md:border-rule md:py-5 md:align-baseline';

/** Two ways to do the same things, in words. The column headings are sticky. */
export function ContrastTable({ copy }: { copy: ContrastTableCopy }) {
  return (
    <>
      <table
        {...as.table}
        className="block w-full border-separate border-spacing-0 text-left md:table md:table-fixed"
      >
        <caption className="sr-only">{copy.caption}</caption>
        <thead
          {...as.group}
          className="sticky top-16 z-10 block bg-paper md:table-header-group lg:top-[4.5rem] print:static"
        >
          <tr {...as.row} className={`${rowGrid} border-b border-ink`}>
            <th
              {...as.columnHeader}
              className="sr-only md:not-sr-only md:w-[24%] md:border-b md:border-ink md:py-3 md:text-small md:font-normal md:text-ink-muted"
            >
              {copy.columns.row}
            </th>
            <th
              {...as.columnHeader}
              className="py-3 font-display text-heading-4 font-medium md:border-b md:border-ink md:pr-8"
            >
              {copy.columns.ours}
            </th>
            <th
              {...as.columnHeader}
              className="py-3 font-display text-[1rem] leading-snug font-medium text-ink-muted md:border-b md:border-ink md:text-heading-4"
            >
              {copy.columns.theirs}
            </th>
          </tr>
        </thead>
        <tbody {...as.group} className="block md:table-row-group">
          {copy.rows.map((row) => (
            <tr
              key={row.label}
              {...as.row}
              className={`${rowGrid} break-inside-avoid border-t border-rule py-3 first:border-t-0 md:py-0`}
            >
              <th
                {...as.rowHeader}
                className={`col-span-2 pb-1 font-display text-heading-4 font-medium md:pr-6 ${line}`}
              >
                {row.label}
              </th>
              <td {...as.cell} className={`text-small md:pr-8 ${line}`}>
                {row.ours}
              </td>
              <td {...as.cell} className={`text-small text-ink-muted ${line}`}>
                {row.theirs}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-t border-rule pt-4 md:mt-0">
        <p className="max-w-[72ch] text-note text-ink-muted">{copy.note}</p>
      </div>
    </>
  );
}
