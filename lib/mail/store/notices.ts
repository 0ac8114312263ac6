import { insertMessage } from './accept';
import { type Database, readMeta, writeMeta } from './database';
import type { NewMessage } from './message';

/** Messages of the site itself count for no visitor's network, and go by mail. */
const SITE = ['site', 'site', 'site'] as const;
const BY_MAIL = ['mail'] as const;

/** Stores a message of the site itself. */
export const storeSiteMessage = (
  { all, write }: Pick<Database, 'all' | 'write'>,
  message: NewMessage,
): Promise<void> => write(() => insertMessage({ all }, message, SITE, BY_MAIL));

/**
 * Stores a notice about new dead letters, once for all processes: the letters count as reported, and the next notice comes
 * no sooner than `everyMs` later. A notice that fails causes no other.
 * @param make the notice about so many dead letters
 * @returns whether there was something to report
 */
export function storeNotice(
  { all, write }: Pick<Database, 'all' | 'write'>,
  make: (dead: number) => NewMessage,
  { now, everyMs }: { now: number; everyMs: number },
): Promise<boolean> {
  return write(() => {
    const last = Number(readMeta({ all }, 'notice_at') ?? Number.NaN);
    // A time that lies far ahead comes from a wrong clock.
    if (now > last - everyMs && now < last + everyMs) return false;
    const fresh = all(
      "UPDATE deliveries SET reported = 1 WHERE state = 'dead' AND reported = 0 RETURNING message",
    );
    if (fresh.length === 0) return false;
    const [dead] = all<{ n: number }>(
      // Each message once, on however many channels it is one.
      `SELECT count(*) AS n FROM deliveries d WHERE d.state = 'dead' AND NOT EXISTS (SELECT 1 FROM deliveries o
         WHERE o.message = d.message AND o.state = 'dead' AND o.channel < d.channel)`,
    );
    writeMeta({ all }, 'notice_at', String(now));
    insertMessage({ all }, make(dead?.n ?? 0), SITE, BY_MAIL);
    return true;
  });
}
