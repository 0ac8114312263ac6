import { WeekLegend, WeekRow } from '@/components/pictures/week-row';
import { toWeeks } from '@/lib/quantities';

type Time = {
  name: string;
  /** The duration with its unit. */
  value: string;
  text: string;
};

export type DurationCalendarCopy = {
  times: readonly Time[];
  /** The meaning of the dark and of the light boxes. */
  legend: { sure: string; possible: string };
};

/** The durations of the parts of a project on one calendar, one box per week. */
export function DurationCalendar({ copy }: { copy: DurationCalendarCopy }) {
  const rows = copy.times.map((time) => ({ ...time, weeks: toWeeks(time.value) }));
  const longest = Math.max(...rows.map((row) => row.weeks.to));
  return (
    <>
      <dl className="border-b border-rule">
        {rows.map((row) => (
          <div
            key={row.name}
            className="grid gap-x-8 border-t border-rule py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:py-5"
          >
            <dt className="row-start-2">
              <span className="font-semibold">{row.name}</span>
              <span className="block text-small">{row.text}</span>
            </dt>
            <dd className="figures row-start-1 font-display text-heading-3 font-medium">{row.value}</dd>
            <dd className="mt-3 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 md:self-center">
              <WeekRow weeks={longest} {...row.weeks} />
            </dd>
          </div>
        ))}
      </dl>
      <WeekLegend copy={copy.legend} />
    </>
  );
}
