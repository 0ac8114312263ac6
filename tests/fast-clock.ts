import type { Clock } from '@/lib/clock';

/** A clock that starts at `origin` (milliseconds since 1970) with the real time, and runs `speed` times as fast. */
export function fastClock(origin: number, speed: number): Clock {
  return {
    now: () => origin + (Date.now() - origin) * speed,
    schedule(ms, callback) {
      const timer = setTimeout(callback, ms / speed);
      return () => clearTimeout(timer);
    },
  };
}
