import type { ReactNode } from 'react';
import { headingOf } from '@/lib/content/slug';
import { textOf } from './text-of';

type HeadingProps = { children?: ReactNode };

/** A heading with an anchor. It is a link to itself, so that its URL can be copied. */
function Heading({
  level: Level,
  className,
  children,
}: HeadingProps & { level: 'h2' | 'h3'; className: string }) {
  const { id, text } = headingOf(textOf(children));
  return (
    <Level id={id} className={className}>
      <a href={`#${id}`} className="permalink">
        {typeof children === 'string' ? text : children}
      </a>
    </Level>
  );
}

/** A chapter heading. The table of contents links to it. */
export function ChapterHeading({ children }: HeadingProps) {
  return (
    <Heading
      level="h2"
      className="mt-6 border-t border-rule pt-4 text-heading-3 sm:mt-14 sm:pt-6 first:mt-0 first:border-t-0 first:pt-0"
    >
      {children}
    </Heading>
  );
}

/** A heading inside a chapter. */
export function PartHeading({ children }: HeadingProps) {
  return (
    <Heading level="h3" className="mt-6 text-heading-4 sm:mt-10">
      {children}
    </Heading>
  );
}
