/** What is bound and read: Node's addon and workerd treat other kinds of value differently. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** One SQLite database: on a disk (node-database.ts) or in a Durable Object (object-database.ts). */
export type Database = {
  /** Where it is, for people. */
  readonly place: string;
  /** The rows that a statement reads. This and `run` throw StoreError. */
  all<Result extends Row>(statement: string, ...values: Value[]): Result[];
  /** Does what a statement changes. @returns how many rows */
  run(statement: string, ...values: Value[]): number;
  /** Does what only reads. This and `write` reject with StoreError. */
  read<T>(work: () => T): Promise<T>;
  /** Does `work` in one transaction, perhaps more than once until it is committed; resolves when it is on disk. */
  write<T>(work: () => T): Promise<T>;
  /** Throws StoreFullError where there is too little room for another message. */
  checkRoom(): void;
  /** Removes deleted text from the log of the database too (GDPR, art. 17). */
  scrub(): Promise<void>;
  close(): void;
};

/** What a part of a transaction uses. */
export type Rows = Pick<Database, 'all' | 'run'>;

/** The store cannot do what it was asked; the error of the database is the cause. */
export class StoreError extends Error {}
/** Too little room is left for another message. */
export class StoreFullError extends StoreError {}
/** Another process is writing. */
export class BusyError extends StoreError {}
/** What was to be read is damaged. */
export class DamagedError extends StoreError {}

export const fullError = () => new StoreFullError('Archivio dei messaggi: lo spazio è quasi finito');

/** Reads a value that `writeMeta` has kept under a name. */
export function readMeta({ all }: Rows, name: string): string | undefined {
  return all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)[0]?.value;
}

export function writeMeta({ run }: Rows, name: string, value: string): void {
  run('INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value', name, value);
}

/** Reads a moment that was kept; undefined also for one that a wrong clock has put ahead. */
export function readMoment(rows: Rows, name: string, now: number): number | undefined {
  const at = Number(readMeta(rows, name) ?? Number.NaN);
  return at <= now ? at : undefined;
}

/** Does what storing a message does, with a value that is no message, long enough for a full disk to refuse it. */
export async function checkWritable(database: Database): Promise<void> {
  database.checkRoom();
  await database.write(() => writeMeta(database, 'write-check', '0'.repeat(4096)));
}
