/** A value of a row. Blobs come back as ArrayBuffers. */
export type SqlValue = string | number | null | ArrayBuffer;

/**
 * The storage of a Durable Object, as far as it is used here
 * (developers.cloudflare.com/durable-objects/api/sqlite-storage-api). What is written without an `await` in between is one
 * transaction, the alarm included. Answers and requests that leave the object wait until it is on disk.
 */
export type ObjectStorage = {
  sql: {
    exec(query: string, ...values: SqlValue[]): { toArray(): Record<string, SqlValue>[] };
    /** Bytes of the database. */
    readonly databaseSize: number;
  };
  transactionSync<T>(work: () => T): T;
  /** Resolves when all that was written is on disk. */
  sync(): Promise<void>;
  /** Has the object woken at a moment, in milliseconds since 1970, also after a crash. */
  setAlarm(at: number): unknown;
};

/** A statement's rows. */
export type Query = <Row extends Record<string, SqlValue> = Record<string, SqlValue>>(
  text: string,
  ...values: SqlValue[]
) => Row[];

/** Makes the tables of one part of the object, and returns its way to query. @param tables `CREATE TABLE IF NOT EXISTS` */
export function openTables(storage: ObjectStorage, tables: string): Query {
  storage.sql.exec(tables);
  return <Row extends Record<string, SqlValue>>(text: string, ...values: SqlValue[]) =>
    storage.sql.exec(text, ...values).toArray() as Row[];
}
