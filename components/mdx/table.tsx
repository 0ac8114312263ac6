import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { tableRoles as as } from '@/components/ui/table-roles';

type Parent = { children?: ReactNode };
type Cell = Parent & {
  /** The first cell of a row is its header. */
  heading?: boolean;
  /** Column heading, which small screens show beside the value. */
  column?: ReactNode;
};

const elements = (node: ReactNode) => Children.toArray(node).filter((child) => isValidElement<Parent>(child));

/** Marks the first cell of a row as its header and tells every other cell its column heading. */
function withColumnNames(children: ReactNode): ReactNode {
  const [head, ...bodies] = elements(children);
  const names = elements(elements(head?.props.children)[0]?.props.children).map(
    (cell) => cell.props.children,
  );
  const named = (cell: ReactElement<Cell>, index: number) =>
    cloneElement(
      cell,
      index === 0 ? { heading: true } : { column: names.length > 2 ? names[index] : undefined },
    );
  const rows = (body: ReactElement<Parent>) =>
    elements(body.props.children).map((row) =>
      cloneElement(row, {}, elements(row.props.children).map(named)),
    );
  return [head, ...bodies.map((body) => cloneElement(body, {}, rows(body)))];
}

/**
 * A Markdown table. On a phone each row becomes a block: its header, then one line per column with the column
 * heading. A table with two columns stays a table.
 */
export function TextTable({ children }: Parent) {
  return (
    <table
      {...as.table}
      className="wide my-8 w-full border-collapse text-left text-small max-sm:block print:text-note"
    >
      {withColumnNames(children)}
    </table>
  );
}

export function TableHead({ children }: Parent) {
  return (
    <thead {...as.group} className="border-b border-ink max-sm:block">
      {children}
    </thead>
  );
}

export function TableBody({ children }: Parent) {
  return (
    <tbody {...as.group} className="max-sm:block">
      {children}
    </tbody>
  );
}

export function TableRow({ children }: Parent) {
  return (
    <tr
      {...as.row}
      className="border-rule align-baseline max-sm:block in-[thead]:max-sm:flex in-[thead]:max-sm:gap-x-4 in-[tbody]:border-b in-[tbody]:max-sm:py-3.5"
    >
      {children}
    </tr>
  );
}

export function TableHeadCell({ children }: Parent) {
  return (
    <th
      {...as.columnHeader}
      className="py-3 pr-6 align-bottom font-semibold last:pr-0 max-sm:p-0 max-sm:pb-2 max-sm:nth-[n+3]:sr-only max-sm:[&:nth-child(2):not(:last-child)]:sr-only max-sm:last:font-normal"
    >
      {children}
    </th>
  );
}

/** A cell. The table sets `heading` and `column`. */
export function TableCell({ children, heading, column }: Cell) {
  if (heading) {
    return (
      <th {...as.rowHeader} className="py-3 pr-6 font-semibold max-sm:block max-sm:p-0">
        {children}
      </th>
    );
  }
  if (!column) {
    return (
      <td {...as.cell} className="py-3 max-sm:mt-1 max-sm:block max-sm:p-0">
        {children}
      </td>
    );
  }
  return (
    <td
      {...as.cell}
      className="py-3 pr-6 last:pr-0 max-sm:mt-1.5 max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-3 max-sm:p-0"
    >
      <span aria-hidden="true" className="text-[0.875rem] text-ink-muted sm:hidden">
        {column}
      </span>
      {/* One element, so that the grid does not separate the words and codes of a value. */}
      <span className="min-w-0">{children}</span>
    </td>
  );
}
