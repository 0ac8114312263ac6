import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

type Parent = { children?: ReactNode };

const elements = (node: ReactNode) => Children.toArray(node).filter((child) => isValidElement<Parent>(child));

/** Hands every cell the name of its column, which narrow screens print in front of it. */
function withColumnNames(children: ReactNode): ReactNode {
  const [head, ...bodies] = elements(children);
  const names = elements(elements(head?.props.children)[0]?.props.children).map(
    (cell) => cell.props.children,
  );
  return [
    head,
    ...bodies.map((body) =>
      cloneElement(
        body,
        {},
        elements(body.props.children).map((row) =>
          cloneElement(
            row,
            {},
            elements(row.props.children).map((cell, index) =>
              cloneElement(cell as ReactElement<Parent & { column?: ReactNode }>, {
                column: index > 0 ? names[index] : undefined,
              }),
            ),
          ),
        ),
      ),
    ),
  ];
}

/** A table of a text. On a phone each row stands as a block of its own, so that nothing is cut or scrolled away. */
export function TextTable({ children }: Parent) {
  return (
    <table className="largo my-8 w-full border-collapse text-left text-piccolo max-sm:block print:text-nota">
      {withColumnNames(children)}
    </table>
  );
}

export function TableHead({ children }: Parent) {
  return <thead className="border-b border-inchiostro max-sm:sr-only">{children}</thead>;
}

export function TableBody({ children }: Parent) {
  return <tbody className="max-sm:block max-sm:border-t max-sm:border-inchiostro">{children}</tbody>;
}

export function TableRow({ children }: Parent) {
  return (
    <tr className="border-b border-filetto align-top max-sm:block max-sm:py-4 print:break-inside-avoid">
      {children}
    </tr>
  );
}

/** Name of a column. */
export function TableHeadCell({ children }: ComponentProps<'th'>) {
  return (
    <th scope="col" className="py-3 pr-6 align-bottom font-semibold last:pr-0">
      {children}
    </th>
  );
}

/** A cell; `column` is set by the table. */
export function TableCell({ children, column }: Parent & { column?: ReactNode }) {
  return (
    <td className="py-3 pr-6 last:pr-0 first:font-semibold max-sm:block max-sm:py-0 max-sm:pr-0 max-sm:not-first:mt-2">
      {column && (
        <span aria-hidden="true" className="rubrica block sm:hidden">
          {column}
        </span>
      )}
      {children}
    </td>
  );
}
