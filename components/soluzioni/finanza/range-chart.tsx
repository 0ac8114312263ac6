import { parseRange } from '@/lib/quantities';

/** A range in the words of the site, drawn as a bar on a ruler. */
export type StatedRange = {
  /** What the range quantities. */
  name: string;
  /** The range as the text says it: "8–12 mesi". */
  value: string;
  /** Maximum of the ruler and distance of its numbers, in the unit of the range. */
  ruler: { max: number; step: number };
};

/** Ranges, each as a bar on a ruler beside its words. */
export function RangeChart({ ranges }: { ranges: readonly StatedRange[] }) {
  return (
    <dl>
      {ranges.map((range) => (
        <div
          key={range.name}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-rule py-3.5 last:border-b md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:gap-x-10 md:py-6"
        >
          <dt className="col-start-2 row-start-1 font-semibold md:col-start-1 md:row-start-2 md:self-start">
            {range.name}
          </dt>
          <dd className="figures row-start-1 font-display text-heading-2 font-medium whitespace-nowrap md:self-end">
            {range.value}
          </dd>
          <dd
            aria-hidden="true"
            className="col-span-2 mt-2 md:col-span-1 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0"
          >
            <Ruler {...range} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const baseline = 32;

/** The ruler with its numbers below. The ends of the range are not labelled: the text beside it says them. */
function Ruler({ value, ruler }: StatedRange) {
  const { from, to, unit } = parseRange(value);
  const at = (amount: number) => `${(amount / ruler.max) * 100}%`;
  const numbers = Array.from({ length: Math.floor(ruler.max / ruler.step) + 1 }, (_, i) => i * ruler.step);
  const fine = Array.from({ length: 4 * (numbers.length - 1) + 1 }, (_, i) => (i * ruler.step) / 4);
  const anchor = (amount: number) => (amount === 0 ? 'start' : amount === ruler.max ? 'end' : 'middle');
  return (
    <svg
      aria-hidden="true"
      className="figures block h-14 w-full overflow-visible font-text text-note"
      fontSize="13"
    >
      <rect x={at(from)} width={at(to - from)} height={baseline} className="fill-highlight" />
      {[from, to].map((end) => (
        <line key={end} x1={at(end)} x2={at(end)} y2={baseline} className="stroke-ink" strokeWidth="2" />
      ))}
      <line x1="0" x2="100%" y1={baseline} y2={baseline} className="stroke-ink" />
      {fine.map((mark) => (
        <line
          key={mark}
          x1={at(mark)}
          x2={at(mark)}
          y1={baseline - 4}
          y2={baseline}
          className="stroke-control"
        />
      ))}
      {numbers.map((mark) => (
        <g key={mark}>
          <line x1={at(mark)} x2={at(mark)} y1={baseline - 8} y2={baseline} className="stroke-ink-muted" />
          <text x={at(mark)} y={baseline + 20} textAnchor={anchor(mark)} className="fill-ink-muted">
            {mark === ruler.max ? `${mark}${unit === '%' ? '' : ' '}${unit}` : mark}
          </text>
        </g>
      ))}
    </svg>
  );
}
