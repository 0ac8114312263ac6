import type { Clock } from '@/lib/clock';
import { type Log, reasonOf } from '@/lib/log';
import { POLL_MS } from './queue';

/**
 * `pollMs`: the longest pause between two runs, in milliseconds. `wakeAt`: called with the time when the next run is due, in
 * milliseconds since 1970; without it, timers of the clock start the runs.
 */
export type LoopOptions = {
  clock: Clock;
  log: Log;
  pollMs?: number | undefined;
  wakeAt?: ((at: number) => void) | undefined;
};

/**
 * Does one step.
 * @returns when the next step is due, in milliseconds since 1970
 */
export type Work = () => Promise<number>;

/** Runs `work` when it is due, and immediately on `run()`. Runs never overlap. */
export function createLoop(work: Work, { clock, log, wakeAt, pollMs = POLL_MS }: LoopOptions) {
  let running: Promise<number> | undefined;
  let runAgain = false;
  let isStopped = false;
  let cancelTimer: () => void = () => {};

  async function step(): Promise<number> {
    try {
      return Math.min(await work(), clock.now() + pollMs);
    } catch (error) {
      log({ event: 'mail_drain_failed', level: 'error', reason: reasonOf(error) });
      // Sooner than `pollMs`: an idle object would wait too long.
      return clock.now() + POLL_MS;
    }
  }

  async function drain(): Promise<number> {
    let nextAt = 0;
    while ((runAgain || nextAt <= clock.now()) && !isStopped) {
      runAgain = false;
      nextAt = await step();
    }
    // No call is missed, since there is no await after the last check of `runAgain`.
    running = undefined;
    cancelTimer();
    if (!wakeAt && !isStopped) cancelTimer = clock.schedule(nextAt - clock.now(), run);
    return nextAt;
  }

  /**
   * Does everything that is due.
   * @returns when the next step is due
   */
  function run(): Promise<number> {
    runAgain = true;
    running ??= drain();
    return running;
  }

  /** Waits for the step that is running, and starts no other. */
  async function stop(): Promise<void> {
    isStopped = true;
    cancelTimer();
    await running;
  }

  return { run, stop };
}
