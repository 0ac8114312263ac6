import type { ReactNode } from 'react';

/** Numbered steps: the numbers of the Markdown list stand in the margin. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
