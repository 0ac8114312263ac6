import { setTimeout as wait } from 'node:timers/promises';
import { BusyError, type Driver, type Row, StoreFullError, type Value } from './driver';

/** How long a lock of another process is waited for in all, and between two tries, in milliseconds. */
const BUSY_MAX_MS = 2000;
const BUSY_PAUSE_MS = 20;

/** A database as the statements use it: they are synchronous, and wait for other processes without blocking this one. */
export type Database = ReturnType<typeof openDatabase>;

/** What a part of a transaction uses. */
export type Rows = Pick<Database, 'all'>;

export function openDatabase(driver: Driver) {
  async function retryWhileBusy<T>(work: () => T): Promise<T> {
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
    close: driver.close,

    /** Rows of one statement. Throws StoreError. */
    all: <Result extends Row>(statement: string, ...values: Value[]): Result[] =>
      driver.all<Result>(statement, ...values),

    /** Throws StoreFullError where there is too little room for another message. */
    checkRoom(): void {
      if (!driver.hasRoom()) throw new StoreFullError('Archivio dei messaggi: lo spazio è quasi finito');
    },

    /** Does what only reads. Rejects with StoreError. */
    read: <T>(work: () => T): Promise<T> => retryWhileBusy(work),

    /** Does `work` in one transaction; resolves when it is on disk. `work` may be done again, until it is committed once. */
    async write<T>(work: () => T): Promise<T> {
      const result = await retryWhileBusy(() => driver.transaction(work));
      await driver.flush();
      return result;
    },

    /** Removes deleted text from the log of the database too (GDPR, art. 17). */
    scrub: (): Promise<void> => retryWhileBusy(driver.scrub),
  };
}

/** Reads a value that `writeMeta` has kept under a name. */
export function readMeta({ all }: Rows, name: string): string | undefined {
  return all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)[0]?.value;
}

export function writeMeta({ all }: Rows, name: string, value: string): void {
  all('INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value', name, value);
}

/** Does what storing a message does, with a value that is no message, long enough for a full disk to refuse it. */
export async function checkWritable(database: Database): Promise<void> {
  database.checkRoom();
  await database.write(() => writeMeta(database, 'write-check', '0'.repeat(4096)));
}
