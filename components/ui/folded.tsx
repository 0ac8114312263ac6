import type { ReactNode } from 'react';
import { DisclosureSummary } from './disclosure';

type FoldedProps = {
  id?: string;
  label: string;
  /** The heading just above: a tap on it opens the content too, and it follows the label in the accessible name. */
  of?: string;
  /** The width from which on it is open: a wide phone, or a desktop. */
  openFrom?: keyof typeof widths;
  children: ReactNode;
};

/** Written out, because Tailwind finds only whole class names. */
const widths = {
  sm: {
    details: 'max-sm:border-y max-sm:border-rule sm:details-content:[content-visibility:visible]',
    summary: 'sm:supports-[selector(::details-content)]:hidden',
  },
  lg: {
    details: 'max-lg:border-y max-lg:border-rule lg:details-content:[content-visibility:visible]',
    summary: 'lg:supports-[selector(::details-content)]:hidden',
  },
};

/**
 * Content that a phone shows only when it is opened; wider screens and paper always show it. Browsers without
 * `::details-content` (before Safari 18.4 and Firefox 143) collapse it everywhere.
 */
export function Folded({ id, label, of, openFrom = 'sm', children }: FoldedProps) {
  const { details, summary } = widths[openFrom];
  return (
    <details
      id={id}
      className={`folded print:contents print:details-content:[content-visibility:visible] ${details}`}
    >
      <DisclosureSummary
        // With an anchor it is a part of its own in the search, and its label names that part.
        data-search-ignore={id ? undefined : ''}
        aria-label={of && `${label}: ${of}`}
        className={`relative print:hidden ${summary} ${of ? 'font-text text-small font-normal after:absolute after:inset-x-0 after:bottom-full after:h-11' : ''}`}
      >
        {label}
      </DisclosureSummary>
      {children}
    </details>
  );
}
