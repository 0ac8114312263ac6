import type { Clock } from '@/lib/mail/clock';

/** A clock that a test moves by hand. */
export function handClock(start = Date.parse('2026-03-05T10:00:00Z')) {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
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
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((each) => each !== due);
        now = Math.max(now, due.at);
        due.callback();
      }
      now = end;
    },
    /** How long until the next timer, in milliseconds; undefined when there is none. */
    nextIn: () => (timers.length > 0 ? Math.min(...timers.map(({ at }) => at)) - now : undefined),
  };
}

export type HandClock = ReturnType<typeof handClock>;
