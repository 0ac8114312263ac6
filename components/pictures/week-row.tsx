/** Colours of a week that is needed, possibly needed, not needed. */
const weekTints = {
  sure: 'border-ink bg-ink',
  possible: 'border-ink bg-highlight',
  free: 'border-rule',
};

type WeekRowProps = {
  weeks: number;
  after?: number;
  from: number;
  to: number;
};

/**
 * One box per week.
 * @param weeks length of the calendar
 * @param after weeks before the start
 * @param from weeks that are needed in any case, dark
 * @param to weeks at most, light
 */
export function WeekRow({ weeks, after = 0, from, to }: WeekRowProps) {
  const needOf = (week: number) => {
    if (week < 0 || week >= to) return 'free';
    return week < from ? 'sure' : 'possible';
  };
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.5 sm:gap-1">
      {Array.from({ length: weeks }, (_, index) => index - after).map((week) => (
        <span key={week} className={`h-5 border sm:h-7 ${weekTints[needOf(week)]}`} />
      ))}
    </div>
  );
}

export function WeekLegend({ copy }: { copy: { sure: string; possible: string } }) {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-note">
      {(['sure', 'possible'] as const).map((tint) => (
        <li key={tint} className="flex items-center gap-2">
          <span className={`size-3 border ${weekTints[tint]}`} />
          {copy[tint]}
        </li>
      ))}
    </ul>
  );
}
