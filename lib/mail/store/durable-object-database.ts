import { reasonOf } from '@/lib/log';
import { type Database, errorConverter, fullError, type Row, StoreError, type Value } from './database';
import { prepareTables } from './schema';

/**
 * The part of a Durable Object's storage that is used here
 * (developers.cloudflare.com/durable-objects/api/sqlite-storage-api). Writes without an `await` in between are one transaction,
 * the alarm included. The platform holds back the object's responses and requests until the writes are on disk.
 */
export type DurableObjectStorage = {
  sql: {
    exec(statement: string, ...values: Value[]): { toArray(): Row[] };
    /** Bytes of the database, without its free pages. */
    readonly databaseSize: number;
  };
  transactionSync<T>(work: () => T): T;
  /** Resolves when all that was written is on disk. */
  sync(): Promise<void>;
  /** Wakes the object at a time, in milliseconds since 1970, even after a crash. */
  setAlarm(at: number): unknown;
};

/** From this size on, in bytes, nothing more is stored (D19). The platform allows 10 GB. */
const MAX_BYTES = 1024 ** 3;

/** The database of a Durable Object. Only one such object runs at a time, so it is the only writer. */
export function durableObjectDatabase(storage: DurableObjectStorage): Database {
  const withStoreErrors = errorConverter(storeError);
  let isPrepared = false;

  const all = <Result extends Row>(statement: string, values: readonly Value[] = []) =>
    withStoreErrors(() => storage.sql.exec(statement, ...values).toArray() as Result[]);
  const run = (statement: string, values?: readonly Value[]) => {
    all(statement, values);
    return all<{ count: number }>('SELECT changes() AS count')[0]?.count ?? 0;
  };
  const transaction = <T>(work: () => T): T => withStoreErrors(() => storage.transactionSync(work));

  /** Creates the tables at the first use: the database may fail when the object starts, and work later. */
  function withTables<T>(work: () => T): T {
    if (!isPrepared) prepareTables({ all, run }, transaction);
    isPrepared = true;
    return work();
  }

  return {
    location: 'Durable Object',
    all: <Result extends Row>(statement: string, values?: readonly Value[]) =>
      withTables(() => all<Result>(statement, values)),
    run: (statement, values) => withTables(() => run(statement, values)),
    read: async (work) => withTables(work),
    async write(work) {
      const result = withTables(() => transaction(work));
      await storage.sync().catch((error: unknown) => {
        throw storeError(error);
      });
      return result;
    },
    checkRoom() {
      if (withStoreErrors(() => storage.sql.databaseSize) >= MAX_BYTES) throw fullError();
    },
    // Cloudflare manages the log of the database.
    scrub: async () => {},
    close: () => {},
  };
}

const storeError = (error: unknown) =>
  new StoreError(`Archivio dei messaggi: ${reasonOf(error)}`, { cause: error });
