import { DAY_MS } from '@/lib/clock';
import { type Database, readMoment, writeMeta } from './database';
import type { NewMessage } from './message';
import { insertMessage, SITE } from './message-rows';

/** When the last notice was stored, in milliseconds since 1970. */
const NOTICE_AT = 'notice_at';

/**
 * Stores a notice about new dead letters, at most once a day across all processes, and marks them as reported. A notice that
 * fails causes no other.
 * @param make the notice about so many dead letters
 * @returns whether there was something to report
 */
export function storeNotice(
  database: Database,
  make: (dead: number) => NewMessage,
  now: number,
): Promise<boolean> {
  const { all, run, write } = database;
  return write(() => {
    if (now - (readMoment(database, NOTICE_AT, now) ?? 0) < DAY_MS) return false;
    const fresh = run("UPDATE deliveries SET reported = 1 WHERE state = 'dead' AND reported = 0");
    if (fresh === 0) return false;
    const [dead] = all<{ n: number }>(
      "SELECT count(DISTINCT message) AS n FROM deliveries WHERE state = 'dead'",
    );
    writeMeta(database, NOTICE_AT, String(now));
    insertMessage(database, make(dead?.n ?? 0), SITE, ['mail']);
    return true;
  });
}
