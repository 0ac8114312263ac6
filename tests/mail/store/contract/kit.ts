// What the cases of the contract share. No test runner: they also run on workerd and on other versions of Node.
import assert from 'node:assert/strict';
import { NO_ORIGIN } from '@/lib/forms/origin';
import type { Channels } from '@/lib/mail/channels';
import { type Accepted, acceptMessage, type Sender } from '@/lib/mail/store/accept';
import type { Claim } from '@/lib/mail/store/claim';
import { openDatabase } from '@/lib/mail/store/database';
import type { Driver } from '@/lib/mail/store/driver';
import { createEvents } from '@/lib/mail/store/events';
import { createLeads, type Leads } from '@/lib/mail/store/leads';
import type { NewMessage } from '@/lib/mail/store/message';
import type { Pace } from '@/lib/mail/store/pace';
import { createQueue, hasWaiting, type QueueOptions, type Settlement } from '@/lib/mail/store/queue';

/** Opens the database of the case once more, as another process would. `isFull`: hardly any room is left. */
export type Connect = (options?: { isFull?: boolean }) => Driver;
export type Case = { name: string; run: (connect: Connect) => Promise<void> };

export const START = Date.parse('2026-03-05T10:00:00Z');
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const NO_PACE: Pace = { perSecond: Number.POSITIVE_INFINITY, perHour: 100_000 };

/** How a channel of a test sends: what has no known outcome is given up after a day. */
export const queueOptions = (options: Partial<QueueOptions> = {}): QueueOptions => ({
  channel: 'mail',
  pace: NO_PACE,
  leaseMs: 30 * SECOND,
  expiry: { afterMs: DAY, attempts: 1e9, reason: () => 'sconosciuto' },
  ...options,
});

/** A message that differs from others by its name; its fingerprint is of the content, as everywhere. */
export function messageOf(name: string, options: Partial<NewMessage> = {}): NewMessage {
  return {
    key: options.byContent ? crypto.randomUUID() : `00000000-0000-4000-8000-${name.padStart(12, '0')}`,
    byContent: false,
    form: 'contact',
    fingerprint: `${name} `.padEnd(64, 'f'),
    fields: { firstName: 'Niccolò', message: `D’Amico & "C." 🎉\nè qui: ${name}`, privacyAccepted: true },
    origin: NO_ORIGIN,
    mail: {
      from: '"Niccolò \\"N\\" (via sito)" <sito@azienda.example>',
      to: 'info@azienda.example',
      replyTo: 'niccolo@cliente.example',
      subject: `Oggetto ${name}`,
      text: `àè – 🎉\n.\nFrom ${name}\n`,
      html: `<p>${name}</p>`,
    },
    spam: false,
    receivedAt: START,
    ...options,
  };
}

export const keyOf = (name: string) => messageOf(name).key;

/** A client with these networks, widest first, that may send as much as it likes. */
export const from = (...networks: [string, ...string[]]): Sender => ({
  networks,
  limit: { max: 1_000_000, windowS: 600 },
});

/** How many messages are in each state that has any. */
export async function countsOf(leads: Leads, now: number): Promise<Record<string, number>> {
  const { counts } = await leads.summary(now, DAY);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** The store as a process has it. @param options of the one channel that is used; `channels`: those that are set up */
export async function openStore(
  driver: Driver,
  pace: Partial<Pace> = {},
  { channels = ['mail'], ...options }: Partial<QueueOptions> & { channels?: Channels } = {},
) {
  const database = openDatabase(driver);
  const queue = createQueue(database, queueOptions({ pace: { ...NO_PACE, ...pace }, ...options }));
  await queue.configure('key one');
  const leads = createLeads(database, channels);
  return {
    database,
    queue,
    leads,
    events: createEvents(database, 'mail'),
    hasWaiting: () => hasWaiting(database, 'mail'),
    accept: (
      name: string,
      options: Partial<NewMessage> = {},
      sender = from('192.0.2.1'),
    ): Promise<Accepted> => acceptMessage(database, messageOf(name, options), sender, { channels }),

    async claim(now: number): Promise<Claim> {
      const next = await queue.claim(now);
      assert.ok('key' in next, `nothing to claim before ${'at' in next ? next.at - START : ''}`);
      return next;
    },
    /** How long until the next claim is worth a try, in milliseconds. */
    async waitAt(now: number): Promise<number> {
      const next = await queue.claim(now);
      assert.ok('at' in next, 'there is a message to claim');
      return next.at - now;
    },
    async sendAll(now: number): Promise<string[]> {
      const names: string[] = [];
      for (;;) {
        const next = await queue.claim(now);
        if (!('key' in next)) return names;
        names.push(next.mail.subject.replace('Oggetto ', ''));
        await queue.settle(next, { kind: 'sent' }, now);
      }
    },
    counts: (now = START) => countsOf(leads, now),
  };
}

export const failed = (options: Partial<Extract<Settlement, { kind: 'failed' }>> = {}): Settlement => ({
  kind: 'failed',
  reason: '500',
  cause: 'unreachable',
  mayHaveArrived: true,
  ...options,
});
