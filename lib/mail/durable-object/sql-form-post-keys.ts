import type { Log } from '@/lib/mail/log';
import {
  createFormPostKeys,
  type FormPostKeys,
  postName,
  REPEAT_MS,
} from '@/lib/mail/request/form-post-keys';
import { type ObjectStorage, openTables } from './storage';

/** `endsAt` in milliseconds since 1970. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS posts (
    post TEXT PRIMARY KEY, key TEXT NOT NULL, endsAt INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS posts_by_end ON posts (endsAt);
`;

/**
 * Idempotency keys for ordinary form posts, as createFormPostKeys has them, in the database of a Durable Object. In memory
 * for as long as the database fails.
 * @param options `now` in milliseconds since 1970
 */
export function createSqlFormPostKeys(
  storage: ObjectStorage,
  { log, now = Date.now }: { log: Log; now?: () => number },
): FormPostKeys {
  const query = openTables(storage, TABLES);
  const inMemory = createFormPostKeys(now);

  function stored(post: string): string | undefined {
    const [found] = query<{ key: string }>(
      'SELECT key FROM posts WHERE post = ? AND endsAt > ?',
      post,
      now(),
    );
    return found?.key;
  }

  function store(post: string, key: string): void {
    query('DELETE FROM posts WHERE endsAt <= ?', now());
    query('INSERT INTO posts VALUES (?, ?, ?)', post, key, now() + REPEAT_MS);
  }

  return {
    keyOf(address, fingerprint) {
      const post = postName(address, fingerprint);
      // Of a post that came while the database failed, memory has the key.
      const key = inMemory.keyOf(address, fingerprint);
      try {
        const earlier = stored(post);
        if (earlier !== undefined) return earlier;
        store(post, key);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log({ event: 'mail_spool_failed', level: 'error', reason });
      }
      return key;
    },
  };
}
