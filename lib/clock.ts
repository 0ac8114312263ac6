export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The clock of the delivery. Tests and the bench have other clocks. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Calls back once after some milliseconds.
   * @returns a function that cancels the call
   */
  schedule(ms: number, callback: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  schedule: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    // The process does not wait for it. On a Cloudflare worker it is a number.
    if (typeof timer === 'object') timer.unref();
    return () => clearTimeout(timer);
  },
};
