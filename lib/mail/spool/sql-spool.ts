import type * as z from 'zod/mini';
import { type ObjectStorage, openTables, type SqlValue } from '@/lib/mail/durable-object/storage';
import { clientKeysIn, fromEml, toEml } from '@/lib/mail/message/eml';
import type { MailMessage } from '@/lib/mail/message/message';
import {
  type FirstState,
  type Spool,
  type SpoolEntry,
  SpoolError,
  SpoolFullError,
  type SpoolState,
} from './spool';
import { createSqlNotes } from './sql-notes';
import { sqlWork } from './sql-work';

/** `owner`: which life of the object has claimed it. `storedAt` and `writtenAt` in milliseconds since 1970. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS messages (
    key TEXT PRIMARY KEY, state TEXT NOT NULL, storedAt INTEGER NOT NULL, owner TEXT, eml BLOB NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS messages_by_state ON messages (state, storedAt);
  CREATE TABLE IF NOT EXISTS keys (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, writtenAt INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/** With a database of so many bytes nothing more is stored. The platform allows 10 GB. */
const MAX_BYTES = 4 * 1024 ** 3;
/** Most bytes of the headers of an .eml file that this site writes. */
const HEAD_BYTES = 4096;

type EntryRow = { key: string; state: SpoolState; storedAt: number };

export type SqlSpool = Spool & {
  /** All messages, newest first. */
  entries(): Promise<SpoolEntry[]>;
  /** A message as it is stored, and where it stands; undefined when it has gone. */
  stored(key: string): Promise<{ entry: SpoolEntry; eml: Uint8Array } | undefined>;
  /** How many messages are still to be sent, and when the last one was sent; both for the next alarm. */
  outlook(): { unsent: number; lastSentAt: number | undefined };
};

/**
 * A spool in the database of a Durable Object: one row a message, with the bytes that a folder would hold as .eml. There
 * is one such object at a time, so what another life of it has claimed may be taken up at once.
 * @param options `now`: milliseconds since 1970; `onStored`: called in the transaction that stores a message;
 *   `maxBytes`: of the database
 */
