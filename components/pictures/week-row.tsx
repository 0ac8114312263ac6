/** The classes of a week that is needed in any case, possibly, or not at all. */
const weekTints = {
  sure: 'border-ink bg-ink',
  possible: 'border-ink bg-highlight',
  free: 'border-rule',
};

type WeekRowProps = { weeks: number; start?: number; from: number; to: number };

/**
 * A task on a calendar with one box per week.
 * @param weeks length of the calendar
 * @param start weeks before the task starts
 * @param from shortest duration, in dark boxes
 * @param to longest duration: the rest is light
 */
export function WeekRow({ weeks, start = 0, from, to }: WeekRowProps) {
  const needOf = (week: number) => {
    if (week < start || week >= start + to) return 'free';
    return week < start + from ? 'sure' : 'possible';
  };
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.5 sm:gap-1">
      {Array.from({ length: weeks }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
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
