export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The clock of the delivery; tests and the bench bring their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Calls back once after some milliseconds.
   * @param keepsAlive whether the process waits for it; no unless given
   * @returns cancels it
   */
  schedule(ms: number, callback: () => void, keepsAlive?: boolean): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  schedule: (ms, callback, keepsAlive = false) => {
    const timer = setTimeout(callback, ms);
    // On a worker it is a number, and keeps nothing alive.
    if (!keepsAlive && typeof timer === 'object') timer.unref();
    return () => clearTimeout(timer);
  },
};
