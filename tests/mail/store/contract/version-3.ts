/** The statements that create a store of version 3, with a sent message, a dead letter, one that waits, and spam. */
export const VERSION_3: readonly string[] = [
  `CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, form TEXT NOT NULL, fingerprint TEXT NOT NULL,
    spam INTEGER NOT NULL, received_at INTEGER NOT NULL, client TEXT NOT NULL, network TEXT NOT NULL, turn INTEGER NOT NULL,
    fields TEXT NOT NULL, origin TEXT NOT NULL, mail TEXT NOT NULL
  )`,
  `CREATE INDEX messages_by_client ON messages (client, received_at)`,
  `CREATE INDEX messages_by_network ON messages (network, received_at)`,
  `CREATE INDEX messages_spam ON messages (received_at) WHERE spam = 1`,
  `CREATE TABLE deliveries (
    message INTEGER NOT NULL REFERENCES messages (id), channel TEXT NOT NULL, state TEXT NOT NULL, signup INTEGER NOT NULL,
    turn INTEGER NOT NULL, queued_at INTEGER NOT NULL, due_at INTEGER NOT NULL, claimed INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0, attempted_at INTEGER, unknown_since INTEGER, unknowns INTEGER NOT NULL DEFAULT 0,
    collection TEXT, sent_at INTEGER, reason TEXT, reported INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (message, channel)
  )`,
  `CREATE INDEX deliveries_next ON deliveries (channel, signup, turn, queued_at, message, due_at)
    WHERE state = 'waiting' AND collection IS NULL`,
  `CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE state = 'waiting' AND collection IS NULL`,
  `CREATE INDEX deliveries_waiting ON deliveries (channel, queued_at) WHERE state = 'waiting'`,
  `CREATE INDEX deliveries_sent ON deliveries (channel, coalesce(sent_at, unknown_since))
    WHERE collection IS NULL AND turn >= 0 AND coalesce(sent_at, unknown_since) IS NOT NULL`,
  `CREATE INDEX deliveries_begun ON deliveries (channel, due_at)
    WHERE state = 'waiting' AND collection IS NULL AND unknown_since IS NOT NULL`,
  `CREATE INDEX deliveries_dead ON deliveries (reported) WHERE state = 'dead'`,
  `CREATE INDEX deliveries_carried ON deliveries (collection) WHERE collection IS NOT NULL`,
  `CREATE TABLE channels (
    channel TEXT PRIMARY KEY, failures INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, cause TEXT, reason TEXT
  ) WITHOUT ROWID`,
  `INSERT INTO meta (name, value) VALUES ('salt', '20517 9d79e011c994962a31d7f70189307f9d')`,
  `INSERT INTO meta (name, value) VALUES ('version', '3')`,
  `INSERT INTO messages (id, key, form, fingerprint, spam, received_at, client, network, turn, fields, origin, mail) VALUES (1, '00000000-0000-4000-8000-00000000sent', 'contact', 'sent fffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 0, 1772704800000, '2240fd732e58', '2240fd732e58', 1, '{"firstName":"Niccolò","message":"D’Amico & \\"C.\\" 🎉\\nè qui: sent","privacyAccepted":true}', '{"page":null,"campaign":null}', '{"from":"\\"Niccolò \\\\\\"N\\\\\\" (via sito)\\" <sito@azienda.example>","to":"info@azienda.example","replyTo":"niccolo@cliente.example","subject":"Oggetto sent","text":"àè – 🎉\\n.\\nFrom sent\\n","html":"<p>sent</p>"}')`,
  `INSERT INTO messages (id, key, form, fingerprint, spam, received_at, client, network, turn, fields, origin, mail) VALUES (2, '00000000-0000-4000-8000-00000000dead', 'contact', 'dead fffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 0, 1772704800000, '2240fd732e58', '2240fd732e58', 2, '{"firstName":"Niccolò","message":"D’Amico & \\"C.\\" 🎉\\nè qui: dead","privacyAccepted":true}', '{"page":null,"campaign":null}', '{"from":"\\"Niccolò \\\\\\"N\\\\\\" (via sito)\\" <sito@azienda.example>","to":"info@azienda.example","replyTo":"niccolo@cliente.example","subject":"Oggetto dead","text":"àè – 🎉\\n.\\nFrom dead\\n","html":"<p>dead</p>"}')`,
  `INSERT INTO messages (id, key, form, fingerprint, spam, received_at, client, network, turn, fields, origin, mail) VALUES (3, '00000000-0000-4000-8000-0000000waits', 'contact', 'waits ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 0, 1772704800000, '2240fd732e58', '2240fd732e58', 3, '{"firstName":"Niccolò","message":"D’Amico & \\"C.\\" 🎉\\nè qui: waits","privacyAccepted":true}', '{"page":null,"campaign":null}', '{"from":"\\"Niccolò \\\\\\"N\\\\\\" (via sito)\\" <sito@azienda.example>","to":"info@azienda.example","replyTo":"niccolo@cliente.example","subject":"Oggetto waits","text":"àè – 🎉\\n.\\nFrom waits\\n","html":"<p>waits</p>"}')`,
  `INSERT INTO messages (id, key, form, fingerprint, spam, received_at, client, network, turn, fields, origin, mail) VALUES (4, '00000000-0000-4000-8000-00000000spam', 'contact', 'spam fffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 1, 1772704800000, '2240fd732e58', '2240fd732e58', 4, '{"firstName":"Niccolò","message":"D’Amico & \\"C.\\" 🎉\\nè qui: spam","privacyAccepted":true}', '{"page":null,"campaign":null}', '{"from":"\\"Niccolò \\\\\\"N\\\\\\" (via sito)\\" <sito@azienda.example>","to":"info@azienda.example","replyTo":"niccolo@cliente.example","subject":"Oggetto spam","text":"àè – 🎉\\n.\\nFrom spam\\n","html":"<p>spam</p>"}')`,
  `INSERT INTO deliveries (message, channel, state, signup, turn, queued_at, due_at, claimed, attempts, attempted_at, unknown_since, unknowns, collection, sent_at, reason, reported) VALUES (1, 'mail', 'sent', 0, 1, 1772704800000, 1772704830000, 1, 1, 1772704800000, NULL, 1, NULL, 1772704800000, NULL, 0)`,
  `INSERT INTO deliveries (message, channel, state, signup, turn, queued_at, due_at, claimed, attempts, attempted_at, unknown_since, unknowns, collection, sent_at, reason, reported) VALUES (2, 'mail', 'dead', 0, 2, 1772704800000, 1772704830000, 1, 1, 1772704800000, NULL, 1, NULL, NULL, '422', 0)`,
  `INSERT INTO deliveries (message, channel, state, signup, turn, queued_at, due_at, claimed, attempts, attempted_at, unknown_since, unknowns, collection, sent_at, reason, reported) VALUES (3, 'mail', 'waiting', 0, 3, 1772704800000, 1772704800000, 0, 1, 1772704800000, NULL, 0, NULL, NULL, '429', 0)`,
  `INSERT INTO channels (channel, failures, next_at, cause, reason) VALUES ('mail', 1, 1772704805000, 'unavailable', '429')`,
];
