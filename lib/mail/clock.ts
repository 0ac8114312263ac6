export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The clock of the delivery; tests and the bench bring their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds on a clock that cannot be set, from an unknown start. It measures how much time has passed. */
  monotonic(): number;
  /**
   * Calls back once after some milliseconds.
   * @param keepsAlive whether the process waits for it; no unless given
   * @returns cancels it
   */
  schedule(ms: number, callback: () => void, keepsAlive?: boolean): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  schedule: (ms, callback, keepsAlive = false) => {
    const timer = setTimeout(callback, ms);
    if (!keepsAlive) timer.unref();
    return () => clearTimeout(timer);
  },
};

/**
 * The same clock for measuring waits: when the clock is set back, this one goes on from where it was, so that no wait
 * becomes longer. Times in files, which later processes compare, need the clock as it is.
 */
export function nonDecreasing(clock: Clock): Clock {
  let ahead = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    schedule: clock.schedule,
    monotonic: clock.monotonic,
    now() {
      const now = clock.now();
      ahead = Math.max(ahead, latest - now);
      latest = now + ahead;
      return latest;
    },
  };
}
