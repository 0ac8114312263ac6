import { NO_ORIGIN } from '@/lib/forms/origin';
import { type Driver, StoreError } from './driver';

/** The networks of a client, widest first: of IPv6 the /48, the /56 and the /64; of IPv4 three times the address. */
const NETWORKS = ['network', 'subnet', 'client'] as const;

type RowName = 'new' | 'old';

function waits(row: RowName): string {
  return `(${row}.state = 'waiting')`;
}

function weight(row: RowName): string {
  return `(${waits(row)} OR (${row}.state = 'sent' AND ${row}.counts = 1))`;
}

/** Statements of a trigger that add to the load of the three networks of a row. */
function changeLoad(row: RowName, load: string, waiting: string): string {
  const parents = ["''", `${row}.network`, `${row}.subnet`];
  const changes = NETWORKS.map(
    (network, level) => `
    INSERT INTO client_load
      VALUES (${row}.channel, ${level}, ${parents[level]}, ${row}.${network}, ${load}, ${waiting}, ${row}.queued_at)
      ON CONFLICT DO UPDATE SET load = load + excluded.load, waiting = waiting + excluded.waiting;
    DELETE FROM client_load
      WHERE channel = ${row}.channel AND level = ${level} AND parent = ${parents[level]} AND name = ${row}.${network}
        AND load = 0;`,
  );
  return changes.join('');
}

/**
 * All times are milliseconds since 1970.
 *
 * messages: a lead, or a message of the site itself. `fields`: what the visitor sent, as JSON by the form's own names.
 * `mail`: the composed message, the same bytes at every attempt. `origin`: where it came from, as JSON.
 *
 * deliveries: a row for each channel of a message; what was caught as spam has none, until a person lets it out. `state`:
 * waiting, sent, dead, or spam where a person has moved it there. A waiting one with a `lease_until` is being sent, until then. `queued_at`: since when it is to be sent.
 * `unknown_since`: since when it may have arrived without an answer; `unknowns`: by how many attempts. `round`: how often a person sent it again after the
 * provider took it. `counts`: whether it counts for the load of its client. `query_at`: when the provider is asked next what
 * became of it. The networks stand here too, since the triggers and the index of the queue need them in the row.
 *
 * client_load: what each network of a client has waiting and sent in the last day, kept by triggers. `level` is the place
 * in NETWORKS, `parent` the name of the next wider network.
 */
