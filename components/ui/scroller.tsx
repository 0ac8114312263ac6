import type { ReactNode } from 'react';

type ScrollerProps = {
  /** Its accessible name, for visitors who reach it by keyboard. */
  label: string;
  className: string;
  children: ReactNode;
};

/** Lets something wide scroll sideways by touch or arrow keys, so that the page does not. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    // A group, not a region: many landmarks with the same name would be useless.
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form controls
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      className={`relative overflow-x-auto print:overflow-visible ${className}`}
    >
      {children}
    </div>
  );
}
