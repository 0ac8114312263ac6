import { type Log, reasonOf } from '@/lib/log';

/** What is known of the sending: no channel is set, the provider refuses the site, or nothing is wrong. */
export type Sending = boolean | 'refused';

/** Whether a submission could be stored now, and what is known of the sending. */
export type Health = { well: true; sending: Sending } | { well: false };

/** How long it holds that a submission could be stored, in milliseconds: each check writes to the disk. */
const HOLDS_MS = 2_000;

/**
 * Tells whether a submission could be stored now, and would be sent.
 * @param mail `checkWritable` does what storing one does, and rejects with what is wrong
 * @returns the check; concurrent calls share one that writes. The first of several failures in a row is logged
 */
export function createHealthCheck(
  mail: { checkWritable: () => Promise<void>; sending: () => Sending },
  log: Log,
  holdsMs = HOLDS_MS,
): () => Promise<Health> {
  let last: { at: number; result: Promise<void> } | undefined;
  let wasWell = true;

  function isWritable(): Promise<void> {
    const at = Date.now();
    if (!last || Math.abs(at - last.at) >= holdsMs) last = { at, result: mail.checkWritable() };
    return last.result;
  }

  return async () => {
    try {
      await isWritable();
      const sending = mail.sending();
      wasWell = true;
      return { well: true, sending };
    } catch (error) {
      if (wasWell) log({ event: 'unhealthy', level: 'error', reason: reasonOf(error) });
      wasWell = false;
      return { well: false };
    }
  };
}
