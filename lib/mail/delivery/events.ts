import type { Log } from '@/lib/log';
import { type Clock, HOUR_MS, MINUTE_MS } from '@/lib/mail/clock';
import type { EventQuery, Events } from '@/lib/mail/store/events';
import type { Queue } from '@/lib/mail/store/queue';
import type { Provider } from './provider';

/**
 * How long after sending the provider is asked for the last event, in milliseconds. Most events come within a minute. The
 * provider retries a full or slow box for hours, so the last query comes after a day.
 */
const QUERY_AFTER_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  20 * MINUTE_MS,
  55 * MINUTE_MS,
  3 * HOUR_MS,
  10 * HOUR_MS,
  26 * HOUR_MS,
] as const;
/** No query later than this, also where the provider has not answered. */
const QUERY_FOR_MS = 30 * HOUR_MS;
/** Pause after a query without an answer. */
const BACKOFF_MS = 5 * MINUTE_MS;

/** Events after which a message will never arrive, with the reason for the owner. */
const UNDELIVERED: Readonly<Record<string, string>> = {
  bounced: 'la casella di destinazione l’ha respinto (bounced)',
  suppressed:
    'il fornitore non l’ha consegnato, perché quella casella ha respinto messaggi in passato (suppressed): toglietela dall’elenco «Suppressions» nel pannello del fornitore',
  failed: 'il fornitore non è riuscito a spedirlo (failed)',
  canceled: 'l’invio è stato annullato nel pannello del fornitore (canceled)',
};

/** Events after which no other comes. */
const FINAL_EVENTS = new Set(['delivered', 'opened', 'clicked', 'complained', ...Object.keys(UNDELIVERED)]);

/** When the first question about a message is due, in milliseconds since 1970. */
export const firstQueryAt = (sentAt: number): number => sentAt + QUERY_AFTER_MS[0];

/** When the next one is, after a number of answers; null where there is none. They keep their distances after a clock jump. */
function nextQueryAt(sentAt: number, answers: number, now: number): number | null {
  const after = QUERY_AFTER_MS[answers];
  if (after === undefined) return null;
  return Math.max(sentAt + after, now + after - (QUERY_AFTER_MS[answers - 1] ?? 0));
}

/**
 * Follows messages that the provider has accepted until they have arrived. Accepted is not arrived: the provider also
 * accepts mail for a box that bounced once, and drops it, and the copy in the store is deleted after its days. What has
 * not arrived becomes a dead letter.
 */
export function createEventFollower(parts: {
  events: Events;
  queue: Pick<Queue, 'takeTurn'>;
  lastEvent: NonNullable<Provider['lastEvent']>;
  clock: Clock;
  log: Log;
}) {
  const { events, queue, lastEvent, clock, log } = parts;
  let notBefore = 0;
  let isFailing = false;
  /** The key may send, but not read. */
  let isForbidden = false;

  /** Takes an answer in. @returns whether to go on asking */
  async function ask(query: EventQuery): Promise<boolean> {
    const answer = await lastEvent(query.providerId);
    const now = clock.now();
    const { key } = query;
    if (answer.kind === 'forbidden') {
      isForbidden = true;
      const message =
        'La chiave del fornitore può solo spedire: il sito non vede i messaggi che vengono respinti dopo l’invio';
      log({ event: 'mail_events_unreadable', level: 'info', reason: answer.reason, message });
      return false;
    }
    if (answer.kind === 'deferred') {
      notBefore = now + Math.min(Math.max(answer.retryAfterMs ?? BACKOFF_MS, MINUTE_MS), HOUR_MS);
      if (!isFailing) log({ event: 'mail_events_failed', level: 'warn', reason: answer.reason });
      isFailing = true;
      return false;
    }
    isFailing = false;
    const event = answer.event ?? query.event;
    const isFinal = FINAL_EVENTS.has(event ?? '');
    const queryAt = isFinal ? null : nextQueryAt(query.sentAt, query.queries + 1, now);
    const reason = UNDELIVERED[event ?? ''];
    const isNotice = query.form === 'notice';
    const undelivered = isNotice ? undefined : reason;
    const isDead = await events.record(query, { event, queryAt, undelivered });
    if (isDead) log({ event: 'mail_dead_letter', level: 'error', key, reason });
    else if (isNotice && reason) log({ event: 'mail_notice_failed', level: 'error', key, reason });
    else if (event === 'complained') log({ event: 'mail_complained', level: 'error', key });
    else if (queryAt === null && !isFinal)
      log({ event: 'mail_unconfirmed', level: 'warn', key, last: event ?? undefined });
    return true;
  }

  /**
   * Asks what is due, one question after the other, as far as the pace allows.
   * @param isStopped asked before each question
   * @returns when the next one is due, in milliseconds since 1970
   */
  return async function followEvents(isStopped: () => boolean): Promise<number> {
    while (!isStopped() && !isForbidden) {
      const now = clock.now();
      // A clock that was set back must not prolong the pause.
      if (notBefore > now && notBefore <= now + HOUR_MS) return notBefore;
      const at = await events.nextAt();
      if (at > now) return at;
      const turn = await queue.takeTurn(now);
      if (turn !== undefined) return turn;
      const query = await events.take(now, now + BACKOFF_MS);
      if (!query) continue;
      if (Math.abs(now - query.sentAt) > QUERY_FOR_MS) {
        await events.record(query, { event: query.event, queryAt: null, undelivered: undefined });
      } else if (!(await ask(query))) return now + BACKOFF_MS;
    }
    return Number.POSITIVE_INFINITY;
  };
}
