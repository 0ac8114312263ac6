import type { ReactNode } from 'react';
import { Icon } from './icon';

type FoldedProps = {
  id?: string;
  label: string;
  /** What screen readers say after the label, where several folds share it. */
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
      className="group print:contents max-sm:border-y max-sm:border-rule sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]"
    >
      <summary
        aria-label={of && `${label}: ${of}`}
        className="flex min-h-11 items-center justify-between gap-4 text-small font-semibold sm:supports-[selector(::details-content)]:hidden print:hidden"
      >
        {label}
        <Icon name="plus" className="w-3.5 flex-none transition-[rotate] group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
