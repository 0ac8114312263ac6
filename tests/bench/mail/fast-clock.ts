import type { Clock } from '@/lib/clock';

/**
 * A clock on which time passes faster than it does, so that waits of minutes take moments. Equal in every process that
 * is given the same origin.
 * @param origin where both clocks show the same, in milliseconds since 1970
 * @param speed how many of its seconds pass in one
 */
export function fastClock(origin: number, speed: number): Clock {
  return {
    now: () => origin + (Date.now() - origin) * speed,
    schedule(ms, callback) {
      const timer = setTimeout(callback, ms / speed);
      return () => clearTimeout(timer);
    },
  };
}
