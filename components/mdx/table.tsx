import {
  Children,
  type CSSProperties,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Scroller } from '@/components/ui/scroller';

type Parent = { children?: ReactNode };
type Cell = Parent & {
  /** How MDX says the alignment of a column; the policy forbids style attributes. */
  style?: CSSProperties;
  /** The first cell of a row is its header. */
  heading?: boolean;
};

const alignments: Partial<Record<string, string>> = { right: 'text-right', center: 'text-center' };
const alignment = (style?: CSSProperties) => alignments[style?.textAlign ?? ''] ?? '';

const elements = (node: ReactNode) => Children.toArray(node).filter((child) => isValidElement<Parent>(child));

/** Marks the first cell of a row as its header, which Markdown cannot say. */
function withRowHeaders(bodies: ReactElement<Parent>[]): ReactNode {
  const marked = (cell: ReactElement<Cell>, index: number) => cloneElement(cell, { heading: index === 0 });
  const rows = (body: ReactElement<Parent>) =>
    elements(body.props.children).map((row) =>
      cloneElement(row, {}, elements(row.props.children).map(marked)),
    );
  return bodies.map((body) => cloneElement(body, {}, rows(body)));
}

/** A Markdown table. On a phone, one with more than two columns scrolls sideways inside its frame. */
export function TextTable({ children, label }: Parent & { label: string }) {
  const [head, ...bodies] = elements(children);
  const columns = elements(elements(head?.props.children)[0]?.props.children).length;
  return (
    <Scroller label={label} className="wide my-6 scroll-cue sm:my-8">
      <table
        className={`w-full border-collapse text-left text-small max-sm:hyphens-auto print:text-note ${columns > 2 ? 'max-sm:[&_td]:min-w-24' : ''}`}
      >
        {head}
        {withRowHeaders(bodies)}
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

/** A cell. The table sets `heading`. */
export function TableCell({ children, heading, style }: Cell) {
  if (heading) {
    return (
      <th scope="row" className={`py-2 pr-2 font-semibold sm:py-3 sm:pr-6 ${alignment(style)}`.trimEnd()}>
        {children}
      </th>
    );
  }
  return <td className={`py-2 pr-2 last:pr-0 sm:py-3 sm:pr-6 ${alignment(style)}`.trimEnd()}>{children}</td>;
}
