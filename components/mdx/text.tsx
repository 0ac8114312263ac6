import type { ReactNode } from 'react';

type TextProps = { children?: ReactNode };

export function Paragraph({ children }: TextProps) {
  return <p className="mt-3 first:mt-0 sm:mt-4">{children}</p>;
}

export function BulletList({ children }: TextProps) {
  return (
    <ul className="mt-3 list-disc space-y-1.5 pl-5 sm:mt-4 sm:space-y-2 marker:text-control">{children}</ul>
  );
}

/** @param start its first number, where it goes on from another list */
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
    <blockquote className="my-6 border-l border-control pl-6 font-display text-lead leading-normal sm:my-8">
      {children}
    </blockquote>
  );
}
