import type { ReactNode } from 'react';
import { Icon } from './icon';

type FoldedProps = {
  /** What links name. */
  id?: string;
  label: string;
  /** Said after the label to screen readers, where several folds share it. */
  of?: string;
  children: ReactNode;
};

/**
 * What a phone shows when it is asked for; wider screens and paper show it always. Browsers without `::details-content`
 * (before Safari 18.4 and Firefox 143) show it everywhere when it is asked for.
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
