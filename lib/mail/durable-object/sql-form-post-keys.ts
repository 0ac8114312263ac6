import { type FormPostKeys, postName, REPEAT_MS } from '@/lib/mail/request/form-post-keys';
import { type ObjectStorage, openTables } from './storage';

/** `endsAt` in milliseconds since 1970. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS posts (
    post TEXT PRIMARY KEY, key TEXT NOT NULL, endsAt INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS posts_by_end ON posts (endsAt);
`;

/** Idempotency keys for ordinary form posts, as createFormPostKeys has them, in the database of a Durable Object. */
export function createSqlFormPostKeys(storage: ObjectStorage, now: () => number = Date.now): FormPostKeys {
  const query = openTables(storage, TABLES);
  return {
    keyOf(address, fingerprint) {
      query('DELETE FROM posts WHERE endsAt <= ?', now());
      const post = postName(address, fingerprint);
      const [earlier] = query<{ key: string }>('SELECT key FROM posts WHERE post = ?', post);
      if (earlier) return earlier.key;
      const key = crypto.randomUUID();
      query('INSERT INTO posts VALUES (?, ?, ?)', post, key, now() + REPEAT_MS);
      return key;
    },
  };
}
