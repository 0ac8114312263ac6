import type { ReactNode } from 'react';

/** A table with its caption above. */
export function CaptionedTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="wide my-10 [&>table]:mt-3 [&>table]:mb-0">
      <figcaption className="text-small font-semibold">{caption}</figcaption>
      {children}
    </figure>
  );
}
