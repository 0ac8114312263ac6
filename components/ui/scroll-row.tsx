import type { ReactNode } from 'react';

/** Sheets side by side: on a phone its one child is a row that a finger or the arrow keys move, the next sheet in sight. */
export function ScrollRow({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      tabIndex={0}
      className="scroll-row"
    >
      {children}
    </div>
  );
}
