import type { Clock } from './clock';
import type { Log } from './log';
import type { MailMessage } from './message';
import type { Pace } from './pace';
import type { MailProvider, Outcome } from './provider';
import type { Queue } from './queue';

/** How long a request whose message could not be stored waits for its turn, in milliseconds. */
const TURN_MS = 10_000;

/**
 * Sends messages that could not be stored, each within its request (D17), at the pace of all others.
 * @returns a function that resolves to what became of a message; to undefined where the hour's pace is used up or too
 * many are waiting for their turn
 */
export function createDirectSender(parts: {
  provider: MailProvider;
  queue: Pick<Queue, 'isFresh' | 'countDirect'>;
  pace: Pace;
  clock: Clock;
  log: Log;
}) {
  const { provider, queue, pace, clock, log } = parts;

  return async function sendDirect(message: MailMessage): Promise<Outcome | undefined> {
    const { key, clientKeys } = message;
    const now = clock.now();
    const isFresh = queue.isFresh(clientKeys);
    const gap = pace.delayBefore(now);
    if (gap > TURN_MS || !pace.hasRoom(now, isFresh)) return undefined;
    pace.attempted(now + gap);
    // Before waiting, since others ask meanwhile.
    const refund = pace.take(now, isFresh);
    if (gap > 0) await new Promise<void>((resolve) => clock.schedule(gap, resolve, true));
    const outcome = await provider.send(message, key);
    if (outcome.kind === 'accepted') queue.countDirect(clientKeys, clock.now());
    else refund();
    const reason = 'reason' in outcome ? outcome.reason : undefined;
    log({ event: 'mail_sent_unstored', level: 'error', key, outcome: outcome.kind, reason });
    return outcome;
  };
}
