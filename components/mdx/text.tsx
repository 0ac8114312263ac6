import type { ReactNode } from 'react';

type TextProps = { children?: ReactNode };

export function Paragraph({ children }: TextProps) {
  return <p className="mt-4 first:mt-0">{children}</p>;
}

export function BulletList({ children }: TextProps) {
  return <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-control">{children}</ul>;
}

/** @param start its first number, where it goes on from another list */
export function NumberedList({ children, start }: TextProps & { start?: number }) {
  return (
    <ol start={start} className="mt-4 list-decimal space-y-2 pl-6 marker:text-ink-muted">
      {children}
    </ol>
  );
}

export function Quotation({ children }: TextProps) {
  return (
    <blockquote className="my-8 border-l border-control pl-6 font-display text-lead leading-normal">
      {children}
    </blockquote>
  );
}
