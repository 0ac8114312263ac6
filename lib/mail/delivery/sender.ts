import type { Clock } from '@/lib/clock';
import type { Log } from '@/lib/log';
import { BusyError, type Database, StoreFullError } from '@/lib/mail/store/database';
import type { Work } from './loop';
import type { Outcome } from './outcome';
import { createQueue, type DeadLetter, type Lease } from './queue';
import type { Transport } from './transports';

type Attempt = { lease: Lease; outcome: Outcome };

type SenderOptions = { database: Database; transport: Transport; clock: Clock; log: Log };

/** Sends the messages that wait on one channel. Each step is one attempt. */
export function createSender({ database, transport, clock, log }: SenderOptions): Work {
  const { channel, send } = transport;
  const queue = createQueue(database, transport);
  /** An attempt that a full disk or a busy store kept from being recorded. It is recorded before the next attempt. */
  let unrecordedAttempt: Attempt | undefined;

  function logDead({ key, reason }: DeadLetter): void {
    const event = key?.endsWith('-notice') ? 'mail_notice_failed' : 'mail_dead_letter';
    log({ event, level: 'error', channel, key, reason });
  }

  async function record({ lease, outcome }: Attempt): Promise<void> {
    const { key, attempts } = lease;
    const { dead, circuit } = await queue.settle(lease, outcome, clock.now());
    if (outcome.kind === 'sent') log({ event: 'mail_sent', channel, key, attempts });
    dead.forEach(logDead);
    if (circuit === 'closed') log({ event: 'mail_circuit_closed', channel });
    else if (circuit && outcome.kind !== 'sent') {
      const level = circuit === 'refused' ? 'error' : 'warn';
      log({ event: 'mail_circuit_open', level, channel, key, reason: outcome.reason });
    }
  }

  return async () => {
    let attempt = unrecordedAttempt;
    if (!attempt) {
      const lease = await queue.lease(clock.now());
      if (!('key' in lease)) {
        lease.dead?.forEach(logDead);
        return lease.at;
      }
      attempt = { lease, outcome: await send({ ...lease, key: lease.attemptKey }) };
    }
    try {
      unrecordedAttempt = undefined;
      await record(attempt);
    } catch (error) {
      // After any other error the lease expires, and the next attempt repeats the key.
      if (error instanceof StoreFullError || error instanceof BusyError) unrecordedAttempt = attempt;
      throw error;
    }
    return clock.now();
  };
}
