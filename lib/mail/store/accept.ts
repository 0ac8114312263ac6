import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@/lib/clock';
import type { ClientNetworks } from '@/lib/http/client-ip';
import { type Channels, channelsFor, isLead, type NewMessage } from '@/lib/mail/message/message';
import { type Database, readMeta, type SqlExecutor, writeMeta } from './database';
import { countLead, insertMessage } from './message-rows';

/** How long the same form post from the same address counts as a repeat, in milliseconds (D16). */
const REPEAT_MS = 10 * MINUTE_MS;

/** The limit of a network (a /48) is this many times that of an address, since one subscriber may own the whole network (D19). */
export const NETWORK_FACTOR = 10;

/** `key_reused`: the key belongs to another message. `limited`: the client has to wait. */
export type Accepted =
  | { outcome: 'stored' | 'repeated' | 'key_reused'; key: string }
  | { outcome: 'limited'; retryAfterS: number };

/** Who sent a message, and how many submissions an address may make in a window (D3). */
export type Sender = { networks: ClientNetworks; limit: { max: number; windowS: number } };

/** The salt of the day. Without it an address could be found by trying all of them; that of an earlier day is replaced. */
export function saltOfDay(sql: SqlExecutor, now: number): string {
  const day = String(Math.floor(now / DAY_MS));
  const [saltDay, salt = ''] = (readMeta(sql, 'salt') ?? '').split(' ');
  if (saltDay === day) return salt;
  const newSalt = randomBytes(16).toString('hex');
  writeMeta(sql, 'salt', `${day} ${newSalt}`);
  return newSalt;
}

/** The networks of a client as pseudonyms of the day. */
function pseudonyms(sql: SqlExecutor, { client, network }: ClientNetworks, now: number): ClientNetworks {
  const salt = saltOfDay(sql, now);
  const pseudonym = (name: string) =>
    createHash('sha256').update(salt).update(name).digest('hex').slice(0, 12);
  return { client: pseudonym(client), network: pseudonym(network) };
}

/** How many seconds a client beyond its limit has to wait; undefined within it. Ignores times in the future. */
function retryAfter({ all }: SqlExecutor, { networks, limit: { max, windowS } }: Sender, now: number) {
  const limits = { client: max, network: max * NETWORK_FACTOR };
  for (const column of ['client', 'network'] as const) {
    const [oldest] = all<{ at: number }>(
      `SELECT received_at AS at FROM messages WHERE ${column} = ? AND received_at > ? AND received_at < ?
       ORDER BY received_at DESC LIMIT 1 OFFSET ?`,
      [networks[column], now - windowS * 1000, now + MINUTE_MS, limits[column] - 1],
    );
    if (oldest) return Math.max(1, Math.ceil((oldest.at - now) / 1000) + windowS);
  }
  return undefined;
}

/**
 * The fairness rank of a message: how many the client has sent today, including the new one. Ten from its network count as one
 * from the client.
 */
function fairnessRankOf({ all }: SqlExecutor, { client, network }: ClientNetworks): number {
  const [counts] = all<{ fromClient: number; fromNetwork: number }>(
    `SELECT (SELECT count(*) FROM messages WHERE client = ?) AS fromClient,
       (SELECT count(*) FROM messages WHERE network = ?) AS fromNetwork`,
    [client, network],
  );
  const { fromClient = 0, fromNetwork = 0 } = counts ?? {};
  return 1 + Math.max(fromClient, Math.floor(fromNetwork / NETWORK_FACTOR));
}

/** The stored message with the same key, or with the same content from the same client; undefined for a new message. */
function findEarlier({ all }: SqlExecutor, message: NewMessage, client: string) {
  const { byContent, key, fingerprint, receivedAt } = message;
  type Earlier = Pick<NewMessage, 'key' | 'form' | 'fingerprint'>;
  const select = 'SELECT key, form, fingerprint FROM messages';
  if (!byContent) return all<Earlier>(`${select} WHERE key = ?`, [key])[0];
  const [latest] = all<Earlier>(
    `${select} WHERE client = ? AND received_at > ? AND fingerprint = ? ORDER BY received_at DESC LIMIT 1`,
    [client, receivedAt - REPEAT_MS, fingerprint],
  );
  return latest;
}

/**
 * Accepts a message once (D16): checks its key and limit, and stores it, in one transaction. Rejects with StoreError.
 * @param options `channels`: those that are set up; `onStored`: called in the transaction when the message will be sent
 */
export function acceptMessage(
  database: Database,
  message: NewMessage,
  sender: Sender,
  { channels, onStored }: { channels: Channels; onStored?: (() => void) | undefined },
): Promise<Accepted> {
  const { form, fingerprint, receivedAt } = message;
  return database.write((): Accepted => {
    const networks = pseudonyms(database, sender.networks, receivedAt);
    const earlier = findEarlier(database, message, networks.client);
    if (earlier) {
      const isSame = earlier.fingerprint === fingerprint && earlier.form === form;
      return { outcome: isSame ? 'repeated' : 'key_reused', key: earlier.key };
    }
    database.checkRoom();
    const retryAfterS = retryAfter(database, { ...sender, networks }, receivedAt);
    if (retryAfterS !== undefined) return { outcome: 'limited', retryAfterS };
    const fairnessRank = fairnessRankOf(database, networks);
    insertMessage(database, message, { ...networks, fairnessRank }, channelsFor(form, channels));
    if (!message.spam && isLead(form)) countLead(database, receivedAt);
    if (!message.spam) onStored?.();
    return { outcome: 'stored', key: message.key };
  });
}
