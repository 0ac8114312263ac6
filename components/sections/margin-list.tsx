import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

const widths = {
  lg: { narrow: 'lg:hidden', wide: 'lg:block' },
  xl: { narrow: 'xl:hidden', wide: 'xl:block' },
};

type MarginListProps = {
  label: string;
  /** The width from which there is a margin for it. */
  from: keyof typeof widths;
  /** Above the list where it is open. */
  title?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A list of links in the margin of a text; collapsed above it where there is no margin. Hidden on paper. */
export function MarginList({ label, from, title, className = '', children }: MarginListProps) {
  const { narrow, wide } = widths[from];
  return (
    <>
      <nav aria-label={label} className={`${narrow} print:hidden`}>
        <details name="indice" className="group border-y border-ink bg-sheet px-4">
          <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
            {label}
            <Icon name="plus" className="w-3.5 transition-[rotate] group-open:rotate-45" />
          </summary>
          {children}
        </details>
      </nav>
      <nav aria-label={label} className={`hidden text-small ${wide} print:hidden ${className}`}>
        {title}
        {children}
      </nav>
    </>
  );
}
