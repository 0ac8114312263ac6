import { EvidenceNote } from '@/components/ui/evidence-note';
import type { Evidence } from '@/lib/schema/evidence';

type TimeSavedProps = {
  eyebrow: string;
  before: string;
  /** The percentage with its sign. */
  value: string;
  after: string;
  evidence: Evidence;
};

/** One claim in large type. */
export function TimeSaved({ eyebrow, before, value, after, evidence }: TimeSavedProps) {
  return (
    <section aria-label={eyebrow} className="border-t border-rule bg-sheet">
      <div className="wrap py-8 lg:py-16">
        <p className="grid items-end gap-x-8 font-display text-heading-3 font-medium lg:grid-cols-12">
          <span className="lg:col-span-5">
            {before}{' '}
            <span className="figures block text-[min(clamp(4.5rem,3rem+7vw,8rem),22.5vw)] leading-[0.95] tracking-[-0.03em]">
              {value}
            </span>
          </span>{' '}
          <span className="mt-2 max-w-[24ch] lg:col-span-7">{after}</span>
        </p>
        <EvidenceNote of={evidence} className="mt-2" />
      </div>
    </section>
  );
}
