import type { Log } from '@/lib/mail/log';

/** How long an answer holds, in milliseconds: asking often must not wear the disk. */
const HOLDS_MS = 2_000;

/**
 * Tells whether a submission could be stored now.
 * @param probe does what storing one does; rejects with what is wrong
 * @returns a function that resolves to that, with at most one probe at a time; an error is logged when it begins
 */
export function createHealthCheck(
  probe: () => Promise<void>,
  log: Log,
  holdsMs = HOLDS_MS,
): () => Promise<boolean> {
  let last: Promise<boolean> | undefined;
  let wasWell = true;

  async function check(): Promise<boolean> {
    try {
      await probe();
      wasWell = true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (wasWell) log({ event: 'unhealthy', level: 'error', reason });
      wasWell = false;
    }
    return wasWell;
  }

  return () => {
    if (!last) {
      last = check();
      void last.then(() => {
        setTimeout(() => {
          last = undefined;
        }, holdsMs).unref();
      });
    }
    return last;
  };
}
