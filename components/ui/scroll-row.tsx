import type { ReactNode } from 'react';

/**
 * Items side by side. On a phone its single child is a row that scrolls by touch or arrow keys, with the next
 * item partly visible.
 */
export function ScrollRow({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form controls
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      className="scroll-row"
    >
      {children}
    </div>
  );
}
