import type { ReactNode } from 'react';

type QuoteProps = {
  author: string;
  /** The source of the quote. */
  source?: string;
  children: ReactNode;
};

/** A quote with the name of its author. */
export function Quote({ author, source, children }: QuoteProps) {
  return (
    <figure className="my-10 border-l-2 border-accent pl-6">
      <blockquote className="font-display text-lead leading-normal">{children}</blockquote>
      <figcaption className="mt-3 text-note text-ink-muted">
        <span className="font-semibold text-ink">{author}</span>{' '}
        {source && <cite className="block not-italic">{source}</cite>}
      </figcaption>
    </figure>
  );
}
