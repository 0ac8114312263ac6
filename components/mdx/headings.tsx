import { isValidElement, type ReactNode } from 'react';
import { headingOf } from '@/lib/content/slug';

type HeadingProps = { children?: ReactNode };

/** The text of a heading without markup. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  return isValidElement<HeadingProps>(node) ? wordsOf(node.props.children) : '';
}

/** The anchor and what is shown of a heading, which is one text wherever it names its anchor. */
function parts(children: ReactNode): { id: string; shown: ReactNode } {
  const { id, text } = headingOf(wordsOf(children));
  return { id, shown: typeof children === 'string' ? text : children };
}

/** A chapter heading. Its id comes from its text; the table of contents links to it. */
export function ChapterHeading({ children }: HeadingProps) {
  const { id, shown } = parts(children);
  return (
    <h2
      id={id}
      className="mt-14 scroll-mt-28 border-t border-rule pt-6 text-heading-3 first:mt-0 first:border-t-0 first:pt-0 print:break-after-avoid"
    >
      {shown}
    </h2>
  );
}

export function PartHeading({ children }: HeadingProps) {
  const { id, shown } = parts(children);
  return (
    <h3 id={id} className="mt-10 scroll-mt-28 text-heading-4 print:break-after-avoid">
      {shown}
    </h3>
  );
}
