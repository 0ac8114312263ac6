import { type Clock, HOUR_MS, MINUTE_MS } from '@/lib/mail/clock';
import type { Log } from '@/lib/mail/log';
import { EmlError } from '@/lib/mail/message/eml';
import type { DeliveryNote, Note } from '@/lib/mail/spool/note';
import type { Spool } from '@/lib/mail/spool/spool';
import { reasonOf } from './attempt';
import type { EventAnswer, MailProvider } from './provider';

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
/** How often the spool is scanned for messages that other processes have sent. */
const SCAN_INTERVAL_MS = HOUR_MS;
/** Most messages that are tracked in memory; the next scan finds the others. */
const MAX_TRACKED = 10_000;

/** Events after which a message will never arrive, with the reason for the owner. */
const UNDELIVERED: Readonly<Record<string, string>> = {
  bounced: 'la casella di destinazione l’ha respinto (bounced)',
  suppressed:
    'il fornitore non l’ha consegnato, perché quella casella ha respinto messaggi in passato (suppressed): toglietela dall’elenco «Suppressions» nel pannello del fornitore',
  failed: 'il fornitore non è riuscito a spedirlo (failed)',
  canceled: 'l’invio è stato annullato nel pannello del fornitore (canceled)',
};
/** Whether a message with this last event will never arrive. */
export const isUndelivered = (event: string): boolean => Object.hasOwn(UNDELIVERED, event);

/** Events after which no other comes. */
const FINAL_EVENTS = new Set(['delivered', 'opened', 'clicked', 'complained', ...Object.keys(UNDELIVERED)]);

/**
 * Tracks messages that the provider has accepted until they have arrived. Accepted is not arrived: the provider also
 * accepts mail for a box that bounced once, and drops it, and the copy in the spool is deleted after its days. What has
 * not arrived becomes a dead letter. The state is in the notes, so it survives a restart.
 */
