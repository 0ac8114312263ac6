import type { Log } from '@/lib/log';

/** A signal within this time, in milliseconds, is a duplicate of the first: a terminal and npm both send it. */
const DUPLICATE_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type ShutdownOptions = {
  /** Each function stops one part within the given time. They run in parallel. */
  parts: readonly ((graceMs: number) => Promise<unknown>)[];
  /** Time for all parts together, in milliseconds. */
  graceMs: number;
  log: Log;
};

/** Ends the process after the first signal with 0, when every part has ended or the time is over; after a second signal at once. */
export function shutdownOnSignal({ parts, graceMs, log }: ShutdownOptions): void {
  let signalledAt: number | undefined;

  async function end(signal: string) {
    log({ event: 'stopping', signal });
    const timeOver = new Promise<'time_over'>((resolve) => setTimeout(resolve, graceMs, 'time_over').unref());
    const allParts = Promise.allSettled(parts.map(async (part) => part(graceMs)));
    const results = await Promise.race([allParts, timeOver]);
    if (results === 'time_over') log({ event: 'stopped', level: 'warn', reason: 'time over' });
    else {
      const failure = results.find((result) => result.status === 'rejected');
      log({ event: 'stopped', ...(failure && { level: 'error', reason: String(failure.reason) }) });
    }
    process.exit(0);
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (signalledAt === undefined) {
        signalledAt = performance.now();
        void end(signal);
      } else if (performance.now() - signalledAt > DUPLICATE_SIGNAL_MS) {
        process.exit(1);
      }
    });
  }
}
