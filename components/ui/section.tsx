import type { ReactNode } from 'react';
import { NoBreak } from './no-break';

type SectionProps = {
  /** Anchor of the section. The heading's id starts with it. */
  id: string;
  /** A number or a word in the margin. */
  margin: ReactNode;
  title: string;
  lead?: string;
  /** `plain` is the page background, `secure` the on-premise theme, `sheet` white. */
  tone?: 'plain' | 'secure' | 'sheet';
  children: ReactNode;
};

const tones = {
  plain: 'border-t border-rule',
  secure: 'dark print-ink bg-secure text-paper',
  sheet: 'border-t border-rule bg-sheet',
};

/** A section of a page: margin note, heading and content on a 12-column grid. */
export function Section({ id, margin, title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`} className={tones[tone]}>
      <div className="wrap grid gap-x-8 gap-y-3 py-10 lg:grid-cols-12 lg:py-24">
        <p className="margin-note lg:col-span-3">{margin}</p>
        <div className="min-w-0 lg:col-span-9">
          <h2 id={`${id}-titolo`} className="max-w-[24ch] text-heading-2">
            <NoBreak text={title} />
          </h2>
          {lead && (
            <p className="mt-4 max-w-[62ch] text-lead">
              <NoBreak text={lead} />
            </p>
          )}
          <div className="mt-7 lg:mt-10">{children}</div>
        </div>
      </div>
    </section>
  );
}
