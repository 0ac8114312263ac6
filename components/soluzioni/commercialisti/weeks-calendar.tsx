import { WeekLegend, weekTints } from '@/components/pictures/week-row';
import { parseRange } from '@/lib/quantities';

export type WeeksCalendarCopy = {
  /** The word before a week number. */
  weekLabel: string;
  rows: readonly {
    name: string;
    /** The duration as the text says it: "4-6 settimane". */
    value: string;
    text: string;
  }[];
  /** The meaning of the two colours. */
  legend: { sure: string; possible: string };
};

/**
 * Projects on a calendar with one column per week of five days: dark up to the minimum, light up to the
 * maximum.
 */
export function WeeksCalendar({ copy }: { copy: WeeksCalendarCopy }) {
  const rows = copy.rows.map((row) => ({ ...row, range: parseRange(row.value) }));
  const weeks = Array.from({ length: Math.max(...rows.map((row) => row.range.to)) }, (_, index) => index + 1);
  return (
    <div>
      <dl className="border-b border-rule">
        {rows.map((row, position) => (
          <div
            key={row.name}
            className="grid gap-x-8 border-t border-rule py-4 md:py-6 md:grid-cols-[13rem_1fr]"
          >
            <dt className="row-start-2">
              <span className="font-semibold">{row.name}</span>{' '}
              <span className="block text-small">{row.text}</span>
            </dt>
            <dd className="figures row-start-1 mb-1 font-display text-heading-3 font-medium">{row.value}</dd>
            <dd
              aria-hidden="true"
              className="mt-4 grid auto-cols-fr grid-flow-col gap-x-1.5 sm:gap-x-3 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 md:self-end"
            >
              {weeks.map((week) => (
                <span key={week}>
                  <span className="figures block pb-1.5 text-note text-ink-muted">
                    <span className={position === 0 ? 'hidden sm:inline' : 'hidden'}>{copy.weekLabel} </span>
                    {week}
                  </span>
                  <Week
                    tint={week <= row.range.from ? 'sure' : week <= row.range.to ? 'possible' : 'free'}
                  />{' '}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="text-ink-muted">
        <WeekLegend words={copy.legend} />
      </div>
    </div>
  );
}

const workingDays = ['lun', 'mar', 'mer', 'gio', 'ven'];

function Week({ tint }: { tint: keyof typeof weekTints }) {
  return (
    <span className="grid grid-cols-5 gap-px sm:gap-0.5">
      {workingDays.map((day) => (
        <span key={day} className={`h-8 border sm:h-10 ${weekTints[tint]}`} />
      ))}
    </span>
  );
}
