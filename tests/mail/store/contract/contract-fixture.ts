// Shared by the cases of the contract. Without a test runner, since they also run on workerd and another Node.
import assert from 'node:assert/strict';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/clock';
import { NO_ATTRIBUTION } from '@/lib/forms/attribution';
import type { ComposeDigest } from '@/lib/mail/delivery/digests';
import type { Outcome } from '@/lib/mail/delivery/outcome';
import { createQueue, type Lease, type QueueOptions } from '@/lib/mail/delivery/queue';
import { summarize } from '@/lib/mail/health';
import type { Channels, NewMessage } from '@/lib/mail/message/message';
import { type Accepted, acceptMessage, type Sender } from '@/lib/mail/store/accept';
import type { Database } from '@/lib/mail/store/database';
import { createLeads, type StoredMessage } from '@/lib/mail/store/leads';
import { insertMessage, SITE } from '@/lib/mail/store/message-rows';

/** Opens the database of the case once more, as another process would. `isFull`: the disk is nearly full. */
export type Connect = (options?: { isFull?: boolean }) => Database;
export type Store = ReturnType<typeof openStore>;
type StoreOptions = Partial<QueueOptions> & { channels?: Channels };
/** Cases by name. Each has its own database, which `open` opens as another process would. */
export type Cases = Record<string, (store: Store, open: Open) => Promise<void>>;
export type Open = (options?: StoreOptions & { isFull?: boolean }) => Store;

export const START = Date.parse('2026-03-05T10:00:00Z');
export const SECOND = 1000;
export { DAY_MS as DAY, HOUR_MS as HOUR, MINUTE_MS as MINUTE };
export const HIGH_PACE = { perSecond: Number.POSITIVE_INFINITY, perHour: 100_000 };

export const REJECTED = { kind: 'rejected', reason: '422' } as const satisfies Outcome;
export const REFUSED = { kind: 'refused', reason: '401' } as const satisfies Outcome;
export const UNAVAILABLE = { kind: 'unavailable', reason: '429' } as const satisfies Outcome;
export const UNKNOWN = { kind: 'unknown', reason: '500' } as const satisfies Outcome;

/** A channel without limits, which gives up messages of unknown outcome after a day. */
export const queueOptions = (options: Partial<QueueOptions> = {}): QueueOptions => ({
  channel: 'mail',
  pace: HIGH_PACE,
  leaseMs: 30 * SECOND,
  expiry: { afterMs: DAY_MS, attempts: 1e9, reason: (key) => `unknown: ${key}` },
  ...options,
});

/** A message with a name, which is part of its key, fingerprint and content. */
export function messageOf(name: string, options: Partial<NewMessage> = {}): NewMessage {
  return {
    key: options.byContent ? crypto.randomUUID() : `00000000-0000-4000-8000-${name.padStart(12, '0')}`,
    byContent: false,
    form: 'contact',
    fingerprint: `${name} `.padEnd(64, 'f'),
    fields: { firstName: 'Niccolò', message: `D’Amico & "C." 🎉\nè qui: ${name}`, privacyAccepted: true },
    mail: {
      from: '"Niccolò \\"N\\" (via sito)" <sito@azienda.example>',
      to: 'info@azienda.example',
      replyTo: 'niccolo@cliente.example',
      subject: `Oggetto ${name}`,
      text: `àè – 🎉\n.\nFrom ${name}\n`,
      html: `<p>${name}</p>`,
    },
    attribution: NO_ATTRIBUTION,
    spam: false,
    receivedAt: START,
    ...options,
  };
}

export const keyOf = (name: string) => messageOf(name).key;

/** Stores a message of the site itself, as a notice is, which goes by mail. */
export const storeSiteMessage = (database: Database, message: NewMessage): Promise<number> =>
  database.write(() => insertMessage(database, message, SITE, ['mail']));

const nameOf = ({ mail }: Lease) => mail.subject.replace('Oggetto ', '');

/** Composes a digest. Its name is `[a b +1]`: the names of its messages, and how many are left. */
export const compose: ComposeDigest = (included, remaining, now) => {
  const names = included.map(({ key }) => key.slice(24).replace(/^0+/, ''));
  const key = `${crypto.randomUUID()}-collection`;
  return messageOf(`[${names.join(' ')} +${remaining}]`, {
    key,
    form: 'collection',
    fields: {},
    receivedAt: now,
  });
};

/** A client in a network (by default one that only it uses), with a limit of messages in ten minutes. */
export const from = (client: string, network = client, max = 1_000_000): Sender => ({
  networks: { client, network },
  limit: { max, windowS: 600 },
});

