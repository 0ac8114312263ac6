import { type Evidence, EvidenceNote } from '@/components/ui/evidence-note';

type TimeSavedProps = {
  eyebrow: string;
  before: string;
  /** With its sign. */
  value: string;
  after: string;
  /** The condition of the figure. */
  note: string;
  evidence: Evidence;
};

/** The saved time in large type, with its condition and evidence. */
export function TimeSaved({ eyebrow, before, value, after, note, evidence }: TimeSavedProps) {
  return (
    <section aria-label={eyebrow} className="border-t border-rule bg-sheet">
      <div className="wrap grid gap-x-8 gap-y-3 py-6 lg:grid-cols-12 lg:py-16">
        <p className="eyebrow lg:col-span-3">{eyebrow}</p>
        <div className="lg:col-span-9">
          <p className="font-display text-heading-3 font-medium">
            {before}{' '}
            <span className="figures my-1 block text-[min(clamp(4.5rem,3rem+7vw,8rem),22.5vw)] leading-none tracking-[-0.03em]">
              {value}
            </span>{' '}
            <span className="block max-w-[34ch]">{after}</span>
          </p>
          <p className="mt-2 text-small text-ink-muted">{note}</p>
          <EvidenceNote of={evidence} className="mt-2" />
        </div>
      </div>
    </section>
  );
}
