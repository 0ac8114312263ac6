import { createHash, randomBytes } from 'node:crypto';
import { type Channel, type Channels, channelsFor } from '@/lib/mail/channels';
import { DAY_MS, MINUTE_MS } from '@/lib/mail/clock';
import { type Database, type Rows, readMeta, writeMeta } from './database';
import type { NewMessage } from './message';

/** For how long the same form post from the same address is a repeat, in milliseconds. */
export const REPEAT_MS = 600_000;

/** `key_reused`: the key was used for another message; `limited`: the client may send nothing more in this window. */
export type Accepted =
  | { outcome: 'stored' | 'repeated' | 'key_reused'; key: string }
  | { outcome: 'limited'; retryAfterS: number };

/** A message that is stored already. */
type Earlier = Pick<NewMessage, 'key' | 'form' | 'fingerprint'>;

/** Who sent a message, and what this client may send. */
export type Sender = {
  /** Its networks, widest first, as `clientNetworks` gives them. */
  networks: readonly [widest: string, ...narrower: string[]];
  /** Accepted submissions a window of so many seconds (D3). */
  limit: { max: number; windowS: number };
};

/** How many times as much the widest network of a client may send: one subscriber may have all of a /48 (D19). */
const WIDEST_TIMES = 10;

/** The networks whose submissions are counted, narrowest first, each with what it may send in a window (D19). */
export function quotasOf(networks: Sender['networks'], max: number): { client: string; max: number }[] {
  const [widest] = networks;
  const client = networks.at(-1) ?? widest;
  return client === widest
    ? [{ client, max }]
    : [
        { client, max },
        { client: widest, max: max * WIDEST_TIMES },
      ];
}

/** A pseudonym of a network, which another salt would give another name. */
const pseudonym = (salt: string, network: string): string =>
  createHash('sha256').update(salt).update(network).digest('hex').slice(0, 12);

/** The salt of the day: without it, pseudonyms of addresses could be turned back. */
function saltOf(database: Database, now: number): string {
  const day = Math.floor(now / DAY_MS);
  const [saltDay, salt] = (readMeta(database, 'salt') ?? '').split(' ');
  if (salt && Number(saltDay) === day) return salt;
  const next = randomBytes(16).toString('hex');
  writeMeta(database, 'salt', `${day} ${next}`);
  return next;
}

/**
 * Counts a submission for the networks of its client, just before it is stored; for none of them where one may send no
 * more. The window is a fixed one: it begins with the first submission.
 * @returns how long it must wait, in seconds; undefined where it may send
 */
function countSubmission(
  database: Database,
  networks: Sender['networks'],
  { max, windowS }: Sender['limit'],
  now: number,
) {
  // A window that ends much too late began while the clock was wrong; a little, while this submission waited for a lock.
  database.all('DELETE FROM accepted_by_client WHERE ends_at <= ?', now);
  database.all('DELETE FROM accepted_by_client WHERE ends_at > ?', now + windowS * 1000 + MINUTE_MS);
  const quotas = quotasOf(networks, max);
  for (const quota of quotas) {
    const [over] = database.all<{ ends_at: number }>(
      'SELECT ends_at FROM accepted_by_client WHERE client = ? AND accepted >= ?',
      ...[quota.client, quota.max],
    );
    if (over) return Math.max(1, Math.ceil((over.ends_at - now) / 1000));
  }
  for (const { client } of quotas) {
    database.all(
      'INSERT INTO accepted_by_client VALUES (?, 1, ?) ON CONFLICT DO UPDATE SET accepted = accepted + 1',
      ...[client, now + windowS * 1000],
    );
  }
  return undefined;
}

/**
 * Adds a message and a delivery for each channel that takes it, in the transaction of the caller.
 * @param clients pseudonyms, widest first
 */
