import type { ComponentProps, ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';

type TextProps = { children?: ReactNode };

export function Paragraph({ children }: TextProps) {
  return <p className="mt-3 first:mt-0 sm:mt-4">{children}</p>;
}

export function BulletList({ children }: TextProps) {
  return (
    <ul className="mt-3 list-disc space-y-1.5 pl-5 sm:mt-4 sm:space-y-2 marker:text-control">{children}</ul>
  );
}

/** @param start the first number of a list that continues another one */
export function NumberedList({ children, start }: TextProps & { start?: number }) {
  return (
    <ol
      start={start}
      className="mt-3 list-decimal space-y-1.5 pl-6 sm:mt-4 sm:space-y-2 marker:text-ink-muted"
    >
      {children}
    </ol>
  );
}

export function Quotation({ children }: TextProps) {
  return (
    <blockquote className="my-5 border-l border-control pl-6 font-display text-intro leading-normal sm:my-8">
      {children}
    </blockquote>
  );
}

/** A picture or an example with a caption. Wider than the text where there is room. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="wide my-5 sm:mt-10 sm:mb-12">
      {children}
      <figcaption className="mt-3 max-w-[60ch] text-small text-ink-muted">{caption}</figcaption>
    </figure>
  );
}

/** A note beside the text. Its title says the kind of note. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="my-5 border-l-2 border-ink py-1 pl-5 sm:my-8">
      <p className="font-semibold">{title}</p>
      <div className="mt-1">{children}</div>
    </aside>
  );
}

type QuoteProps = { author: string; source?: string; children: ReactNode };

export function Quote({ author, source, children }: QuoteProps) {
  return (
    <figure className="my-10 border-l-2 border-ink pl-6">
      <blockquote className="font-display text-intro leading-normal">{children}</blockquote>
      <figcaption className="mt-3 text-note text-ink-muted">
        <span className="font-semibold text-ink">{author}</span>{' '}
        {source && <cite className="block not-italic">{source}</cite>}
      </figcaption>
    </figure>
  );
}

/** Numbered steps: the numbers of the list are in the margin. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** A link in running text. External links open a new tab and say so (D4). */
export function TextLink({ href = '', children, newTab }: ComponentProps<'a'> & { newTab: string }) {
  if (href.startsWith('https://')) {
    return <ExternalLink link={{ label: children, href }} newTab={newTab} className="link" />;
  }
  return (
    <a href={href} className="link">
      {children}
    </a>
  );
}
