import { reasonOf } from '@/lib/log';
import { type Database, fullError, type Row, StoreError, type Value } from './database';
import { prepareTables } from './schema';

/**
 * The storage of a Durable Object, as far as it is used here
 * (developers.cloudflare.com/durable-objects/api/sqlite-storage-api). What is written without an `await` in between is one
 * transaction, the alarm included. Answers and requests that leave the object wait until it is on disk.
 */
export type ObjectStorage = {
  sql: {
    exec(statement: string, ...values: Value[]): { toArray(): Row[] };
    /** Bytes of the database, without its free pages. */
    readonly databaseSize: number;
  };
  transactionSync<T>(work: () => T): T;
  /** Resolves when all that was written is on disk. */
  sync(): Promise<void>;
  /** Has the object woken at a moment, in milliseconds since 1970, also after a crash. */
  setAlarm(at: number): unknown;
};

/** Above this size, in bytes, nothing more is stored (D19). The platform allows 10 GB. */
const MAX_BYTES = 1024 ** 3;

/** The database of a Durable Object. There is one such object at a time, so nobody else writes. */
export function objectDatabase(storage: ObjectStorage, maxBytes = MAX_BYTES): Database {
  let isPrepared = false;

  function guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw storeError(error);
    }
  }

  const all = <Result extends Row>(statement: string, ...values: Value[]) =>
    guarded(() => storage.sql.exec(statement, ...values).toArray() as Result[]);
  const run = (statement: string, ...values: Value[]) => {
    all(statement, ...values);
    return all<{ n: number }>('SELECT changes() AS n')[0]?.n ?? 0;
  };
  const transaction = <T>(work: () => T): T => guarded(() => storage.transactionSync(work));

  /** The database may fail when the object starts, and work later. */
  function prepared<T>(work: () => T): T {
    if (!isPrepared) prepareTables({ all, run }, transaction);
    isPrepared = true;
    return work();
  }

  return {
    place: 'Durable Object',
    all: <Result extends Row>(statement: string, ...values: Value[]) =>
      prepared(() => all<Result>(statement, ...values)),
    run: (statement, ...values) => prepared(() => run(statement, ...values)),
    read: async (work) => prepared(work),
    async write(work) {
      const result = prepared(() => transaction(work));
      await storage.sync().catch((error: unknown) => {
        throw storeError(error);
      });
      return result;
    },
    checkRoom() {
      if (guarded(() => storage.sql.databaseSize) >= maxBytes) throw fullError();
    },
    // The platform keeps the log.
    scrub: async () => {},
    close: () => {},
  };
}

const storeError = (error: unknown) =>
  error instanceof StoreError
    ? error
    : new StoreError(`Archivio dei messaggi: ${reasonOf(error)}`, { cause: error });
