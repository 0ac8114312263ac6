import { DAY_MS } from '@/lib/clock';
import { type Database, readMoment, writeMeta } from './database';
import type { NewMessage } from './message';
import { insertMessage, SITE } from './message-rows';

/** Name of a value in `meta`: when the last notice was stored. */
const NOTICE_AT = 'notice_at';

/**
 * Stores a notice about new dead letters, at most once a day across all processes, and marks them as reported. A notice that
 * fails causes no other.
 * @param make composes the notice about a number of dead letters
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
    const added = run("UPDATE deliveries SET reported = 1 WHERE state = 'dead' AND reported = 0");
    if (added === 0) return false;
    const [dead] = all<{ n: number }>(
      "SELECT count(DISTINCT message) AS n FROM deliveries WHERE state = 'dead'",
    );
    writeMeta(database, NOTICE_AT, String(now));
    insertMessage(database, make(dead?.n ?? 0), SITE, ['mail']);
    return true;
  });
}