export function createDeliveryEvents(options: {
  spool: Pick<Spool, 'list' | 'message' | 'note' | 'writeNote' | 'removeNote' | 'deadLetterSent' | 'fileOf'>;
  provider: MailProvider;
  log: Log;
  /** The wall clock: its times are kept in notes. */
  clock: Clock;
  /** Takes a slot for a query. @returns how long to wait for it, in milliseconds; undefined while messages need the slots */
  requestSlot: () => number | undefined;
}) {
  const { spool, provider, log, clock, requestSlot } = options;
  /** When each message is due for a query. */
  const due = new Map<string, number>();
  let running: Promise<void> | undefined;
  let cancelPoll: () => void = () => {};
  let scannedAt = Number.NEGATIVE_INFINITY;
  let notBefore = Number.NEGATIVE_INFINITY;
  let failing = false;
  /** Stopped, or the key may not read: no query until the next start. */
  let isStopped = false;

  function track(key: string, delivery: DeliveryNote): void {
    if (isStopped) return;
    const at = nextQueryAt(delivery);
    if (at === undefined) due.delete(key);
    else if (due.has(key) || due.size < MAX_TRACKED) due.set(key, at);
  }

  /** Finds what was sent before this process started, or by another one. */
  async function scanSent(now: number): Promise<void> {
    if (Math.abs(now - scannedAt) < SCAN_INTERVAL_MS) return;
    scannedAt = now;
    for (const { key, storedAt } of await spool.list('sent')) {
      if (isStopped || due.size >= MAX_TRACKED) return;
      if (due.has(key) || Math.abs(now - storedAt) > QUERY_FOR_MS) continue;
      const { delivery } = await spool.note(key);
      if (delivery) track(key, delivery);
    }
  }

  async function queryDue(): Promise<void> {
    await scanSent(clock.now());
    for (;;) {
      const now = clock.now();
      // A clock that was set back must not prolong the pause.
      if (isStopped || (now < notBefore && notBefore - now <= HOUR_MS)) return;
      const key = [...due].find(([, at]) => at <= now)?.[0];
      if (key === undefined) return;
      const note = await spool.note(key);
      const at = note.delivery && now - note.delivery.sentAt <= QUERY_FOR_MS && nextQueryAt(note.delivery);
      if (!note.delivery || !at) {
        due.delete(key);
      } else if (at > now) {
        // Another process has asked in the meantime.
        due.set(key, at);
      } else {
        const wait = requestSlot();
        if (wait === undefined) return;
        if (wait > 0) {
          cancelPoll = clock.schedule(wait, poll);
          return;
        }
        await queryEvent(key, note, note.delivery);
      }
    }
  }

  async function queryEvent(key: string, note: Note, delivery: DeliveryNote): Promise<void> {
    const answer: EventAnswer = (await provider.lastEvent?.(delivery.id)) ?? { kind: 'event' };
    const now = clock.now();
    if (answer.kind === 'forbidden') {
      isStopped = true;
      due.clear();
      const message =
        'La chiave del fornitore può solo spedire: il sito non vede i messaggi che vengono respinti dopo l’invio';
      log({ event: 'mail_events_unreadable', level: 'info', reason: answer.reason, message });
      return;
    }
    if (answer.kind === 'deferred') {
      notBefore = now + Math.min(Math.max(answer.retryAfterMs ?? BACKOFF_MS, MINUTE_MS), HOUR_MS);
      if (!failing) log({ event: 'mail_events_failed', level: 'warn', reason: answer.reason });
      failing = true;
      return;
    }
    failing = false;
    const event = answer.event ?? delivery.event;
    const known = { ...delivery, asked: delivery.asked + 1, askedAt: now, event };
    const reason = event === undefined ? undefined : UNDELIVERED[event];
    if (reason) await handleUndelivered(key, { ...note, delivery: known, reason });
    else await spool.writeNote(key, { ...note, delivery: known });
    track(key, known);
    if (event === 'complained') log({ event: 'mail_complained', level: 'error', key });
    else if (!due.has(key) && !reason && !FINAL_EVENTS.has(event ?? '')) {
      log({ event: 'mail_unconfirmed', level: 'warn', key, last: event });
    }
  }

  async function handleUndelivered(key: string, note: Note): Promise<void> {
    const reason = note.reason ?? '';
    const message = await spool.message('sent', key).catch((error: unknown) => {
      if (error instanceof EmlError) return undefined;
      throw error;
    });
    await spool.writeNote(key, note);
    if (message?.form === 'notice') {
      log({ event: 'mail_notice_failed', level: 'error', key, reason });
    } else if (await spool.deadLetterSent(key)) {
      log({ event: 'mail_dead_letter', level: 'error', key, reason, file: spool.fileOf('deadLetter', key) });
    } else {
      // Purged or deleted by its owner in the meantime.
      await spool.removeNote(key);
    }
  }

  /** Does the queries that are due, one after the other. Never rejects. */
  function poll(): Promise<void> {
    if (isStopped) return running ?? Promise.resolve();
    cancelPoll();
    running ??= queryDue()
      .catch((error: unknown) => {
        notBefore = clock.now() + BACKOFF_MS;
        log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    poll,

    /** Tracks a message that the provider has accepted. */
    track,

    /** Resolves when no query is under way. */
    idle: () => running ?? Promise.resolve(),

    /** Begins no further query. @returns resolves when none is under way */
    stop(): Promise<void> {
      isStopped = true;
      cancelPoll();
      return running ?? Promise.resolve();
    },
  };
}

/** When the next query for a message is due, in milliseconds since 1970; undefined when there is none. */
function nextQueryAt({ sentAt, asked, askedAt, event }: DeliveryNote): number | undefined {
  const after = QUERY_AFTER_MS[asked];
  if (after === undefined || (event !== undefined && FINAL_EVENTS.has(event))) return undefined;
  // The queries keep their distances also where the clock was set forward.
  const distance = after - (QUERY_AFTER_MS[asked - 1] ?? 0);
  return Math.max(sentAt + after, askedAt === undefined ? 0 : askedAt + distance);
}
