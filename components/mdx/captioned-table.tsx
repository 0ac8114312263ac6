import type { ReactNode } from 'react';

/** A table with its caption above. */
export function CaptionedTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="wide my-6 sm:my-10 [&>div]:mt-3 [&>div]:mb-0">
      <figcaption className="text-small font-semibold">{caption}</figcaption>
      {children}
    </figure>
  );
}