export function createSqlSpool(
  storage: ObjectStorage,
  {
    now = Date.now,
    onStored = () => {},
    maxBytes = MAX_BYTES,
  }: { now?: () => number; onStored?: () => void; maxBytes?: number } = {},
): SqlSpool {
  const query = openTables(storage, TABLES);
  const notes = createSqlNotes(query, now);
  const owner = crypto.randomUUID();
  const root = 'Durable Object';
  const fileOf = (state: SpoolState, key: string) => `${state}/${key}`;
  const entryOf = ({ key, state, storedAt }: EntryRow): SpoolEntry => ({
    key,
    state,
    storedAt,
    file: fileOf(state, key),
  });

  const { writing, reading } = sqlWork(storage);

  const fingerprintOf = (key: string) =>
    query<{ fingerprint: string }>('SELECT fingerprint FROM keys WHERE key = ?', key)[0];

  /** @returns whether it stood there */
  function move(key: string, from: SpoolState, to: SpoolState, claimedBy: string | null = null): boolean {
    const moved = query(
      'UPDATE messages SET state = ?, owner = ? WHERE key = ? AND state = ? RETURNING key',
      to,
      claimedBy,
      key,
      from,
    );
    return moved.length > 0;
  }

  /** Moves a message that this life has claimed. */
  const settle = (key: string, to: SpoolState, change: () => void = () => {}) =>
    writing('lo spostamento', () => {
      if (!move(key, 'inflight', to)) throw new SpoolError(`Archivio dei messaggi: ${key} non è in invio`);
      change();
    });

  function checkSpace(): void {
    if (storage.sql.databaseSize >= maxBytes)
      throw new SpoolFullError('Archivio dei messaggi: è quasi pieno');
  }

  function stored(key: string) {
    const [row] = query<EntryRow & { eml: ArrayBuffer }>(
      'SELECT key, state, storedAt, eml FROM messages WHERE key = ?',
      key,
    );
    return row && { entry: entryOf(row), eml: new Uint8Array(row.eml) };
  }

  const list = (state: SpoolState) =>
    query<EntryRow>(
      'SELECT key, state, storedAt FROM messages WHERE state = ? ORDER BY storedAt, key',
      state,
    );

  return {
    root,
    fileOf,
    prepare: async () => {},

    async checkWritable() {
      checkSpace();
      const value = '0'.repeat(HEAD_BYTES);
      await writing('la prova', () => query("INSERT OR REPLACE INTO state VALUES ('write-check', ?)", value));
    },

    async store(message: MailMessage, state: FirstState = 'waiting') {
      checkSpace();
      const { key, fingerprint } = message;
      const eml = new TextEncoder().encode(toEml(message)).slice().buffer;
      return writing('la scrittura', () => {
        const earlier = fingerprintOf(key);
        if (earlier) return { stored: false, ...earlier };
        query('INSERT INTO keys VALUES (?, ?, ?)', key, fingerprint, now());
        query('INSERT INTO messages VALUES (?, ?, ?, NULL, ?)', key, state, now(), eml);
        onStored();
        return { stored: true, file: fileOf(state, key) };
      });
    },

    find: (key) =>
      reading(async () => {
        const found = fingerprintOf(key);
        // The caller will answer that the message is safe: it must be.
        if (found) await storage.sync();
        return found;
      }),

    message: (state, key) =>
      reading(async () => {
        const found = stored(key);
        return found?.entry.state === state ? await fromEml(found.eml) : undefined;
      }),

    list: (state) => reading(() => list(state).map(entryOf)),
    entries: () =>
      reading(() =>
        query<EntryRow>('SELECT key, state, storedAt FROM messages ORDER BY storedAt DESC, key').map(entryOf),
      ),
    stored: (key) => reading(() => stored(key)),
    stateOf: (key) =>
      reading(() => query<EntryRow>('SELECT state FROM messages WHERE key = ?', key)[0]?.state),
    waitingKeys: () => reading(() => list('waiting').map(({ key }) => key)),

    peek: (key) =>
      reading(() => {
        const [row] = query<{ storedAt: number; head: ArrayBuffer }>(
          `SELECT storedAt, substr(eml, 1, ${HEAD_BYTES}) AS head FROM messages WHERE key = ? AND state = 'waiting'`,
          key,
        );
        if (!row) return undefined;
        const clientKeys = clientKeysIn(Buffer.from(row.head).toString('latin1'));
        return { clientKeys, storedAt: row.storedAt, attempts: notes.read(key).attempts };
      }),

    claim: (key) => writing('lo spostamento', () => move(key, 'waiting', 'inflight', owner)),
    claimed: () =>
      reading(() =>
        query<{ key: string }>("SELECT key FROM messages WHERE state = 'inflight' AND owner = ?", owner).map(
          ({ key }) => key,
        ),
      ),
    unclaim: (key) => settle(key, 'waiting'),
    markSent: (key, sentAt) =>
      settle(key, 'sent', () =>
        query('UPDATE messages SET storedAt = ? WHERE key = ?', Math.floor(sentAt), key),
      ),
    deadLetter: (key) => settle(key, 'deadLetter'),
    deadLetterSent: (key) => writing('lo spostamento', () => move(key, 'sent', 'deadLetter')),
    markDamaged: (key) => settle(key, 'damaged'),

    discard: (key) =>
      writing('la cancellazione', () => {
        query("DELETE FROM messages WHERE key = ? AND state = 'inflight'", key);
        notes.remove(key);
      }),

    retry: (key, from = 'deadLetter') =>
      writing('lo spostamento', () => {
        if (!move(key, from, 'waiting')) return false;
        const { delivery, round = 0 } = notes.read(key);
        const next = delivery ? round + 1 : round;
        if (next > 0) notes.write(key, { attempts: 0, round: next });
        else notes.remove(key);
        onStored();
        return true;
      }),

    recover: () =>
      writing(
        'lo spostamento',
        () =>
          query(
            "UPDATE messages SET state = 'waiting', owner = NULL WHERE state = 'inflight' AND owner <> ? RETURNING key",
            owner,
          ).length,
      ),

    note: (key) => reading(() => notes.read(key)),
    writeNote: (key, note) => writing('la scrittura', () => notes.write(key, note)),
    removeNote: async (key) => {
      await writing('la cancellazione', () => notes.remove(key));
    },

    readState: <Value>(name: string, schema: z.ZodMiniType<Value>) =>
      reading(() => {
        const [row] = query<{ value: string }>('SELECT value FROM state WHERE name = ?', name);
        return row && schema.safeParse(JSON.parse(row.value)).data;
      }),
    writeState: async (name, value) => {
      await writing('la scrittura', () =>
        query('INSERT OR REPLACE INTO state VALUES (?, ?)', name, JSON.stringify(value)),
      );
    },

    erase: ({ key, state }) =>
      writing('la cancellazione', () => {
        if (query('DELETE FROM messages WHERE key = ? AND state = ? RETURNING key', key, state).length === 0)
          return false;
        notes.remove(key);
        query('DELETE FROM keys WHERE key = ?', key);
        return true;
      }),

    purge: (state, before) =>
      writing('la cancellazione', () => {
        const values: SqlValue[] = [state, Math.ceil(before)];
        const old = query<{ key: string }>(
          'DELETE FROM messages WHERE state = ? AND storedAt < ? RETURNING key',
          ...values,
        );
        for (const { key } of old) notes.remove(key);
        return old.length;
      }),

    forgetKeys: (before) =>
      writing('la cancellazione', () => {
        const unneeded = 'writtenAt < ? AND key NOT IN (SELECT key FROM messages)';
        query(`DELETE FROM notes WHERE ${unneeded}`, Math.ceil(before));
        return query(`DELETE FROM keys WHERE ${unneeded} RETURNING key`, Math.ceil(before)).length;
      }),

    outlook() {
      const [row] = query<{ unsent: number; lastSentAt: number | null }>(
        `SELECT (SELECT count(*) FROM messages WHERE state IN ('waiting', 'inflight')) AS unsent,
          (SELECT max(storedAt) FROM messages WHERE state = 'sent') AS lastSentAt`,
      );
      return { unsent: row?.unsent ?? 0, lastSentAt: row?.lastSentAt ?? undefined };
    },

    close: () => {},
  };
}
