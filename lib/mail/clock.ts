/** Time as the delivery sees it; tests and the bench bring their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after some milliseconds, without keeping the process alive. @returns a way to call it off */
  after(ms: number, callback: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
