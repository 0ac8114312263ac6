/** Values of a statement. Node's addon and workerd treat other types differently. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** One SQLite database: on a disk (node-database.ts) or in a Durable Object (durable-object-database.ts). */
export type Database = {
  /** Where it is, for people to read. */
  readonly location: string;
  /** Returns the rows of a statement. This and `run` throw StoreError. */
  all<Result extends Row>(statement: string, values?: readonly Value[]): Result[];
  /**
   * Runs a statement that changes rows.
   * @returns how many
   */
  run(statement: string, values?: readonly Value[]): number;
  /** Runs `work`, which only reads. This and `write` reject with StoreError. */
  read<T>(work: () => T): Promise<T>;
  /** Runs `work` in one transaction, perhaps several times until it is committed. Resolves when it is on disk. */
  write<T>(work: () => T): Promise<T>;
  /** Throws StoreFullError if there is too little room for another message. */
  checkRoom(): void;
  /** Removes deleted text from the log of the database too (GDPR, art. 17). */
  scrub(): Promise<void>;
  close(): void;
};

/** Runs statements: the part of a database that the steps of a transaction use. */
export type SqlExecutor = Pick<Database, 'all' | 'run'>;

/** The store failed; `cause` is the database's error. */
export class StoreError extends Error {}
/** Too little disk space for another message. */
export class StoreFullError extends StoreError {}
/** The database is locked by another process. */
export class BusyError extends StoreError {}
/** The file of the database is damaged. */
export class DamagedError extends StoreError {}

/** @returns a function that runs work of a driver, and converts its errors by `storeError` */
export const errorConverter =
  (storeError: (error: unknown) => StoreError) =>
  <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw error instanceof StoreError ? error : storeError(error);
    }
  };

/** The error of `checkRoom`. */
export const fullError = () => new StoreFullError('Archivio dei messaggi: lo spazio è quasi finito');

/** The number that a `SELECT count(…) AS count` finds. */
export const countOf = ({ all }: SqlExecutor, select: string, values: readonly Value[] = []): number =>
  all<{ count: number }>(select, values)[0]?.count ?? 0;

/** Reads a value written by `writeMeta`. */
export function readMeta({ all }: SqlExecutor, name: string): string | undefined {
  return all<{ value: string }>('SELECT value FROM meta WHERE name = ?', [name])[0]?.value;
}

export function writeMeta({ run }: SqlExecutor, name: string, value: string): void {
  run('INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value', [name, value]);
}

export function deleteMeta({ run }: SqlExecutor, name: string): void {
  run('DELETE FROM meta WHERE name = ?', [name]);
}

/** Reads a time from `meta`; undefined if there is none, or if a wrong clock set it in the future. */
export function readMoment(sql: SqlExecutor, name: string, now: number): number | undefined {
  const at = Number(readMeta(sql, name) ?? Number.NaN);
  return at <= now ? at : undefined;
}

/** Writes about as many bytes as a message needs (4 KB), so that a full disk is noticed. Rejects with StoreError. */
export async function checkWritable(database: Database): Promise<void> {
  database.checkRoom();
  await database.write(() => writeMeta(database, 'write-check', '0'.repeat(4096)));
}
