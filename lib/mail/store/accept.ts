import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@/lib/clock';
import type { ClientNetworks } from '@/lib/http/client-address';
import { type Channels, channelsFor } from '@/lib/mail/channels';
import { type Database, type Rows, readMeta, writeMeta } from './database';
import type { NewMessage } from './message';
import { insertMessage } from './message-rows';

/** For how long the same form post from the same address is a repeat, in milliseconds. */
const REPEAT_MS = 600_000;

/** How many times as much as an address its /48 may send, which one subscriber may have (D19). */
export const WIDER = 10;

/** `key_reused`: the key was used for another message; `limited`: the client may send nothing more for now. */
export type Accepted =
  | { outcome: 'stored' | 'repeated' | 'key_reused'; key: string }
  | { outcome: 'limited'; retryAfterS: number };

/** Who sent a message, and how many submissions are accepted in a window of so many seconds (D3). */
export type Sender = { networks: ClientNetworks; limit: { max: number; windowS: number } };

/** The networks of a client as pseudonyms of the day. Without the salt they could be turned back. */
function pseudonyms(rows: Rows, { client, network }: ClientNetworks, now: number): ClientNetworks {
  const day = String(Math.floor(now / DAY_MS));
  let [saltDay, salt = ''] = (readMeta(rows, 'salt') ?? '').split(' ');
  if (saltDay !== day) {
    salt = randomBytes(16).toString('hex');
    writeMeta(rows, 'salt', `${day} ${salt}`);
  }
  const hidden = (name: string) => createHash('sha256').update(salt).update(name).digest('hex').slice(0, 12);
  return { client: hidden(client), network: hidden(network) };
}

/** How long a client over its limit must wait, in seconds; undefined within it. Times in the future come from a wrong clock. */
function waitOf({ all }: Rows, networks: ClientNetworks, { max, windowS }: Sender['limit'], now: number) {
  const quotas = { client: max, network: max * WIDER };
  for (const width of ['client', 'network'] as const) {
    const [oldest] = all<{ at: number }>(
      `SELECT received_at AS at FROM messages WHERE ${width} = ? AND received_at > ? AND received_at < ?
       ORDER BY received_at DESC LIMIT 1 OFFSET ?`,
      ...[networks[width], now - windowS * 1000, now + MINUTE_MS, quotas[width] - 1],
    );
    if (oldest) return Math.max(1, Math.ceil((oldest.at - now) / 1000) + windowS);
  }
  return undefined;
}

/** The position in the queue: how many messages the client has sent today, this one included (its /48 counts a tenth). */
function turnOf({ all }: Rows, { client, network }: ClientNetworks): number {
  const [counts] = all<{ own: number; around: number }>(
    `SELECT (SELECT count(*) FROM messages WHERE client = ?) AS own,
       (SELECT count(*) FROM messages WHERE network = ?) AS around`,
    ...[client, network],
  );
  const { own = 0, around = 0 } = counts ?? {};
  return 1 + Math.max(own, Math.floor(around / WIDER));
}

/**
 * Accepts a message once (D16): key, limit, turn and message in one transaction. Rejects with StoreError.
 * @param options `stored`: called in the transaction of a message that is to be sent
 */
export function acceptMessage(
  database: Database,
  message: NewMessage,
  sender: Sender,
  { channels, stored }: { channels: Channels; stored?: (() => void) | undefined },
): Promise<Accepted> {
  const { form, fingerprint, receivedAt } = message;
  return database.write((): Accepted => {
    const networks = pseudonyms(database, sender.networks, receivedAt);
    const [earlier] = database.all<Pick<NewMessage, 'key' | 'form' | 'fingerprint'>>(
      `SELECT key, form, fingerprint FROM messages
       WHERE ${message.byContent ? 'client = ? AND received_at > ? AND fingerprint = ?' : 'key = ?'}
       ORDER BY received_at DESC LIMIT 1`,
      ...(message.byContent ? [networks.client, receivedAt - REPEAT_MS, fingerprint] : [message.key]),
    );
    if (earlier) {
      const isSame = earlier.fingerprint === fingerprint && earlier.form === form;
      return { outcome: isSame ? 'repeated' : 'key_reused', key: earlier.key };
    }
    database.checkRoom();
    const retryAfterS = waitOf(database, networks, sender.limit, receivedAt);
    if (retryAfterS !== undefined) return { outcome: 'limited', retryAfterS };
    const turn = turnOf(database, networks);
    insertMessage(database, message, { ...networks, turn }, channelsFor(form, channels));
    if (!message.spam) stored?.();
    return { outcome: 'stored', key: message.key };
  });
}
