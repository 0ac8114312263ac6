/** The box of a week: needed in any case, possibly needed, not needed. */
const weekTints = {
  sure: 'border-ink bg-ink',
  possible: 'border-ink bg-highlight',
  free: 'border-rule',
};

type WeekRowProps = {
  /** Number of weeks on the calendar. */
  weeks: number;
  /** Weeks before the start. */
  after?: number;
  /** Minimum number of weeks. */
  from: number;
  /** Maximum number of weeks. */
  to: number;
};

/** A row of a calendar with one box per week: dark up to the minimum, light up to the maximum. */
export function WeekRow({ weeks, after = 0, from, to }: WeekRowProps) {
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.5 sm:gap-1">
      {Array.from({ length: weeks }, (_, index) => index - after).map((week) => (
        <span
          key={week}
          className={`h-5 border sm:h-7 ${weekTints[week < 0 || week >= to ? 'free' : week < from ? 'sure' : 'possible']}`}
        />
      ))}
    </div>
  );
}

/** The meaning of the two box colours. */
export function WeekLegend({ words }: { words: { sure: string; possible: string } }) {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-note">
      {(['sure', 'possible'] as const).map((tint) => (
        <li key={tint} className="flex items-center gap-2">
          <span className={`size-3 border ${weekTints[tint]}`} />
          {words[tint]}
        </li>
      ))}
    </ul>
  );
}
