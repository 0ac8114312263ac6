import type { ReactNode } from 'react';
import { headingOf } from '@/lib/content/slug';
import { wordsOf } from './words-of';

type HeadingProps = { children?: ReactNode };

/** The anchor and what is shown of a heading, which is one text wherever it names its anchor. */
function parts(children: ReactNode): { id: string; shown: ReactNode } {
  const { id, text } = headingOf(wordsOf(children));
  return { id, shown: typeof children === 'string' ? text : children };
}

/** A heading leads to itself, so that its address can be copied; a sign shows it. */
function Permalink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className="permalink">
      {children}
    </a>
  );
}

/** A chapter heading. Its id comes from its text; the table of contents links to it. */
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
