import { rangeOf } from '@/lib/measures';

/** Projects on a calendar of weeks. */
export type WeeksCalendarCopy = {
  /** Name of a week, before its number. */
  weekLabel: string;
  rows: readonly {
    name: string;
    /** How long it takes, as stated: "4-6 settimane". */
    value: string;
    text: string;
  }[];
  /** What the two tints mean. */
  legend: { sure: string; possible: string };
};

const tints = {
  sure: 'border-ink bg-ink',
  possible: 'border-ink bg-highlight',
  free: 'border-rule',
};

/** Projects on a calendar: a column a week, five days each; dark what is needed in any case, tinted what may be. */
export function WeeksCalendar({ copy }: { copy: WeeksCalendarCopy }) {
  const rows = copy.rows.map((row) => ({ ...row, range: rangeOf(row.value) }));
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
              <span className="font-semibold">{row.name}</span>
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
                  <Week tint={week <= row.range.from ? 'sure' : week <= row.range.to ? 'possible' : 'free'} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-note text-ink-muted">
        {(['sure', 'possible'] as const).map((tint) => (
          <li key={tint} className="flex items-center gap-2">
            <span className={`size-3 border ${tints[tint]}`} />
            {copy.legend[tint]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const workingDays = ['lun', 'mar', 'mer', 'gio', 'ven'];

function Week({ tint }: { tint: keyof typeof tints }) {
  return (
    <span className="grid grid-cols-5 gap-px sm:gap-0.5">
      {workingDays.map((day) => (
        <span key={day} className={`h-8 border sm:h-10 ${tints[tint]}`} />
      ))}
    </span>
  );
}