const FIRST_VERSION = [
  `CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE messages (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, form TEXT NOT NULL, fingerprint TEXT NOT NULL,
    spam INTEGER NOT NULL, received_at INTEGER NOT NULL,
    network TEXT NOT NULL, subnet TEXT NOT NULL, client TEXT NOT NULL,
    fields TEXT NOT NULL, mail TEXT NOT NULL
  )`,
  `CREATE INDEX messages_by_content ON messages (fingerprint, client, received_at)`,
  `CREATE INDEX messages_spam ON messages (received_at) WHERE spam = 1`,
  `CREATE TABLE deliveries (
    message INTEGER NOT NULL REFERENCES messages (id), channel TEXT NOT NULL, state TEXT NOT NULL,
    network TEXT NOT NULL, subnet TEXT NOT NULL, client TEXT NOT NULL, queued_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, attempted_at INTEGER, not_before INTEGER NOT NULL, lease_until INTEGER,
    unknown_since INTEGER, round INTEGER NOT NULL DEFAULT 0, reason TEXT, sent_at INTEGER,
    counts INTEGER NOT NULL DEFAULT 1, reported INTEGER NOT NULL DEFAULT 0,
    provider_id TEXT, event TEXT, queries INTEGER NOT NULL DEFAULT 0, query_at INTEGER,
    PRIMARY KEY (message, channel)
  )`,
  `CREATE INDEX deliveries_by_client ON deliveries (channel, client, queued_at, message, not_before, lease_until)
    WHERE state = 'waiting'`,
  `CREATE INDEX deliveries_due ON deliveries (channel, not_before) WHERE state = 'waiting' AND lease_until IS NULL`,
  `CREATE INDEX deliveries_leased ON deliveries (channel, lease_until) WHERE lease_until IS NOT NULL`,
  `CREATE INDEX deliveries_attempted ON deliveries (channel, attempted_at) WHERE state = 'waiting' AND attempts > 0`,
  `CREATE INDEX deliveries_unknown ON deliveries (channel, unknown_since) WHERE unknown_since IS NOT NULL`,
  `CREATE INDEX deliveries_sent ON deliveries (channel, sent_at) WHERE sent_at IS NOT NULL`,
  `CREATE INDEX deliveries_counted ON deliveries (sent_at) WHERE state = 'sent' AND counts = 1`,
  `CREATE INDEX deliveries_dead ON deliveries (reported) WHERE state = 'dead'`,
  `CREATE INDEX deliveries_to_query ON deliveries (channel, query_at) WHERE query_at IS NOT NULL`,
  `CREATE TABLE channels (
    channel TEXT PRIMARY KEY, configuration TEXT, failures INTEGER NOT NULL DEFAULT 0, paused_until INTEGER,
    cause TEXT, reason TEXT, logged_at INTEGER, attempted_at INTEGER
  ) WITHOUT ROWID`,
  `CREATE TABLE accepted_by_client (client TEXT PRIMARY KEY, accepted INTEGER NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID`,
  `CREATE INDEX accepted_by_client_ends ON accepted_by_client (ends_at)`,
  `CREATE TABLE client_load (
    channel TEXT NOT NULL, level INTEGER NOT NULL, parent TEXT NOT NULL, name TEXT NOT NULL,
    load INTEGER NOT NULL, waiting INTEGER NOT NULL, since INTEGER NOT NULL,
    PRIMARY KEY (channel, level, parent, name)
  ) WITHOUT ROWID`,
  `CREATE UNIQUE INDEX client_load_order ON client_load (channel, level, parent, load, since DESC, name) WHERE waiting > 0`,
  `CREATE TRIGGER delivery_added AFTER INSERT ON deliveries BEGIN ${changeLoad('new', weight('new'), waits('new'))} END`,
  `CREATE TRIGGER delivery_removed AFTER DELETE ON deliveries BEGIN
    ${changeLoad('old', `-${weight('old')}`, `-${waits('old')}`)}
  END`,
  `CREATE TRIGGER delivery_changed AFTER UPDATE OF state, counts ON deliveries BEGIN
    ${changeLoad('new', `${weight('new')} - ${weight('old')}`, `${waits('new')} - ${waits('old')}`)}
  END`,
];

/** What each version of the tables adds to the one before. A database has the number of those that were carried out. */
const VERSIONS: readonly (readonly string[])[] = [
  FIRST_VERSION,
  [
    `ALTER TABLE messages ADD COLUMN origin TEXT NOT NULL DEFAULT '${JSON.stringify(NO_ORIGIN)}'`,
    `ALTER TABLE deliveries ADD COLUMN unknowns INTEGER NOT NULL DEFAULT 0`,
  ],
];

/** Makes the tables, or adds what an older version lacks. Throws StoreError for a database of a newer version. */
export function prepareTables({ all, transaction }: Driver): void {
  const version = () => {
    if (all("SELECT name FROM sqlite_master WHERE name = 'meta'").length === 0) return 0;
    return Number(all<{ value: string }>("SELECT value FROM meta WHERE name = 'version'")[0]?.value);
  };
  if (version() < VERSIONS.length) {
    transaction(() => {
      // Another process may have done so meanwhile.
      for (const statement of VERSIONS.slice(version()).flat()) all(statement);
      all("INSERT OR REPLACE INTO meta VALUES ('version', ?)", String(VERSIONS.length));
    });
  }
  if (version() > VERSIONS.length) {
    throw new StoreError('L’archivio dei messaggi è di una versione più nuova del sito: aggiornate il sito');
  }
}
