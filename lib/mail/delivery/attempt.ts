import { type Clock, DAY_MS, MINUTE_MS } from '@/lib/mail/clock';
import type { Log } from '@/lib/mail/log';
import { EmlError } from '@/lib/mail/message/eml';
import type { MailMessage } from '@/lib/mail/message/message';
import { type DeliveryNote, type Note, sendingKey } from '@/lib/mail/spool/note';
import type { Spool } from '@/lib/mail/spool/spool';
import type { MailProvider, Outcome } from './provider';

/** How long the provider keeps idempotency keys (D17), less the time that a last attempt may take. */
const PROVIDER_KEY_LIFE_MS = DAY_MS - MINUTE_MS;

/** Points where a crash matters most; the bench kills the process there. */
export type AttemptFailpoint = 'before-send' | 'after-send';

/** `undeliverable`: not sent, and a person has to look. `gone`: another process has it. */
export type AttemptResult = Outcome | { kind: 'undeliverable' } | { kind: 'gone' };

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * One attempt to send a message, with its record on disk: the message is claimed, noted as perhaps sent before the
 * request, and afterwards moved to the folder of its state.
 */
export function createAttempts(options: {
  spool: Spool;
  provider: MailProvider;
  log: Log;
  clock: Clock;
  failpoint: (point: AttemptFailpoint) => void;
  /** Called for a message that the provider has accepted under an id. */
  onAccepted?: ((key: string, delivery: DeliveryNote) => void) | undefined;
}) {
  const { spool, provider, log, clock, failpoint } = options;
  /** Accepted by the provider, but not yet recorded because the disk failed. */
  const unsettled = new Map<string, Note>();

  /** A note that cannot be written must not keep a message from being sent. */
  async function write(key: string, note: Note): Promise<void> {
    try {
      await spool.writeNote(key, note);
    } catch (error) {
      log({ event: 'mail_note_failed', level: 'error', key, reason: reasonOf(error) });
    }
  }

  async function deadLetter({ key, form }: MailMessage, note: Note, reason: string): Promise<void> {
    if (form === 'notice') {
      // Its content is in the log. As a dead letter it would cause the next notice.
      await spool.discard(key);
      log({ event: 'mail_notice_failed', level: 'error', key, reason });
      return;
    }
    await write(key, { ...note, reason });
    await spool.deadLetter(key);
    log({ event: 'mail_dead_letter', level: 'error', key, reason, file: spool.fileOf('deadLetter', key) });
  }

  async function send(key: string, startedAt: number): Promise<AttemptResult> {
    const message = await spool.message('inflight', key);
    if (!message) return { kind: 'gone' };
    if (message.key !== key) throw new EmlError('Il nome del file non è la chiave del messaggio');
    const before = await spool.note(key);
    if (before.delivery) {
      // Accepted already: the process that sent it died before moving it.
      await settleAccepted(key, before);
      return { kind: 'accepted', id: before.delivery.id };
    }
    if (before.unknownSince !== undefined && startedAt - before.unknownSince >= PROVIDER_KEY_LIFE_MS) {
      await deadLetter(message, before, 'esito sconosciuto da più di 24 ore: potrebbe essere arrivato');
      return { kind: 'undeliverable' };
    }
    const attempted: Note = { ...before, attempts: before.attempts + 1, lastAt: startedAt };
    // From here on it may have arrived, until the provider says no.
    await write(key, { ...attempted, unknownSince: before.unknownSince ?? startedAt });
    failpoint('before-send');
    const outcome = await provider.send(message, sendingKey(key, before));
    failpoint('after-send');
    await settle(message, attempted, outcome, startedAt);
    return outcome;
  }

  async function settle(
    message: MailMessage,
    note: Note,
    outcome: Outcome,
    startedAt: number,
  ): Promise<void> {
    const { key } = message;
    if (outcome.kind === 'accepted') {
      const { attempts, lastAt, round } = note;
      const { id } = outcome;
      const delivery = id === undefined ? undefined : { id, sentAt: clock.now(), asked: 0 };
      await settleAccepted(key, { attempts, lastAt, round, delivery });
    } else if (outcome.kind === 'rejected') {
      await deadLetter(message, note, outcome.reason);
    } else {
      const unknownSince = note.unknownSince ?? (outcome.kind === 'unknown' ? startedAt : undefined);
      await write(key, { ...note, reason: outcome.reason, unknownSince });
      await spool.unclaim(key);
    }
  }

  /** Note first: if this process dies in between, the next one knows that the provider has the message. */
  async function settleAccepted(key: string, note: Note): Promise<void> {
    unsettled.set(key, note);
    await write(key, note);
    await spool.markSent(key, note.delivery?.sentAt ?? clock.now());
    unsettled.delete(key);
    log({ event: 'mail_sent', key, attempts: note.attempts });
    if (note.delivery) options.onAccepted?.(key, note.delivery);
  }

  return {
    /**
     * Attempts once to send a waiting message.
     * @throws SpoolError; the message then waits, or `settleLeftovers` settles it when the disk is back
     */
    async attempt(key: string): Promise<AttemptResult> {
      if (!(await spool.claim(key))) return { kind: 'gone' };
      try {
        return await send(key, clock.now());
      } catch (error) {
        if (error instanceof EmlError) {
          await write(key, { ...(await spool.note(key)), reason: error.message });
          await spool.markDamaged(key);
          const file = spool.fileOf('damaged', key);
          log({ event: 'mail_damaged', level: 'error', key, reason: error.message, file });
          return { kind: 'undeliverable' };
        }
        // A claimed message would wait until a restart.
        if (!unsettled.has(key)) await spool.unclaim(key);
        throw error;
      }
    },

    /** Settles claims that the disk kept this process from settling. Throws SpoolError. */
    async settleLeftovers(): Promise<void> {
      for (const key of await spool.claimed()) {
        const note = unsettled.get(key);
        if (note) await settleAccepted(key, note);
        else await spool.unclaim(key);
      }
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
