const tints = {
  sure: 'border-ink bg-ink',
  possible: 'border-ink bg-highlight',
  free: 'border-rule',
};

type WeekRowProps = {
  /** Weeks on the calendar. */
  of: number;
  /** Weeks that have passed when this begins. */
  after?: number;
  /** Weeks that it takes in any case. */
  from: number;
  /** Weeks that it may take. */
  to: number;
};

/** A stretch of a calendar, a box a week: dark what is needed in any case, tinted what may be. */
export function WeekRow({ of, after = 0, from, to }: WeekRowProps) {
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.5 sm:gap-1">
      {Array.from({ length: of }, (_, index) => index - after).map((week) => (
        <span
          key={week}
          className={`h-5 border sm:h-7 ${tints[week < 0 || week >= to ? 'free' : week < from ? 'sure' : 'possible']}`}
        />
      ))}
    </div>
  );
}

/** What the two tints of a calendar mean. */
export function WeekLegend({ words }: { words: { sure: string; possible: string } }) {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-note">
      {(['sure', 'possible'] as const).map((tint) => (
        <li key={tint} className="flex items-center gap-2">
          <span className={`size-3 border ${tints[tint]}`} />
          {words[tint]}
        </li>
      ))}
    </ul>
  );
}
