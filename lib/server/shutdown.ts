import type { Log } from '@/lib/log';

/** Milliseconds after the first signal in which another one is a duplicate: a terminal and npm both pass it on. */
const DUPLICATE_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type ShutdownOptions = {
  /** Each stops one part within the given time; they run in parallel. */
  parts: readonly ((graceMs: number) => Promise<unknown>)[];
  /** For all parts together, in milliseconds. */
  graceMs: number;
  log: Log;
  /** For tests; both default to the process's own. */
  signals?: Pick<NodeJS.EventEmitter, 'on'>;
  exit?: (code: number) => void;
};

/** Exits with 0 after the first signal, when every part has ended or the time is over; at once at a second signal. */
export function shutdownOnSignal(options: ShutdownOptions): void {
  const { parts, graceMs, log, signals = process, exit = process.exit } = options;
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
    exit(0);
  }

  for (const signal of SIGNALS) {
    signals.on(signal, () => {
      if (since === undefined) {
        since = performance.now();
        void end(signal);
      } else if (performance.now() - since > DUPLICATE_SIGNAL_MS) {
        exit(1);
      }
    });
  }
}
