import {
  Children,
  type CSSProperties,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Scroller } from '@/components/ui/scroller';
import { textOf } from './text-of';

type Parent = { children?: ReactNode };
type Cell = Parent & {
  /** MDX passes the alignment of a column as `style`. It becomes a class, because the policy forbids style attributes. */
  style?: CSSProperties;
  /** The first cell of a row is its header. */
  heading?: boolean;
  /** Name of its column, if a phone stacks the cells. */
  column?: string | undefined;
};

const alignments: Partial<Record<string, string>> = { right: 'text-right', center: 'text-center' };
const alignment = (style?: CSSProperties) => alignments[style?.textAlign ?? ''] ?? '';

/** The elements of a node, without the line ends that MDX leaves between them. */
const elements = (node: ReactNode) => Children.toArray(node).filter((child) => isValidElement<Parent>(child));

/** Makes the first cell of each row its header, which Markdown cannot express, and names the columns of the others. */
function withHeaders(bodies: ReactElement<Parent>[], columns: readonly string[]): ReactNode {
  const withHeader = (cell: ReactElement<Cell>, index: number) =>
    cloneElement(cell, index === 0 ? { heading: true } : { column: columns[index] });
  const withRowHeader = (row: ReactElement<Parent>) =>
    cloneElement(row, {}, elements(row.props.children).map(withHeader));
  return bodies.map((body) => cloneElement(body, {}, elements(body.props.children).map(withRowHeader)));
}

/** A Markdown table. With more than two columns, a phone stacks the cells of a row under the names of their columns. */
export function TextTable({ children, label }: Parent & { label: string }) {
  const [head, ...bodies] = elements(children);
  const columns = elements(elements(head?.props.children)[0]?.props.children).map(textOf);
  const isStacked = columns.length > 2;
  return (
    <Scroller label={label} className="my-4 scroll-cue sm:my-8">
      <table
        className={`w-full border-collapse text-left text-small print:text-note ${isStacked ? 'stacked-cells' : ''}`}
      >
        {head}
        {withHeaders(bodies, isStacked ? columns : [])}
      </table>
    </Scroller>
  );
}

export function TableHead({ children }: Parent) {
  return <thead className="border-b border-ink">{children}</thead>;
}

export function TableRow({ children }: Parent) {
  return <tr className="border-rule align-baseline in-[tbody]:border-b">{children}</tr>;
}

export function TableHeadCell({ children, style }: Cell) {
  return (
    <th
      scope="col"
      className={`py-2 pr-2 align-bottom font-semibold last:pr-0 sm:py-3 sm:pr-6 ${alignment(style)}`.trimEnd()}
    >
      {children}
    </th>
  );
}

/** A cell of a body. `TextTable` sets `heading` and `column`. */
export function TableCell({ children, heading, column, style }: Cell) {
  if (heading) {
    return (
      <th scope="row" className={`py-2 pr-2 font-semibold sm:py-3 sm:pr-6 ${alignment(style)}`.trimEnd()}>
        {children}
      </th>
    );
  }
  return (
    <td data-column={column} className={`py-2 pr-2 last:pr-0 sm:py-3 sm:pr-6 ${alignment(style)}`.trimEnd()}>
      {children}
    </td>
  );
}

/** A table with its caption above, which the search reads, unlike a drawn one. */
export function CaptionedTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure data-search-keep="" className="my-5 sm:my-10 [&>div]:mt-3 [&>div]:mb-0">
      <figcaption className="text-small font-semibold">{caption}</figcaption>
      {children}
    </figure>
  );
}
