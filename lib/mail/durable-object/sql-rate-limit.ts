import { LRUCache } from 'lru-cache';
import type { Log } from '@/lib/mail/log';
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

/** Most windows in memory, while the database fails; the least recent is dropped first. */
const MAX_WINDOWS = 20_000;

type Window = { count: number; endsAt: number };
/** Where windows are counted. `get` may return one that has ended. */
type Windows = { get(client: string): Window | undefined; set(client: string, window: Window): unknown };

/**
 * The limit of accepted submissions an address and window (D3), as createRateLimit has it, in the database of a Durable
 * Object: the platform takes an idle object out of memory. In memory for as long as the database fails, since no lead may be
 * lost for a counter.
 * @param options `windowS` in seconds; `now` in milliseconds since 1970
 */
export function createSqlRateLimit(
  storage: ObjectStorage,
  { max, windowS, log, now = Date.now }: { max: number; windowS: number; log: Log; now?: () => number },
): RateLimit {
  const query = openTables(storage, TABLES);
  const inMemory: Windows = new LRUCache<string, Window>({ max: MAX_WINDOWS });
  const inDatabase: Windows = {
    get: (client) => query<Window>('SELECT count, endsAt FROM windows WHERE client = ?', client)[0],
    set(client, { count, endsAt }) {
      query('DELETE FROM windows WHERE endsAt <= ?', now());
      query('INSERT OR REPLACE INTO windows VALUES (?, ?, ?)', client, count, endsAt);
    },
  };

  function logFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    log({ event: 'mail_spool_failed', level: 'error', reason });
  }

  function takeFrom(windows: Windows, client: string): Awaited<ReturnType<RateLimit['take']>> {
    const moment = now();
    const last = windows.get(client);
    const { count, endsAt } =
      last && last.endsAt > moment ? last : { count: 0, endsAt: moment + windowS * 1000 };
    if (count >= max) return { ok: false, retryAfterS: Math.max(1, Math.ceil((endsAt - moment) / 1000)) };
    windows.set(client, { count: count + 1, endsAt });
    let given = false;
    return {
      ok: true,
      async refund() {
        if (given) return;
        given = true;
        try {
          const window = windows.get(client);
          // A later window has another end.
          if (window?.endsAt === endsAt) windows.set(client, { count: window.count - 1, endsAt });
        } catch (error) {
          logFailure(error);
        }
      },
    };
  }

  return {
    async take(address) {
      const client = pseudonym(rateLimitKey(address));
      try {
        return takeFrom(inDatabase, client);
      } catch (error) {
        logFailure(error);
        return takeFrom(inMemory, client);
      }
    },

    close: async () => {},
  };
}
