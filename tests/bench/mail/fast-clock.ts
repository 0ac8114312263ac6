import type { Clock } from '@/lib/clock';

/** A clock that is right at `origin` (milliseconds since 1970), and on which `speed` seconds pass in each second from then on. */
export function fastClock(origin: number, speed: number): Clock {
  return {
    now: () => origin + (Date.now() - origin) * speed,
    schedule(ms, callback) {
      const timer = setTimeout(callback, ms / speed);
      return () => clearTimeout(timer);
    },
  };
}
