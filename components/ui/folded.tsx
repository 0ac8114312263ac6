import type { ReactNode } from 'react';
import { DisclosureSummary } from './disclosure';

type FoldedProps = {
  id?: string;
  label: string;
  /** The heading just above: a tap on it opens the content too, and it follows the label in the accessible name. */
  of?: string;
  children: ReactNode;
};

/**
 * Content that a phone shows only when it is opened; wider screens and paper always show it. Browsers without
 * `::details-content` (before Safari 18.4 and Firefox 143) collapse it everywhere.
 */
export function Folded({ id, label, of, children }: FoldedProps) {
  return (
    <details
      id={id}
      className="print:contents max-sm:border-y max-sm:border-rule sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]"
    >
      <DisclosureSummary
        aria-label={of && `${label}: ${of}`}
        className={`relative sm:supports-[selector(::details-content)]:hidden print:hidden ${of ? 'after:absolute after:inset-x-0 after:bottom-full after:h-11' : ''}`}
      >
        {label}
      </DisclosureSummary>
      {children}
    </details>
  );
}
