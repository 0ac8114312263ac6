import { reasonOf } from '@/lib/log';
import type { Clock } from '@/lib/mail/clock';

/** What a step of a loop may ask and do. */
export type Turn = {
  /** Whether the loop is to stop. */
  isStopping: () => boolean;
  /** Whether the loop is to stop, or has been called again. */
  isInterrupted: () => boolean;
  /** Waits some milliseconds; less where the loop is to stop. */
  pause: (ms: number) => Promise<void>;
};

/** One kind of work. @returns when to go on, in milliseconds since 1970, where it is a number */
export type Step = (turn: Turn) => Promise<unknown>;

export type LoopOptions = {
  /** All that is to be done, in this order. */
  steps: readonly Step[];
  /** How long the loop rests where no step is due sooner, in milliseconds; after a failure `retryMs`. */
  restMs: number;
  retryMs: number;
  clock: Clock;
  /** A step has failed; called once for each reason. */
  onFailure: (reason: string) => void;
  /** Whether a timer of the clock calls `run` when it is due; else somebody else does. */
  hasTimer: boolean;
};

/** Does work whenever it is due, and at once when it is called; never twice at the same time. */
export function createLoop({ steps, restMs, retryMs, clock, onFailure, hasTimer }: LoopOptions) {
  let running: Promise<number> | undefined;
  let runAgain = false;
  let isStopped = false;
  let cancelTimer: () => void = () => {};
  let endPause: () => void = () => {};

  function wakeAt(at: number): void {
    cancelTimer();
    // A timer takes no more than 24 days; the loop rests less.
    cancelTimer = clock.schedule(Math.max(0, at - clock.now()), run);
  }

  const turn: Turn = {
    isStopping: () => isStopped,
    isInterrupted: () => isStopped || runAgain,
    pause: (ms) =>
      new Promise((resolve) => {
        const cancel = clock.schedule(ms, resolve);
        endPause = () => {
          cancel();
          resolve();
        };
      }),
  };

  /** Does all that is due; a failure of one step does not keep the others from being done. @returns when to go on */
  async function work(): Promise<number> {
    const failures = new Set<string>();
    let nextAt = clock.now() + restMs;
    for (const step of steps) {
      try {
        const at = await step(turn);
        if (typeof at === 'number') nextAt = Math.min(nextAt, at);
      } catch (error) {
        failures.add(reasonOf(error));
        nextAt = Math.min(nextAt, clock.now() + retryMs);
      }
    }
    for (const reason of failures) onFailure(reason);
    return nextAt;
  }

  async function workOff(): Promise<number> {
    let nextAt: number;
    do {
      runAgain = false;
      nextAt = await work();
    } while ((runAgain || nextAt <= clock.now()) && !isStopped);
    // No await since the last look at `runAgain`: no call is missed.
    running = undefined;
    if (!isStopped && hasTimer) wakeAt(nextAt);
    return nextAt;
  }

  /**
   * Does all that is due; a call meanwhile makes it go on once more. Never rejects.
   * @returns when to go on, in milliseconds since 1970
   */
  function run(): Promise<number> {
    if (isStopped) return running ?? Promise.resolve(Number.POSITIVE_INFINITY);
    runAgain = true;
    running ??= workOff();
    return running;
  }

  return {
    run,

    /** Begins nothing more. @returns resolves when what is under way has ended */
    async stop(): Promise<void> {
      isStopped = true;
      cancelTimer();
      endPause();
      await running;
    },
  };
}
