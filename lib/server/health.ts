import type { Log } from '@/lib/mail/log';

/** How long a result is cached, in milliseconds: each check writes to the disk. */
const HOLDS_MS = 2_000;

/**
 * Tells whether a submission could be stored now.
 * @param probe does what storing one does; rejects with what is wrong
 * @returns the check; concurrent calls share one probe. The first of several failures in a row is logged
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
