import { DAY_MS } from '@/lib/clock';
import { attributionOf } from '@/lib/forms/attribution';
import type { ClientNetworks } from '@/lib/http/client-ip';
import type { Channel, Channels, Mail, NewMessage, Outgoing } from '@/lib/mail/message/message';
import {
  countOf,
  DamagedError,
  type Database,
  readMeta,
  readMoment,
  type SqlExecutor,
  writeMeta,
} from './database';

/** Who sent a stored message, as pseudonyms, and its fairness rank in the queue (accept.ts). */
type StoredSender = ClientNetworks & { fairnessRank: number };

/** The fairness rank of a digest, which goes first of all. */
export const DIGEST_RANK = -1;

/** The site itself as a sender: its messages go before those of visitors. */
export const SITE: StoredSender = { client: 'site', network: 'site', fairnessRank: 0 };

/**
 * Adds a delivery for each channel where the message has none.
 * @returns how many
 */
export function insertDeliveries({ run }: SqlExecutor, id: number, channels: Channels, now: number): number {
  const insert = `INSERT INTO deliveries (message, channel, state, signup, turn, queued_at, due_at)
    SELECT id, ?, 'waiting', form = 'newsletter', turn, ?, ? FROM messages WHERE id = ? ON CONFLICT DO NOTHING`;
  let count = 0;
  for (const channel of channels) count += run(insert, [channel, now, now, id]);
  return count;
}

/**
 * Adds a message and a delivery for each channel, in the transaction of the caller.
 * @returns its id
 */
