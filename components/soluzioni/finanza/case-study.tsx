import { Section, type SectionCopy } from '@/components/ui/section';
import { parseQuantity, toCommonUnit } from '@/lib/quantities';

type Duration = { label: string; value: string };

/** A duration before and after. */
type BeforeAfterCopy = {
  name: string;
  before: Duration;
  after: Duration;
  /** Explains the unit of one stroke: the two durations share a scale. */
  scale: string;
};

/** A percentage with its sign ("93%"), and an explanation. */
type ShareCopy = { value: string; text: string };

export type CaseStudyCopy = SectionCopy & { times: readonly BeforeAfterCopy[]; shares: readonly ShareCopy[] };

/** The figures of a customer's case: durations before and after, then percentages. */
export function CaseStudy({ copy }: { copy: CaseStudyCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <div className="grid gap-y-6 sm:gap-y-12">
        {copy.times.map((time) => (
          <BeforeAfter key={time.name} copy={time} />
        ))}
      </div>
      <dl className="mt-7 grid gap-x-12 gap-y-5 border-t border-ink pt-6 sm:mt-12 sm:grid-cols-2 sm:pt-8">
        {copy.shares.map((share) => (
          <Share key={share.text} copy={share} />
        ))}
      </dl>
    </Section>
  );
}

/** Two durations on one scale. Screen readers skip the drawing, because the numbers are text. */
function BeforeAfter({ copy }: { copy: BeforeAfterCopy }) {
  const { amounts } = toCommonUnit(copy.before.value, copy.after.value);
  const [before, after] = amounts;
  const longest = Math.max(...amounts);
  return (
    <div>
      <h3 className="text-heading-3">{copy.name}</h3>
      <dl className="mt-4 grid gap-y-4">
        <Row {...copy.before} count={before} total={longest} tone="fill-control" />
        <Row {...copy.after} count={after} total={longest} tone="fill-ink" strong />
      </dl>
      <p className="mt-3 text-note text-ink-muted sm:pl-44">{copy.scale}</p>
    </div>
  );
}

type RowProps = Duration & { count: number; total: number; tone: string; strong?: boolean };

function Row({ label, value, count, total, tone, strong }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 sm:grid-cols-[11rem_1fr] sm:gap-0">
      <dt className="text-note text-ink-muted sm:self-end">{label}</dt>
      <dd
        className={`figures font-display text-heading-3 whitespace-nowrap sm:row-start-2 ${strong ? 'font-semibold' : 'text-ink-muted'}`}
      >
        {value}
      </dd>
      <dd aria-hidden="true" className="col-span-2 sm:col-span-1 sm:row-span-2 sm:row-start-1 sm:self-end">
        <svg aria-hidden="true" className="block h-8 w-full sm:h-12">
          <Strokes to={count} total={total} tone={tone} />
        </svg>
      </dd>
    </div>
  );
}

/** A percentage as a hundred strokes. Those beyond the percentage are short and light. */
function Share({ copy }: { copy: ShareCopy }) {
  const { amount } = parseQuantity(copy.value);
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-2 max-w-[38ch] text-ink-muted sm:mt-3">{copy.text}</dt>
      <dd className="grid grid-cols-[4.5rem_1fr] items-center sm:block">
        <span className="figures block font-display text-heading-2 font-medium">{copy.value}</span>
        <svg aria-hidden="true" className="block h-8 w-full sm:mt-3 sm:h-9">
          <Strokes to={amount} total={100} tone="fill-ink" />
          <Strokes from={amount} to={100} total={100} tone="fill-control" top={70} />
        </svg>
      </dd>
    </div>
  );
}

type StrokesProps = { from?: number; to: number; total: number; tone: string; top?: number };

/** The width of a stroke, as a share of its place. */
const strokeShare = 0.62;

/**
 * Strokes of one colour on a scale of `total` strokes, from `top` (in percent of the height) to the bottom. Percentages in
 * place of a viewBox, so that the height is the same at every width.
 */
function Strokes({ from = 0, to, total, tone, top = 0 }: StrokesProps) {
  const placeWidth = 100 / total;
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return places.map((place) => (
    <rect
      key={place}
      x={`${place * placeWidth}%`}
      y={`${top}%`}
      width={`${placeWidth * strokeShare}%`}
      height={`${100 - top}%`}
      className={tone}
    />
  ));
}
