import type { ReactNode } from 'react';

/** A picture or an example with a caption. Wider than the text where there is room. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="wide my-6 sm:mt-10 sm:mb-12">
      {children}
      <figcaption className="mt-3 max-w-[60ch] text-small text-ink-muted">{caption}</figcaption>
    </figure>
  );
}
