import { isValidElement, type ReactNode } from 'react';
import { slugify } from '@/lib/content/slug';

type HeadingProps = { children?: ReactNode };

/** The text of a heading without markup. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  return isValidElement<HeadingProps>(node) ? wordsOf(node.props.children) : '';
}

/** A chapter heading. Its id comes from its text; the table of contents links to it. */
export function ChapterHeading({ children }: HeadingProps) {
  return (
    <h2
      id={slugify(wordsOf(children))}
      className="mt-14 scroll-mt-28 border-t border-rule pt-6 text-heading-3 first:mt-0 first:border-t-0 first:pt-0 print:break-after-avoid"
    >
      {children}
    </h2>
  );
}

export function PartHeading({ children }: HeadingProps) {
  return (
    <h3 id={slugify(wordsOf(children))} className="mt-10 scroll-mt-28 text-heading-4 print:break-after-avoid">
      {children}
    </h3>
  );
}
