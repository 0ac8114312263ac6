import type { ReactNode } from 'react';
import type { PlanTag } from '@/lib/schema/plan';
import { type Evidence, EvidenceNote } from './evidence-note';
import { PlanLabel } from './plan-label';

export type SectionCopy = {
  id: string;
  /** Above the heading, on a wide screen beside it. */
  eyebrow: string;
  title: string;
  /** The plans of the section, beside the eyebrow. */
  plan?: PlanTag;
  intro?: string;
  /** Evidence for the figures of the section. */
  evidence?: Evidence;
};

type SectionProps = {
  /** Anchor. The heading's id starts with it. */
  id: string;
  copy: Omit<SectionCopy, 'id' | 'eyebrow'> & { eyebrow: ReactNode };
  /** `plain` is the page background, `secure` the on-premise theme. */
  tone?: 'plain' | 'secure' | 'white';
  /** Where the content is on a wide screen. `beside`: in the column of the heading; `wide`: across both columns. */
  layout?: 'beside' | 'wide';
  className?: string;
  children: ReactNode;
};

const tones = {
  plain: 'border-t border-rule',
  secure: 'dark print-ink bg-secure text-paper [--surface:var(--color-secure)]',
  white: 'border-t border-rule bg-sheet [--surface:var(--color-sheet)]',
};

/** A section of a page: eyebrow, heading and content on a 12-column grid. */
export function Section({ id, copy, tone = 'plain', layout = 'beside', className, children }: SectionProps) {
  const { eyebrow, title, plan, intro, evidence } = copy;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titolo`}
      className={[tones[tone], className].filter(Boolean).join(' ')}
    >
      <div className="wrap grid gap-x-8 gap-y-3 py-6 lg:grid-cols-12 lg:py-24">
        <p className="eyebrow lg:col-span-3">
          {eyebrow}
          <PlanLabel plan={plan} />
        </p>
        <div className="min-w-0 lg:col-span-9">
          <h2 id={`${id}-titolo`} className="max-w-[14em] text-heading-2">
            {title}
          </h2>
          {intro && <p className="mt-3 max-w-[62ch] text-intro lg:mt-4">{intro}</p>}
          <EvidenceNote of={evidence} className="mt-3" />
          {layout === 'beside' && <div className="mt-4 lg:mt-10">{children}</div>}
        </div>
        {layout === 'wide' && <div className="min-w-0 pt-4 lg:col-span-12 lg:pt-12">{children}</div>}
      </div>
    </section>
  );
}
