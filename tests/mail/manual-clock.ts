import type { Clock } from '@/lib/clock';

export type ManualClock = ReturnType<typeof manualClock>;

/** A clock that a test controls. */
export function manualClock(start = Date.parse('2026-03-05T10:00:00Z')) {
  let elapsed = 0;
  /** The difference between the clock and the time that has passed. */
  let offset = start;
  const timers = new Set<{ at: number; callback: () => void }>();
  const nextTimer = () => [...timers].sort((first, second) => first.at - second.at)[0];
  const clock: Clock = {
    now: () => elapsed + offset,
    schedule(ms, callback) {
      const timer = { at: elapsed + ms, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  return {
    ...clock,
    /** Lets time pass; each timer is called at its time. */
    advance(ms: number): void {
      const end = elapsed + ms;
      for (let due = nextTimer(); due && due.at <= end; due = nextTimer()) {
        timers.delete(due);
        elapsed = Math.max(elapsed, due.at);
        due.callback();
      }
      elapsed = end;
    },
    /** Sets the clock without time passing, as a person or a time server does. */
    set(moment: number): void {
      offset = moment - elapsed;
    },
    /** How long until the next timer, in milliseconds; undefined when there is none. */
    nextIn(): number | undefined {
      const due = nextTimer();
      return due && due.at - elapsed;
    },
  };
}
