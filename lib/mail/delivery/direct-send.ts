import { LRUCache } from 'lru-cache';
import type { Clock } from '@/lib/mail/clock';
import type { Log } from '@/lib/mail/log';
import type { MailMessage } from '@/lib/mail/message/message';
import type { Pace } from './pace';
import type { MailProvider, Outcome } from './provider';
import type { Queue } from './queue';

/** How long a request whose message could not be stored waits for its turn, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/**
 * Sends messages that could not be stored, each within its request (D17), at the pace of all others.
 * @returns a function; it resolves to undefined where the hour's pace is used up or too many wait for their turn
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
    const delay = pace.delayBefore(now);
    if (delay > MAX_WAIT_MS || !pace.hasRoom(now, isFresh)) return undefined;
    // Before waiting, since others ask meanwhile.
    pace.recordAttempt(now + delay);
    const refund = pace.take(now, isFresh);
    if (delay > 0) await new Promise<void>((resolve) => clock.schedule(delay, resolve, true));
    const outcome = await provider.send(message, key);
    if (outcome.kind === 'accepted') queue.countDirect(clientKeys, clock.now());
    else refund();
    const reason = 'reason' in outcome ? outcome.reason : undefined;
    log({ event: 'mail_sent_unstored', level: 'error', key, outcome: outcome.kind, reason });
    return outcome;
  };
}

/** How many messages are kept in memory. */
const MAX_MESSAGES = 500;

/**
 * The messages that were sent without being stored, as long as the process lives: a repeat must have the same bytes
 * under its key, and must not be sent again once the provider has accepted it.
 */
export function createDirectMessages() {
  const attempted = new LRUCache<string, MailMessage>({ max: MAX_MESSAGES });
  const accepted = new LRUCache<string, MailMessage>({ max: MAX_MESSAGES });

  /** The first message of a key where the content is the same, since its time is part of the bytes; else this one. */
  function firstOf(message: MailMessage): MailMessage {
    const first = attempted.get(message.key);
    return first?.fingerprint === message.fingerprint ? first : message;
  }

  return {
    /** The accepted message of a key. */
    find: (key: string): MailMessage | undefined => accepted.get(key),

    firstOf,

    /** Sends the first message of a key. Not to be called twice at a time for one key. */
    async send(
      message: MailMessage,
      send: (first: MailMessage) => Promise<Outcome | undefined>,
    ): Promise<Outcome | undefined> {
      const first = firstOf(message);
      attempted.set(message.key, first);
      const outcome = await send(first);
      if (outcome?.kind === 'accepted') accepted.set(message.key, first);
      return outcome;
    },
  };
}
