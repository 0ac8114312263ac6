import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { tableRoles as as } from '@/components/ui/table-roles';

type Parent = { children?: ReactNode };
type Cell = Parent & {
  /** The first cell of a row says what the row is about. */
  heading?: boolean;
  /** Name of the column, which narrow screens print beside the value. */
  column?: ReactNode;
};

const elements = (node: ReactNode) => Children.toArray(node).filter((child) => isValidElement<Parent>(child));

/** Tells the first cell of a row that it heads it, and every other cell the name of its column. */
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
 * A table of a text. On a phone each row is an entry: what it is about, and under it a line for every column, with its
 * name; the header keeps the name of the first. Where there are two columns it keeps both, and no entry repeats them.
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

/** Name of a column. */
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

/** A cell; `heading` and `column` are set by the table. */
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
      {/* One element, so that the grid does not take the words and codes of a value apart. */}
      <span className="min-w-0">{children}</span>
    </td>
  );
}
