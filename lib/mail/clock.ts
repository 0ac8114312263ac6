/** Time as the delivery sees it; tests and the bench bring their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds on a clock that nobody can set, from some moment before. It tells how much time has passed. */
  monotonic(): number;
  /**
   * Calls back once after some milliseconds. It keeps the process alive only where somebody waits for an answer.
   * @returns a way to call it off
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
 * The same clock for measuring waits: where it is set back, this one goes on from where it was, so that no wait becomes
 * longer. What is written to files and compared by later processes needs the clock as it is.
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
