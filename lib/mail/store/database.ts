import { setTimeout as wait } from 'node:timers/promises';
import { BusyError, type Driver, type Row, type Value } from './driver';

/** How long a lock of another process is waited for in all, and between two tries, in milliseconds. */
const BUSY_MAX_MS = 2000;
const BUSY_PAUSE_MS = 20;

/** A database as the statements use it: they are synchronous, and wait for other processes without blocking this one. */
export type Database = ReturnType<typeof openDatabase>;

/** What a part of a transaction uses. */
export type Rows = Pick<Database, 'all'>;

export function openDatabase(driver: Driver) {
  async function patiently<T>(work: () => T): Promise<T> {
    const until = performance.now() + BUSY_MAX_MS;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof BusyError) || performance.now() > until) throw error;
        await wait(BUSY_PAUSE_MS);
      }
    }
  }

  return {
    place: driver.place,
    hasRoom: driver.hasRoom,
    close: driver.close,

    /** Rows of one statement. Throws StoreError. */
    all: <Result extends Row>(statement: string, ...values: Value[]): Result[] =>
      driver.all<Result>(statement, ...values),

    /** Does what only reads. Rejects with StoreError. */
    read: <T>(work: () => T): Promise<T> => patiently(work),

    /** Does `work` in one transaction; resolves when it is on disk. `work` may be done again, until it is committed once. */
    async write<T>(work: () => T): Promise<T> {
      const result = await patiently(() => driver.transaction(work));
      await driver.flush();
      return result;
    },

    /** Removes deleted text from the log of the database too (GDPR, art. 17). */
    scrub: (): Promise<void> => patiently(driver.scrub),
  };
}

/** What keeps a value under a name. */
export function readMeta({ all }: Rows, name: string): string | undefined {
  return all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)[0]?.value;
}

export function writeMeta({ all }: Rows, name: string, value: string): void {
  all('INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value', name, value);
}
