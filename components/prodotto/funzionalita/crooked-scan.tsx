import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

/** A scanned page and the text that the OCR has read. */
export type CrookedScanCopy = {
  caption: string;
  scan: {
    label: string;
    lines: readonly string[];
    stamp: readonly [string, string];
  };
  text: { label: string; state: string; paragraphs: readonly PassageText[] };
};

/** Position and size of the dust spots on the scanner glass. */
const specks = [
  [12, 14, 0.5],
  [83, 9, 0.35],
  [71, 31, 0.3],
  [8, 47, 0.4],
  [90, 58, 0.5],
  [35, 72, 0.3],
  [60, 86, 0.4],
  [18, 91, 0.3],
] as const;

/** A crooked, stamped scan and, over its edge, the text that the OCR has read. */
export function CrookedScan({ copy }: { copy: CrookedScanCopy }) {
  return (
    <figure aria-label={copy.caption} className="grid sm:grid-cols-[11fr_10fr] sm:items-center">
      {/* Hidden from screen readers, because the text beside it says the same. */}
      <div aria-hidden="true" className="min-w-0 sm:pr-2">
        <p className="mb-3 font-mono text-note wrap-anywhere text-ink-muted">{copy.scan.label}</p>
        <div className="relative mx-1.5 -rotate-[1.6deg] border border-control/50 bg-rule/35 px-[20px] pt-6 pb-14 font-mono text-[min(0.75rem,3.75vw)] leading-[1.8] tracking-[0.02em] text-ink/75 min-[24rem]:text-[0.8125rem] sm:pr-10 sm:pb-20">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
            aria-hidden="true"
          >
            <path d="M0 52.5 100 51.8" className="stroke-control/40" strokeWidth="0.4" />
            {specks.map(([x, y, r]) => (
              <circle key={`${x}-${y}`} cx={x} cy={y} r={r} className="fill-ink/40" />
            ))}
          </svg>
          {copy.scan.lines.map((line) => (
            <p key={line} className="relative whitespace-nowrap">
              {line}
            </p>
          ))}
          <p className="absolute top-5 right-3 max-[17rem]:hidden rotate-[7deg] rounded-mark border-2 border-secure/60 px-2.5 py-1 text-center text-note leading-tight text-secure/80 sm:top-auto sm:right-14 sm:bottom-5">
            {copy.scan.stamp.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="relative -mt-12 ml-8 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:mt-14 sm:-ml-8 sm:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2 text-note text-ink-muted">
          <span className="font-mono wrap-anywhere">{copy.text.label}</span>{' '}
          <span className="flex items-center gap-1.5">
            <Icon name="check" className="w-2.5" />
            {copy.text.state}
          </span>
        </p>
        {copy.text.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3 font-display text-[1.0625rem] leading-[1.45]">
            <Passage text={paragraph} />
          </p>
        ))}
      </div>
    </figure>
  );
}
