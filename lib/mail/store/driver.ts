/** What is bound and read: Node's addon and workerd treat other kinds of value differently. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** One SQLite database. All that differs between Node (node-driver.ts) and a Durable Object (object-driver.ts). */
export interface Driver {
  /** Where it is, for people. */
  readonly place: string;
  /** The rows of one statement. Throws StoreError. */
  all<Result extends Row>(statement: string, ...values: Value[]): Result[];
  /** Does `work` in a transaction that may write; undoes it where `work` throws. Throws StoreError, BusyError. */
  transaction<T>(work: () => T): T;
  /** Resolves when what has been committed is on disk. */
  flush(): Promise<void>;
  /** Whether there is room for another message. */
  hasRoom(): boolean;
  /** Removes deleted text from the log of the database, where there is one. Throws BusyError while it is being read. */
  scrub(): void;
  close(): void;
}

/** The store cannot do what it was asked; the error of the database is the cause. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Too little room is left for another message. */
export class StoreFullError extends StoreError {
  override name = 'StoreFullError';
}

/** Another process is writing. */
export class BusyError extends StoreError {
  override name = 'BusyError';
}

/** What was to be read is damaged. */
export class DamagedError extends StoreError {
  override name = 'DamagedError';
}
