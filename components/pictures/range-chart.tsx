import { rangeOf } from '@/lib/measures';
import type { RangeCopy } from '@/lib/schema/sections/charts';

/** Stated ranges, each as a highlighted stretch of a ruler beside its words. */
export function RangeChart({ ranges }: { ranges: readonly RangeCopy[] }) {
  return (
    <dl>
      {ranges.map((range) => (
        <div
          key={range.name}
          className="grid gap-x-10 border-t border-filetto py-6 last:border-b md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]"
        >
          <dt className="row-start-2">
            <span className="font-semibold">{range.name}</span>
            <span className="mt-1 block text-piccolo text-inchiostro-tenue">{range.text}</span>
          </dt>
          <dd className="cifre row-start-1 mb-1 font-display text-titolo-2 font-medium">{range.value}</dd>
          <dd
            aria-hidden="true"
            className="mt-5 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 md:self-center"
          >
            <Ruler {...range} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const baseline = 52;

/** The ruler: numbers below the line, the two ends of the range above it. Its value stands beside it as text. */
function Ruler({ value, ruler }: RangeCopy) {
  const { from, to, unit } = rangeOf(value);
  const at = (amount: number) => `${(amount / ruler.max) * 100}%`;
  const numbers = Array.from({ length: Math.floor(ruler.max / ruler.step) + 1 }, (_, i) => i * ruler.step);
  const fine = Array.from({ length: 4 * (numbers.length - 1) + 1 }, (_, i) => (i * ruler.step) / 4);
  const anchor = (amount: number) => (amount === 0 ? 'start' : amount === ruler.max ? 'end' : 'middle');
  return (
    <svg
      aria-hidden="true"
      className="cifre block h-20 w-full overflow-visible font-text text-nota"
      fontSize="13"
    >
      <rect x={at(from)} width={at(to - from)} y="22" height={baseline - 22} className="fill-evidenza" />
      {[from, to].map((end) => (
        <g key={end}>
          <line
            x1={at(end)}
            x2={at(end)}
            y1="22"
            y2={baseline}
            className="stroke-inchiostro"
            strokeWidth="2"
          />
          <text x={at(end)} y="14" textAnchor="middle" className="fill-inchiostro font-semibold">
            {end}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1={baseline} y2={baseline} className="stroke-inchiostro" />
      {fine.map((mark) => (
        <line
          key={mark}
          x1={at(mark)}
          x2={at(mark)}
          y1={baseline - 4}
          y2={baseline}
          className="stroke-bordo"
        />
      ))}
      {numbers.map((mark) => (
        <g key={mark}>
          <line
            x1={at(mark)}
            x2={at(mark)}
            y1={baseline - 8}
            y2={baseline}
            className="stroke-inchiostro-tenue"
          />
          <text x={at(mark)} y={baseline + 20} textAnchor={anchor(mark)} className="fill-inchiostro-tenue">
            {mark === ruler.max ? `${mark}${unit === '%' ? '' : ' '}${unit}` : mark}
          </text>
        </g>
      ))}
    </svg>
  );
}
