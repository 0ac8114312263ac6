import { type Rows, StoreError } from './database';

/** All times are milliseconds since 1970. */
const TABLES = [
  'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  // A lead, or a message of the site itself.
  // `id`: never reused, so that a late answer cannot settle another message.
  // `client`, `network`: pseudonyms of the address (of IPv6 its /64) and of the /48 around it, which change each day.
  // `fields`, `origin`, `mail`: JSON. `mail` has the same bytes at every attempt.
  `CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, form TEXT NOT NULL, fingerprint TEXT NOT NULL,
    spam INTEGER NOT NULL, received_at INTEGER NOT NULL, client TEXT NOT NULL, network TEXT NOT NULL, turn INTEGER NOT NULL,
    fields TEXT NOT NULL, origin TEXT NOT NULL, mail TEXT NOT NULL
  )`,
  'CREATE INDEX messages_by_client ON messages (client, received_at)',
  'CREATE INDEX messages_by_network ON messages (network, received_at)',
  'CREATE INDEX messages_spam ON messages (received_at) WHERE spam = 1',
  // A message on one channel. Spam that was caught has no deliveries until a person releases it.
  // `state`: waiting, sent, dead, or spam if a person has moved it there. `signup`, `turn`: decide the order (accept.ts).
  // `queued_at`: since when it waits. `due_at`: when it may be attempted; while it is `claimed`, when the claim expires.
  // `unknown_since`: since when it may have arrived without an answer. `unknowns`: by how many attempts.
  // `collection`: key of the collection that carries it. `reported`: whether a notice has counted it.
  `CREATE TABLE deliveries (
    message INTEGER NOT NULL REFERENCES messages (id), channel TEXT NOT NULL, state TEXT NOT NULL, signup INTEGER NOT NULL,
    turn INTEGER NOT NULL, queued_at INTEGER NOT NULL, due_at INTEGER NOT NULL, claimed INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0, attempted_at INTEGER, unknown_since INTEGER, unknowns INTEGER NOT NULL DEFAULT 0,
    collection TEXT, sent_at INTEGER, reason TEXT, reported INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (message, channel)
  )`,
  `CREATE INDEX deliveries_next ON deliveries (channel, signup, turn, queued_at, message, due_at)
    WHERE state = 'waiting' AND collection IS NULL`,
  "CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE state = 'waiting' AND collection IS NULL",
  "CREATE INDEX deliveries_waiting ON deliveries (channel, queued_at) WHERE state = 'waiting'",
  `CREATE INDEX deliveries_sent ON deliveries (channel, coalesce(sent_at, unknown_since))
    WHERE collection IS NULL AND turn >= 0 AND coalesce(sent_at, unknown_since) IS NOT NULL`,
  `CREATE INDEX deliveries_begun ON deliveries (channel, due_at)
    WHERE state = 'waiting' AND collection IS NULL AND unknown_since IS NOT NULL`,
  "CREATE INDEX deliveries_dead ON deliveries (reported) WHERE state = 'dead'",
  'CREATE INDEX deliveries_carried ON deliveries (collection) WHERE collection IS NOT NULL',
  `CREATE TABLE channels (
    channel TEXT PRIMARY KEY, failures INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, cause TEXT, reason TEXT
  ) WITHOUT ROWID`,
];

const VERSION = '3';

/** Creates the tables in an empty database, in one transaction. Throws StoreError for a database of another version. */
export function prepareTables({ all, run }: Rows, transaction: (work: () => void) => void): void {
  const isEmpty = () => all("SELECT name FROM sqlite_master WHERE name = 'meta'").length === 0;
  if (isEmpty()) {
    transaction(() => {
      // Another process may have created them meanwhile.
      if (!isEmpty()) return;
      for (const statement of TABLES) run(statement);
      run("INSERT INTO meta VALUES ('version', ?)", [VERSION]);
    });
  }
  const [found] = all<{ value: string }>("SELECT value FROM meta WHERE name = 'version'");
  if (found?.value !== VERSION)
    throw new StoreError('L’archivio dei messaggi è di un’altra versione del sito: aggiornate il sito');
}
