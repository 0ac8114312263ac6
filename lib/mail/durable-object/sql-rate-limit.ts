import { pseudonym, rateLimitKey } from '@/lib/mail/request/client-address';
import type { RateLimit } from '@/lib/mail/request/rate-limit';
import { type ObjectStorage, openTables } from './storage';

/** `endsAt` in milliseconds since 1970. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS windows (
    client TEXT PRIMARY KEY, count INTEGER NOT NULL, endsAt INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS windows_by_end ON windows (endsAt);
`;

/**
 * The limit of accepted submissions an address and window (D3), as createRateLimit has it, in the database of a Durable
 * Object: the platform takes an idle object out of memory.
 * @param options `windowS` in seconds; `now` in milliseconds since 1970
 */
export function createSqlRateLimit(
  storage: ObjectStorage,
  { max, windowS, now = Date.now }: { max: number; windowS: number; now?: () => number },
): RateLimit {
  const query = openTables(storage, TABLES);

  return {
    async take(address) {
      const client = pseudonym(rateLimitKey(address));
      const moment = now();
      query('DELETE FROM windows WHERE endsAt <= ?', moment);
      const [window] = query<{ count: number; endsAt: number }>(
        'SELECT count, endsAt FROM windows WHERE client = ?',
        client,
      );
      if (window && window.count >= max) {
        return { ok: false, retryAfterS: Math.max(1, Math.ceil((window.endsAt - moment) / 1000)) };
      }
      const endsAt = window?.endsAt ?? moment + windowS * 1000;
      query('INSERT OR REPLACE INTO windows VALUES (?, ?, ?)', client, (window?.count ?? 0) + 1, endsAt);
      let given = false;
      return {
        ok: true,
        async refund() {
          if (given) return;
          given = true;
          // A later window has another end.
          query('UPDATE windows SET count = count - 1 WHERE client = ? AND endsAt = ?', client, endsAt);
        },
      };
    },

    close: async () => {},
  };
}