/** How many messages are in each state that has any. */
export async function countsOf(
  database: Database,
  channels: Channels,
  now: number,
): Promise<Record<string, number>> {
  const { counts } = await summarize(database, channels, now);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** Longer than any test, in milliseconds. */
const FAR_MS = 1e14;

/** Leases the message with this key: all others are postponed for that moment. */
export async function leaseByKey(
  { run }: Database,
  queue: ReturnType<typeof createQueue>,
  key: string,
  now: number,
) {
  const others = 'message <> (SELECT id FROM messages WHERE key = ?)';
  const postpone = (ms: number) =>
    run(`UPDATE deliveries SET due_at = due_at + ? WHERE ${others}`, [ms, key]);
  postpone(FAR_MS);
  const next = await queue.lease(now);
  postpone(-FAR_MS);
  return next;
}

/**
 * The store as one process uses it.
 * @param options of the channel that sends; `channels`: those that are set up
 */
export function openStore(database: Database, { channels = ['mail'], ...options }: StoreOptions = {}) {
  const queue = createQueue(database, queueOptions(options));
  const leads = createLeads(database, channels);

  /** Leases the next message, or the one with a name. */
  async function lease(now = START, name?: string): Promise<Lease> {
    const next = await (name ? leaseByKey(database, queue, keyOf(name), now) : queue.lease(now));
    assert.ok('key' in next, 'there is nothing to lease');
    return next;
  }

  /**
   * Makes the next attempt, with this outcome.
   * @returns the name of its message, and what `settle` returns
   */
  async function attempt(outcome: Outcome = { kind: 'sent' }, now = START) {
    const leased = await lease(now);
    const settled = await queue.settle(leased, outcome, now);
    return { ...settled, key: leased.key, mail: leased.mail, name: nameOf(leased) };
  }

  /**
   * Sends everything that may be sent now.
   * @returns the names
   */
  async function sendAll(now = START): Promise<string> {
    const names: string[] = [];
    for (;;) {
      const next = await queue.lease(now);
      if ('key' in next) {
        await queue.settle(next, { kind: 'sent' }, now);
        names.push(nameOf(next));
      } else if (next.at > now) return names.join(' ');
    }
  }

  /**
   * Sends everything until a time, and rejects each e-mail whose name matches.
   * @returns names of sent e-mails and of dead letters, after the seconds since START
   */
  async function sendGood(bad: RegExp, until: number) {
    const sent: string[] = [];
    const dead: string[] = [];
    for (let now = START; now <= until; ) {
      const next = await queue.lease(now);
      const after = `${(now - START) / SECOND}: `;
      if (!('key' in next)) now = Math.max(now + 1, next.at);
      else if (bad.test(nameOf(next))) {
        const settled = await queue.settle(next, REJECTED, now);
        dead.push(...settled.dead.map(({ key = '' }) => after + key.slice(24).replace(/^0+/, '')));
      } else {
        await queue.settle(next, { kind: 'sent' }, now);
        sent.push(after + nameOf(next));
      }
    }
    return { sent, dead };
  }

  /** Makes a dead letter, in the minute before `now`: it is rejected before and after another message is sent. */
  async function makeDead(name: string, other: string, now = START): Promise<void> {
    const settle = async (message: string, outcome: Outcome, seconds: number) => {
      const at = now - seconds * SECOND;
      return queue.settle(await lease(at, message), outcome, at);
    };
    await settle(name, REJECTED, 60);
    await settle(other, { kind: 'sent' }, 50);
    assert.deepEqual((await settle(name, REJECTED, 20)).dead, [{ key: keyOf(name), reason: '422' }]);
  }

  const summary = (now = START) => summarize(database, channels, now);

  async function lead(name: string, now = START): Promise<StoredMessage> {
    const [found] = (await leads.page({ order: 'oldest', key: keyOf(name), limit: 1 }, now)).leads;
    assert.ok(found, `there is no ${name}`);
    return found;
  }

  return {
    database,
    queue,
    leads,
    lease,
    attempt,
    sendAll,
    sendGood,
    makeDead,
    lead,
    /**
     * Accepts messages in this order.
     * @returns the last answer
     */
    async accept(names: string, message: Partial<NewMessage> = {}, sender = from('192.0.2.1')) {
      let last: Accepted | undefined;
      for (const name of names.split(' '))
        last = await acceptMessage(database, messageOf(name, message), sender, { channels });
      return last;
    },
    /** How long to wait until the next lease, in milliseconds. */
    async msUntilNextLease(now = START): Promise<number> {
      const next = await queue.lease(now);
      assert.ok('at' in next, 'there is a message to lease');
      return next.at - now;
    },
    paused: async () => (await summary()).paused,
    summary,
    counts: () => countsOf(database, channels, START),
    /** The states of a message: as a whole, and of its deliveries. */
    async states(name: string, now = START): Promise<string> {
      const { state, deliveries } = await lead(name, now);
      const ofChannels = deliveries.map((delivery) => `${delivery.channel} ${delivery.state}`);
      return `${state}: ${ofChannels.join(', ')}`;
    },
    /** Makes a text of a message unreadable, as a damaged disk does. */
    damage: (name: string, column: 'fields' | 'mail') =>
      database.write(() => database.run(`UPDATE messages SET ${column} = '{' WHERE key = ?`, [keyOf(name)])),
  };
}
