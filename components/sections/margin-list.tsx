import type { ReactNode } from 'react';
import { DisclosureSummary } from '@/components/ui/disclosure';

// Whole class names, for Tailwind to find them.
const widths = {
  lg: {
    title: 'hidden lg:block',
    summary: 'lg:hidden',
    details:
      'max-lg:border-y max-lg:border-rule lg:text-small lg:details-content:[content-visibility:visible]',
  },
  xl: {
    title: 'hidden xl:block',
    summary: 'xl:hidden',
    details:
      'max-xl:border-y max-xl:border-rule xl:text-small xl:details-content:[content-visibility:visible]',
  },
};

type MarginListProps = {
  label: string;
  /** The breakpoint from which there is a margin. */
  from: keyof typeof widths;
  /** Shown above the list in the margin. */
  title?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A list of links in the margin of a text. On screens without a margin it is collapsed above the text. Hidden on paper. */
export function MarginList({ label, from, title, className = '', children }: MarginListProps) {
  const classes = widths[from];
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      {title && <div className={`text-small ${classes.title}`}>{title}</div>}
      <details name="indice" className={classes.details}>
        <DisclosureSummary className={classes.summary}>{label}</DisclosureSummary>
        {children}
      </details>
    </nav>
  );
}
