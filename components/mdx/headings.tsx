import type { ReactNode } from 'react';
import { headingOf } from '@/lib/content/slug';
import { wordsOf } from './words-of';

type HeadingProps = { children?: ReactNode };

/** The anchor of a heading, and its content without the anchor. */
function parts(children: ReactNode): { id: string; shown: ReactNode } {
  const { id, text } = headingOf(wordsOf(children));
  return { id, shown: typeof children === 'string' ? text : children };
}

/** A link of a heading to itself, so that its address can be copied. */
function Permalink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className="permalink">
      {children}
    </a>
  );
}

/** A chapter heading. The table of contents links to it. */
export function ChapterHeading({ children }: HeadingProps) {
  const { id, shown } = parts(children);
  return (
    <h2
      id={id}
      className="mt-9 border-t border-rule pt-5 text-heading-3 sm:mt-14 sm:pt-6 first:mt-0 first:border-t-0 first:pt-0"
    >
      <Permalink id={id}>{shown}</Permalink>
    </h2>
  );
}

export function PartHeading({ children }: HeadingProps) {
  const { id, shown } = parts(children);
  return (
    <h3 id={id} className="mt-7 text-heading-4 sm:mt-10">
      <Permalink id={id}>{shown}</Permalink>
    </h3>
  );
}