export function insertMessage(
  { all }: Rows,
  message: NewMessage,
  clients: readonly [string, string, string],
  channels: Channels,
): void {
  const { key, form, fingerprint, fields, origin, mail, spam, receivedAt } = message;
  const [row] = all<{ id: number }>(
    `INSERT INTO messages (key, form, fingerprint, spam, received_at, network, subnet, client, fields, origin, mail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    ...[key, form, fingerprint, spam ? 1 : 0, receivedAt, ...clients],
    ...[fields, origin, mail].map((part) => JSON.stringify(part)),
  );
  if (row && !spam) insertDeliveries({ all }, row.id, channelsFor(form, channels), receivedAt);
}

/** Pseudonyms of the networks of a client, widest first. An IPv4 address is its own network. */
function clientsOf(database: Database, networks: Sender['networks'], now: number) {
  const salt = saltOf(database, now);
  const [network, subnet = network, address = network] = networks;
  return [pseudonym(salt, network), pseudonym(salt, subnet), pseudonym(salt, address)] as const;
}

/** Has a message sent on channels. @param now from when on, in milliseconds since 1970 */
export function insertDeliveries({ all }: Rows, id: number, channels: Channels, now: number): void {
  for (const channel of channels) {
    all(
      `INSERT INTO deliveries (message, channel, state, network, subnet, client, queued_at, not_before)
       SELECT id, ?, 'waiting', network, subnet, client, ?, ? FROM messages WHERE id = ?`,
      ...[channel, now, now, id],
    );
  }
}

/**
 * Accepts a message once (D16): key, limit and message in one transaction. Only a new one counts towards the limit.
 * Rejects with StoreError where it cannot be stored, with StoreFullError where there is too little room.
 * @param options `stored`: called in the transaction of a message that is to be sent
 */
export async function acceptMessage(
  database: Database,
  message: NewMessage,
  { networks, limit }: Sender,
  { channels, stored }: { channels: Channels; stored?: (() => void) | undefined },
): Promise<Accepted> {
  const { form, fingerprint, receivedAt } = message;
  return database.write((): Accepted => {
    const clients = clientsOf(database, networks, receivedAt);
    const [earlier] = message.byContent
      ? database.all<Earlier>(
          'SELECT key, form, fingerprint FROM messages WHERE fingerprint = ? AND client = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1',
          ...[fingerprint, clients[2], receivedAt - REPEAT_MS],
        )
      : database.all<Earlier>('SELECT key, form, fingerprint FROM messages WHERE key = ?', message.key);
    if (earlier) {
      const same = earlier.fingerprint === fingerprint && earlier.form === form;
      return { outcome: same ? 'repeated' : 'key_reused', key: earlier.key };
    }
    database.checkRoom();
    const retryAfterS = countSubmission(database, clients, limit, receivedAt);
    if (retryAfterS !== undefined) return { outcome: 'limited', retryAfterS };
    insertMessage(database, message, clients, channels);
    if (!message.spam) stored?.();
    return { outcome: 'stored', key: message.key };
  });
}

/** A message that has been sent without its being stored. Times in milliseconds since 1970. */
export type SentUnstored = Pick<Sender, 'networks'> & {
  message: NewMessage;
  channel: Channel;
  sentAt: number;
  providerId: string | undefined;
};

/**
 * Stores such a message as sent on its channel, and to be sent on the others (D17). Rejects as acceptMessage does.
 * @param options `queryAt`: when the provider is asked what became of it, where it can be asked
 */
export const storeSent = (
  database: Database,
  { message, channel, networks, sentAt, providerId }: SentUnstored,
  { channels, now, queryAt }: { channels: Channels; now: number; queryAt: number | undefined },
): Promise<void> =>
  database.write(() => {
    const { key } = message;
    // A repeat may have stored it meanwhile: what waits there has been sent, and what is being sent ends by itself.
    const isStored = database.all('SELECT 1 FROM messages WHERE key = ?', key).length > 0;
    if (!isStored) {
      database.checkRoom();
      insertMessage(database, message, clientsOf(database, networks, now), channels);
    }
    database.all(
      `UPDATE deliveries SET state = 'sent', attempts = 1, attempted_at = ?, sent_at = ?, provider_id = ?, query_at = ?
       WHERE channel = ? AND state = 'waiting' AND lease_until IS NULL
         AND message = (SELECT id FROM messages WHERE key = ?)`,
      ...[sentAt, sentAt, providerId ?? null, queryAt ?? null, channel, key],
    );
  });
