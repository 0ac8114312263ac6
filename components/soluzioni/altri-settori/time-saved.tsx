import { EvidenceNote } from '@/components/ui/evidence-note';
import type { Evidence } from '@/lib/schema/evidence';

type TimeSavedProps = {
  eyebrow: string;
  before: string;
  /** The percentage with its sign. */
  value: string;
  after: string;
  bars: { label: string; today: string; rest: string; saved: string };
  /** The same percentage as a number, for the drawing. */
  percent: number;
  evidence: Evidence;
};

/**
 * One claim as a drawing: a hundred strokes are the time needed today, and a bracket marks those that remain.
 */
export function TimeSaved({ eyebrow, before, value, after, bars, percent, evidence }: TimeSavedProps) {
  const left = 100 - percent;
  return (
    <section aria-label={eyebrow} className="border-t border-rule bg-sheet">
      <div className="wrap grid items-end gap-x-8 gap-y-5 py-8 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-5">
          <p className="font-display text-heading-3 font-medium">
            {before}{' '}
            <span className="figures block text-[min(clamp(4.5rem,3rem+7vw,8rem),22.5vw)] leading-[0.95] tracking-[-0.03em]">
              {value}
            </span>{' '}
            <span className="mt-2 block max-w-[24ch]">{after}</span>
          </p>
          <EvidenceNote of={evidence} className="mt-2" />
        </div>
        <div role="img" aria-label={bars.label} className="text-note text-ink-muted lg:col-span-7 lg:pb-2">
          <p>{bars.today}</p>
          <svg
            viewBox="0 0 100 40"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="my-2 h-20 w-full lg:h-28 overflow-visible fill-none"
          >
            <path d="M0.5 6V0H99.5V6" vectorEffect="non-scaling-stroke" className="stroke-control" />
            <path
              d={strokes(0, left)}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
            <path d={strokes(left, 100)} vectorEffect="non-scaling-stroke" className="stroke-control" />
            <path
              d={`M0.5 34V40H${left - 0.5}V34`}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="stroke-accent"
            />
          </svg>
          <p className="flex justify-between gap-4">
            <span className="font-semibold text-ink">{bars.rest}</span> <span>{bars.saved}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Vertical strokes between two positions, one per cent each. */
function strokes(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${from + index + 0.5} 10V30`).join('');
}
