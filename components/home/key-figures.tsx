import { type Evidence, EvidenceNote } from '@/components/ui/evidence-note';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

type Figure = {
  /** Before the number: "oltre", "meno di". */
  qualifier?: string;
  value: string;
  unit?: string;
  label: string;
  plan?: PlanTag;
};

export type KeyFiguresCopy = {
  /** Accessible name. */
  title: string;
  items: readonly Figure[];
  evidence: Evidence;
};

/** The key figures of the product in a row, and the note on their evidence. */
export function KeyFigures({ copy }: { copy: KeyFiguresCopy }) {
  return (
    <section aria-label={copy.title} className="wrap @container pb-6 lg:pb-20">
      <dl className="grid grid-cols-[1.2fr_1fr] border-t-4 @max-[17rem]:grid-cols-1 border-double border-ink lg:grid-cols-[1.35fr_1fr_1.15fr_1fr]">
        {copy.items.map((item) => (
          <div
            key={item.label}
            className="flex flex-col-reverse justify-end border-rule py-5 pr-4 not-first:lg:border-l not-first:lg:pl-7 even:border-l even:pl-5 nth-[n+3]:border-t lg:py-7 lg:nth-[n+3]:border-t-0"
          >
            <dt className="mt-2 max-w-[24ch] text-note text-ink-muted sm:text-small">
              {item.label}
              <PlanLabel plan={item.plan} />
            </dt>
            <dd className="figures">
              <span className="block min-h-6 text-note text-ink-muted">{item.qualifier}</span>{' '}
              <span className="flex flex-wrap items-baseline gap-x-1.5">
                <span className="font-display text-[min(clamp(2.125rem,1.5rem+2.7vw,3.75rem),11vw)] leading-none font-medium tracking-[-0.02em]">
                  {item.value}
                </span>{' '}
                {item.unit && <span className="text-small font-semibold">{item.unit}</span>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <EvidenceNote of={copy.evidence} />
    </section>
  );
}
