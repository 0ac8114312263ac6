import type { ReactNode } from 'react';

type SupportPanelProps = { title: string; intro: string; children: ReactNode };

/** The content of a support tab: title and text in the margin, the rest beside them. */
export function SupportPanel({ title, intro, children }: SupportPanelProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="text-heading-3">{title}</h2>
        <p className="mt-3 max-w-[52ch] text-ink-muted">{intro}</p>
      </div>
      <div className="min-w-0 lg:col-span-9">{children}</div>
    </div>
  );
}
