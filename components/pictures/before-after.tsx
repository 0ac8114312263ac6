import { onOneScale, quantityOf } from '@/lib/measures';
import type { BeforeAfterCopy, ShareCopy } from '@/lib/schema/sections/charts';

/**
 * Two times on one scale, as a tally: a stroke for every hour or day, as long as the longer of the two is wide. The
 * figures are text; the drawing only shows their proportion, so it is hidden from screen readers.
 */
export function BeforeAfter({ copy }: { copy: BeforeAfterCopy }) {
  const { amounts } = onOneScale(copy.before.value, copy.after.value);
  const [before, after] = amounts;
  const longest = Math.max(...amounts);
  return (
    <div>
      <h3 className="text-titolo-3">{copy.name}</h3>
      <dl className="mt-4 grid gap-y-4">
        <Row {...copy.before} strokes={before} of={longest} tone="fill-bordo" />
        <Row {...copy.after} strokes={after} of={longest} tone="fill-inchiostro" strong />
      </dl>
      <p className="mt-3 text-nota text-inchiostro-tenue sm:pl-44">{copy.scale}</p>
    </div>
  );
}

type RowProps = { label: string; value: string; strokes: number; of: number; tone: string; strong?: boolean };

function Row({ label, value, strokes, of, tone, strong }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 sm:grid-cols-[11rem_1fr] sm:gap-0">
      <dt className="text-nota text-inchiostro-tenue sm:self-end">{label}</dt>
      <dd
        className={`cifre font-display text-titolo-3 whitespace-nowrap sm:row-start-2 ${strong ? 'font-semibold' : 'text-inchiostro-tenue'}`}
      >
        {value}
      </dd>
      <dd aria-hidden="true" className="col-span-2 sm:col-span-1 sm:row-span-2 sm:row-start-1 sm:self-end">
        <Strokes count={strokes} of={of} tone={() => tone} className="h-9 sm:h-12" />
      </dd>
    </div>
  );
}

/** A share of a hundred as a hundred strokes, the figure above them. */
export function Share({ copy }: { copy: ShareCopy }) {
  const { amount } = quantityOf(copy.value);
  const dark = (index: number) => (copy.kind === 'found' ? index < amount : index >= amount);
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-3 max-w-[38ch] text-inchiostro-tenue">{copy.text}</dt>
      <dd>
        <span className="cifre block font-display text-titolo-2 font-medium">{copy.value}</span>
        <Strokes
          count={100}
          of={100}
          tone={(index) => (dark(index) ? 'fill-inchiostro' : 'fill-filetto')}
          className="mt-3 h-9"
        />
      </dd>
    </div>
  );
}

type StrokesProps = { count: number; of: number; tone: (index: number) => string; className: string };

/** Percentages instead of a viewBox: strokes keep their place at every width and their height never stretches. */
function Strokes({ count, of, tone, className }: StrokesProps) {
  const room = 100 / of;
  const strokes = Array.from({ length: count }, (_, index) => index);
  return (
    <svg aria-hidden="true" className={`block w-full ${className}`}>
      {strokes.map((index) => (
        <rect
          key={index}
          x={`${index * room}%`}
          width={`${room * 0.62}%`}
          height="100%"
          className={tone(index)}
        />
      ))}
    </svg>
  );
}
