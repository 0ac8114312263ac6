import type { Log } from '@/lib/log';
import type { Channel } from '@/lib/mail/channels';
import type { Clock } from '@/lib/mail/clock';
import type { Claim } from '@/lib/mail/store/claim';
import { BusyError, StoreFullError } from '@/lib/mail/store/driver';
import type { Queue, Settlement } from '@/lib/mail/store/queue';
import { firstQueryAt } from './events';
import type { Outcome, Provider } from './provider';

/** What an attempt came to, and when, in milliseconds since 1970. */
type Attempted = { claim: Claim; outcome: Outcome; now: number };

/** When the provider is asked first what became of a message; undefined where it cannot be asked. */
export const queryAtOf = (provider: Provider, providerId: string | undefined, sentAt: number) =>
  provider.lastEvent && providerId !== undefined ? firstQueryAt(sentAt) : undefined;

/** Attempts to send claimed messages, one after the other, and their record. */
export function createAttempts(parts: {
  queue: Pick<Queue, 'settle'>;
  channel: Channel;
  provider: Provider;
  clock: Clock;
  log: Log;
}) {
  const { queue, channel, provider, clock, log } = parts;
  /** What there was no room to record. */
  let unrecorded: Attempted | undefined;

  async function record(attempted: Attempted): Promise<void> {
    const { claim, outcome, now } = attempted;
    const { key, attempts } = claim;
    unrecorded = attempted;
    const { applied, shouldLog, expired } = await queue
      .settle(claim, settlementOf(outcome, now, provider), now)
      .catch((error: unknown) => {
        // A damaged message must not hold up the others: the next attempt, by the same key, tells.
        if (!(error instanceof StoreFullError || error instanceof BusyError)) unrecorded = undefined;
        throw error;
      });
    unrecorded = undefined;
    const reason = expired ?? (outcome.kind === 'rejected' && applied ? outcome.reason : undefined);
    if (outcome.kind === 'accepted') log({ event: 'mail_sent', channel, key, attempts });
    if (reason !== undefined) {
      const event = claim.form === 'notice' ? 'mail_notice_failed' : 'mail_dead_letter';
      log({ event, level: 'error', channel, key, reason });
    }
    if (!shouldLog) return;
    if (outcome.kind === 'accepted' || outcome.kind === 'rejected') {
      log({ event: 'mail_circuit_closed', channel });
    } else {
      const level = (outcome.cause ?? 'unreachable') === 'unreachable' ? 'warn' : 'error';
      log({ event: 'mail_circuit_open', level, channel, key, reason: outcome.reason });
    }
  }

  return {
    /** Records what the last attempt came to, where there was no room for that. Rejects while there is none. */
    async catchUp(): Promise<void> {
      if (unrecorded) await record(unrecorded);
    },

    /** Attempts to send a message. Rejects where the outcome cannot be recorded. */
    async attempt(claim: Claim): Promise<void> {
      const outcome = await provider.send(claim, claim.sendingKey);
      await record({ claim, outcome, now: clock.now() });
    },
  };
}

function settlementOf(outcome: Outcome, now: number, provider: Provider): Settlement {
  switch (outcome.kind) {
    case 'accepted': {
      const { id: providerId } = outcome;
      return { kind: 'sent', providerId, queryAt: queryAtOf(provider, providerId, now) };
    }
    case 'rejected':
      return { kind: 'dead', reason: outcome.reason };
    case 'deferred':
      return { ...outcome, kind: 'failed', mayHaveArrived: false };
    case 'unknown':
      return { cause: 'unreachable', ...outcome, kind: 'failed', mayHaveArrived: true };
  }
}