export function insertMessage(
  sql: SqlExecutor,
  message: NewMessage,
  { client, network, fairnessRank }: StoredSender,
  channels: Channels,
): number {
  const { key, form, fingerprint, fields, attribution, mail, spam, receivedAt } = message;
  const texts = [fields, attribution, mail].map((value) => JSON.stringify(value));
  const [row] = sql.all<{ id: number }>(
    `INSERT INTO messages (key, form, fingerprint, spam, received_at, client, network, turn, fields, origin, mail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    [key, form, fingerprint, spam ? 1 : 0, receivedAt, client, network, fairnessRank, ...texts],
  );
  const id = row?.id ?? 0;
  if (!spam) insertDeliveries(sql, id, channels, receivedAt);
  return id;
}

/** Deletes a message and its deliveries, in the transaction of the caller. */
export function deleteMessage({ run }: SqlExecutor, id: number): void {
  run('DELETE FROM deliveries WHERE message = ?', [id]);
  run('DELETE FROM messages WHERE id = ?', [id]);
}

export function replaceMail({ run }: SqlExecutor, id: number, mail: Mail): void {
  run('UPDATE messages SET mail = ?1 WHERE id = ?2 AND mail <> ?1', [JSON.stringify(mail), id]);
}

/** Why a message that cannot be read became a dead letter. */
export const UNREADABLE = 'illeggibile';

/** The message with this id cannot be read, because the database is damaged. */
export class UnreadableError extends DamagedError {
  constructor(readonly id: number) {
    super(UNREADABLE);
  }
}

/** Reads a stored message; undefined if it is gone. Throws UnreadableError. */
export function readMessage({ all }: SqlExecutor, id: number): (Outgoing & { message: number }) | undefined {
  try {
    const [row] = all<
      Pick<Outgoing, 'key' | 'form' | 'receivedAt'> & Record<'fields' | 'origin' | 'mail', string>
    >('SELECT key, form, received_at AS receivedAt, fields, origin, mail FROM messages WHERE id = ?', [id]);
    if (!row) return undefined;
    const { origin, ...message } = row;
    return {
      ...message,
      message: id,
      fields: JSON.parse(row.fields),
      attribution: attributionOf(JSON.parse(origin)),
      mail: JSON.parse(row.mail),
    };
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof DamagedError ? new UnreadableError(id) : error;
  }
}

/**
 * Makes an unreadable message a dead letter. If it is a digest, the messages in it become dead letters too: they may have
 * arrived. The key of the digest cannot be read, so its messages are those whose digest is no longer waiting.
 */
export function markUnreadable({ all, run }: SqlExecutor, channel: Channel, id: number): void {
  const [found] = all<{ fairnessRank: number; since: number | null }>(
    `UPDATE deliveries SET state = 'dead', reason = ? WHERE message = ? AND channel = ?
     RETURNING turn AS fairnessRank, unknown_since AS since`,
    [UNREADABLE, id, channel],
  );
  if (found?.fairnessRank !== DIGEST_RANK) return;
  run(
    `UPDATE deliveries SET state = 'dead', reason = ?, unknown_since = ? WHERE state = 'waiting' AND collection NOT IN
       (SELECT m.key FROM deliveries d JOIN messages m ON m.id = d.message WHERE d.turn = ? AND d.state = 'waiting')`,
    [UNREADABLE, found.since, DIGEST_RANK],
  );
}

/** SQL: these channels as a list of texts. They are names of our own, so nothing has to be escaped. */
export const channelList = (channels: Channels): string =>
  channels.map((channel) => `'${channel}'`).join(', ');

/** Which messages are old: those that were sent, or caught as spam, before a time. At most `limit` are deleted at once. */
export type OldMessages = { state: 'sent' | 'spam'; before: number; limit: number };

/**
 * Deletes old messages. A message counts as sent when each channel that is set up has sent it, and at least one has.
 * @param channels those that are set up
 * @returns how many
 */
export function deleteOld(sql: SqlExecutor, old: OldMessages, channels: Channels): number {
  const { state, before, limit } = old;
  const hasDelivery = (condition: string) =>
    `EXISTS (SELECT 1 FROM deliveries d WHERE d.message = messages.id AND (${condition}))`;
  const isUnsent = `d.state <> 'sent' AND d.channel IN (${channelList(channels)})`;
  const isOld =
    state === 'spam' ||
    `NOT ${hasDelivery(`${isUnsent} OR d.sent_at >= ?2`)} AND ${hasDelivery("d.state = 'sent'")}`;
  const found = sql.all<{ id: number }>(
    `SELECT id FROM messages WHERE spam = ?1 AND received_at < ?2 AND ${isOld} LIMIT ?3`,
    [state === 'spam' ? 1 : 0, before, limit],
  );
  for (const { id } of found) deleteMessage(sql, id);
  return found.length;
}

/** Name in `meta`: when the last notice was stored. */
const NOTICE_AT = 'notice_at';

/** How many submissions the honeypot has caught since a time. */
export const countCaught = (sql: SqlExecutor, since: number): number =>
  countOf(sql, 'SELECT count(*) AS count FROM messages WHERE spam = 1 AND received_at > ?', [since]);

/** Name in `meta`: how many leads were accepted since the last notice, and when the first was. */
const NEW_LEADS = 'new_leads';

function newLeads(sql: SqlExecutor): { count: number; since: number } {
  const [count = 0, since = 0] = (readMeta(sql, NEW_LEADS) ?? '').split(' ').map(Number);
  return { count, since };
}

/** Counts a lead for the next notice, in the transaction that stores it. */
export function countLead(sql: SqlExecutor, receivedAt: number): void {
  const { count, since } = newLeads(sql);
  writeMeta(sql, NEW_LEADS, `${count + 1} ${count > 0 ? since : receivedAt}`);
}

/**
 * What a notice reports. `leads`, `caught`: what has arrived and what the honeypot has caught since the last notice; `dead`:
 * all dead letters.
 */
export type Report = { leads: number; dead: number; caught: number };

/**
 * Stores a notice about new dead letters, new spam, or a day's leads, at most once a day across all processes, and marks the dead
 * letters as reported.
 * @param compose composes the notice
 * @returns whether there was something to report
 */
export function storeNotice(
  database: Database,
  compose: (report: Report) => NewMessage,
  now: number,
): Promise<boolean> {
  const { all, run, write } = database;
  return write(() => {
    const lastNoticeAt = readMoment(database, NOTICE_AT, now) ?? 0;
    if (now - lastNoticeAt < DAY_MS) return false;
    const [dead] = all<{ count: number; reported: number | null }>(
      "SELECT count(DISTINCT message) AS count, min(reported) AS reported FROM deliveries WHERE state = 'dead'",
    );
    const leads = newLeads(database);
    const caught = countCaught(database, lastNoticeAt);
    const report = { leads: leads.count, dead: dead?.count ?? 0, caught };
    // A day after the first, because the first alone is known already. The clock may have been set back.
    const isDayOver = leads.count > 0 && Math.abs(now - leads.since) >= DAY_MS;
    if (dead?.reported !== 0 && caught === 0 && !isDayOver) return false;
    writeMeta(database, NOTICE_AT, String(now));
    writeMeta(database, NEW_LEADS, '');
    const notice = insertMessage(database, compose(report), SITE, ['mail']);
    run("UPDATE deliveries SET reported = ? WHERE state = 'dead' AND reported = 0", [notice]);
    return true;
  });
}

/** Deletes a notice that could not be sent. The next one reports its dead letters. */
export function deleteNotice(sql: SqlExecutor, notice: number): void {
  sql.run("UPDATE deliveries SET reported = 0 WHERE state = 'dead' AND reported = ?", [notice]);
  deleteMessage(sql, notice);
}
