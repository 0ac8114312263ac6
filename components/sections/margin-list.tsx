import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

// Whole class names, for Tailwind to find them.
const widths = {
  lg: {
    title: 'hidden lg:block',
    summary: 'lg:hidden',
    details:
      'max-lg:border-y max-lg:bg-sheet max-lg:px-4 lg:text-small lg:details-content:[content-visibility:visible]',
  },
  xl: {
    title: 'hidden xl:block',
    summary: 'xl:hidden',
    details:
      'max-xl:border-y max-xl:bg-sheet max-xl:px-4 xl:text-small xl:details-content:[content-visibility:visible]',
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
      <details name="indice" className={`group border-ink ${classes.details}`}>
        <summary
          className={`flex min-h-12 items-center justify-between gap-4 font-semibold ${classes.summary}`}
        >
          {label}
          <Icon name="plus" className="w-3.5 transition-[rotate] group-open:rotate-45" />
        </summary>
        {children}
      </details>
    </nav>
  );
}
