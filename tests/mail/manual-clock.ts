import type { Clock } from '@/lib/mail/clock';

/** A clock that a test moves by hand. */
export function manualClock(start = Date.parse('2026-03-05T10:00:00Z')) {
  let elapsed = 0;
  /** What the clock shows beyond the time that has passed. */
  let offset = start;
  let timers: { at: number; callback: () => void }[] = [];
  const clock: Clock = {
    now: () => elapsed + offset,
    schedule(ms, callback) {
      const timer = { at: elapsed + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
  return {
    ...clock,
    /** Lets time pass; what was due in it is called at its moment. */
    pass(ms: number): void {
      const end = elapsed + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((each) => each !== due);
        elapsed = Math.max(elapsed, due.at);
        due.callback();
      }
      elapsed = end;
    },
    /** Sets the clock to a moment, as a person or a time server does: no time passes. */
    set(moment: number): void {
      offset = moment - elapsed;
    },
    /** How long until the next timer, in milliseconds; undefined when there is none. */
    nextIn: () => (timers.length > 0 ? Math.min(...timers.map(({ at }) => at)) - elapsed : undefined),
  };
}

export type ManualClock = ReturnType<typeof manualClock>;
