import type { Log } from '@/lib/log';

/** For so many milliseconds after the first signal another one is its duplicate: a terminal and npm both send it. */
const DUPLICATE_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type ShutdownOptions = {
  /** Each stops one part within the given time. They run in parallel. */
  parts: readonly ((graceMs: number) => Promise<unknown>)[];
  /** For all parts together, in milliseconds. */
  graceMs: number;
  log: Log;
};

/** Exits with 0 after the first signal, when every part has ended or the time is over. A second signal exits at once. */
export function shutdownOnSignal({ parts, graceMs, log }: ShutdownOptions): void {
  let since: number | undefined;

  async function end(signal: string) {
    log({ event: 'stopping', signal });
    const timeOver = new Promise<'time_over'>((resolve) => setTimeout(resolve, graceMs, 'time_over').unref());
    const ended = Promise.allSettled(parts.map(async (part) => part(graceMs)));
    const results = await Promise.race([ended, timeOver]);
    if (results === 'time_over') log({ event: 'stopped', level: 'warn', reason: 'time over' });
    else {
      const failed = results.find((result) => result.status === 'rejected');
      log({ event: 'stopped', ...(failed ? { level: 'error', reason: String(failed.reason) } : {}) });
    }
    process.exit(0);
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (since === undefined) {
        since = performance.now();
        void end(signal);
      } else if (performance.now() - since > DUPLICATE_SIGNAL_MS) {
        process.exit(1);
      }
    });
  }
}
