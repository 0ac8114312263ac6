import { type Clock, systemClock } from '@/lib/mail/clock';

/** Longer waits are left to the alarm, in milliseconds: the platform may take an idle object out of memory. */
const TIMER_MAX_MS = 10_000;

/** The clock of a worker, whose timers keep nothing alive. */
const workerClock: Clock = {
  now: systemClock.now,
  monotonic: systemClock.monotonic,
  schedule(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * A clock for a Durable Object: short waits are timers, long ones end with the alarm that `runDue` follows.
 * @param setAlarm moves the one alarm of the object, milliseconds since 1970
 * @param clock tests make time pass faster
 */
export function createAlarmClock(setAlarm: (at: number) => unknown, clock: Clock = workerClock) {
  const waits = new Set<{ at: number; callback: () => void }>();
  let alarmAt = Number.POSITIVE_INFINITY;

  return {
    now: clock.now,
    monotonic: clock.monotonic,
    schedule(ms: number, callback: () => void): () => void {
      if (ms <= TIMER_MAX_MS) return clock.schedule(ms, callback);
      const wait = { at: clock.now() + ms, callback };
      waits.add(wait);
      return () => waits.delete(wait);
    },

    /**
     * Has the object woken in so many milliseconds, unless this life has set an earlier alarm. The alarm of the life before
     * is replaced, also by a later one: whoever starts must do at once what is due.
     */
    wakeIn(ms: number): void {
      const at = clock.now() + ms;
      if (at >= alarmAt) return;
      alarmAt = at;
      setAlarm(at);
    },

    /** The alarm has gone off: calls what was waiting for it. */
    runDue(): void {
      alarmAt = Number.POSITIVE_INFINITY;
      const now = clock.now();
      for (const wait of waits) {
        if (wait.at > now) continue;
        waits.delete(wait);
        wait.callback();
      }
    },
  };
}

export type AlarmClock = ReturnType<typeof createAlarmClock>;
