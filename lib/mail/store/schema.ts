import { type SqlExecutor, StoreError } from './database';

/**
 * All times are milliseconds since 1970. Some columns have older names: `collection` is a digest, `turn` the fairness rank,
 * `claimed` leased, `origin` the attribution.
 */
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
  // A message on one channel. Spam has no deliveries until a person releases it.
  // `state`: waiting, sent or dead. `signup`, and `turn`, the fairness rank, decide the order (accept.ts).
  // `queued_at`: since when it waits. `due_at`: when it may be attempted; while it is `claimed`, when the lease expires.
  // `unknown_since`: since when it may have arrived without an answer. `unknowns`: by how many attempts.
  // `collection`: key of the digest that carries it. `reported`: id of the notice that has counted it.
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

/** The version of the tables above. */
const FIRST_VERSION = 3;

/** The statements that lead from each version to the next. Steps are only ever added. */
const STEPS: readonly (readonly string[])[] = [
  [
    // `rejections`: how many attempts were rejected. `failures`: after how many nothing had arrived, for the key of the next one.
    'ALTER TABLE deliveries ADD COLUMN rejections INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE deliveries ADD COLUMN failures INTEGER NOT NULL DEFAULT 0',
    "CREATE INDEX deliveries_rejected ON deliveries (message) WHERE state = 'waiting' AND rejections > 0",
    'CREATE INDEX deliveries_sent_at ON deliveries (channel, sent_at) WHERE sent_at IS NOT NULL',
    // A person could move messages to spam; those are now like what the honeypot has caught.
    "DELETE FROM deliveries WHERE state = 'spam'",
  ],
];
const VERSION = FIRST_VERSION + STEPS.length;

const OTHER_VERSION = 'L’archivio dei messaggi è di una versione';
const EXPORT = 'esportate i messaggi con il sito di allora, poi spostate il file';

/** Creates the tables, or runs the steps that are missing, in one transaction. Throws StoreError for a version without a step. */
export function prepareTables({ all, run }: SqlExecutor, transaction: (work: () => void) => void): void {
  /** Zero for an empty database. */
  function versionOf(): number {
    if (all("SELECT name FROM sqlite_master WHERE name = 'meta'").length === 0) return 0;
    return Number(all<{ value: string }>("SELECT value FROM meta WHERE name = 'version'")[0]?.value);
  }

  function update(): void {
    // Another process may have done it meanwhile.
    let version = versionOf();
    if (version === 0) {
      for (const statement of TABLES) run(statement);
      run("INSERT INTO meta VALUES ('version', ?)", [FIRST_VERSION]);
      version = FIRST_VERSION;
    }
    const steps = version >= FIRST_VERSION ? STEPS.slice(version - FIRST_VERSION) : undefined;
    if (version > VERSION) throw new StoreError(`${OTHER_VERSION} più nuova del sito: aggiornate il sito`);
    if (!steps) throw new StoreError(`${OTHER_VERSION} che questo sito non legge più: ${EXPORT}`);
    for (const statement of steps.flat()) run(statement);
    run("UPDATE meta SET value = ? WHERE name = 'version'", [VERSION]);
  }

  if (versionOf() !== VERSION) transaction(update);
}
