import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
// The API of node:sqlite, which Node 20 lacks.
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance as StatementSync,
} from '@photostructure/sqlite';
import {
  BusyError,
  type Database,
  errorConverter,
  fullError,
  type Row,
  StoreError,
  type Value,
} from './database';
import { needsReopening, storeError } from './node-database-errors';
import { prepareTables } from './schema';

/** Name of the database in MAIL_SPOOL_DIR. */
export const DATABASE_FILE = 'leads.sqlite';

/** How long a statement waits for another process, in milliseconds. Meanwhile it blocks the whole server. */
const BUSY_MS = 5;
/** How long to wait for the lock of another process in all, and between two attempts, in milliseconds. */
const BUSY_MAX_MS = 2000;
const BUSY_PAUSE_MS = 20;

/** With less space, including the free pages of the file, no message is stored: deleting and other programs need room too. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** On a small disk this share of it is enough. */
const MIN_FREE_SHARE = 0.1;

/** The space of a file system, in blocks of `bsize` bytes. */
export type FileSystem = { bsize: number; blocks: number; bavail: number };

/** The open file. `identity`: its device and inode; `statements`: the prepared ones, by their text. */
type OpenFile = { database: DatabaseSyncInstance; identity: string; statements: Map<string, StatementSync> };

/** Device and inode of a file; undefined if it is missing. */
function fileIdentity(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** Creates an empty file and its folder, so that both survive a power cut. */
function createFile(path: string): void {
  const folder = dirname(path);
  const firstNewFolder = mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  // If root creates it (a command before the first start), it must belong to the site's user.
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
  const changedFolders = firstNewFolder ? [folder, dirname(firstNewFolder)] : [folder];
  for (const changedFolder of changedFolders) {
    const handle = openSync(changedFolder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}

/** Runs work again while another process has a lock, without blocking this one. */
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

/**
 * The database in a folder, opened at its first use. Several processes may share it.
 * @param options `create`: whether to create a missing folder and database; `statfs`: for tests
 */
export function openDatabase(
  folder: string,
  options: { create?: boolean; statfs?: (path: string) => FileSystem } = {},
): Database {
  const { create = true, statfs = statfsSync } = options;
  const location = join(folder, DATABASE_FILE);
  const withStoreErrors = errorConverter(storeError);
  let current: OpenFile | undefined;
  /** False after the first opening: if the database disappears, an empty one must not replace it (D17). */
  let mayCreate = create;

  function open(): OpenFile {
    if (fileIdentity(location) === undefined) {
      if (!mayCreate) {
        throw new StoreError(
          `Archivio dei messaggi: ${location} non c’è più. Rimettetelo al suo posto; riavviando, il sito ne comincia uno vuoto`,
        );
      }
      createFile(location);
    }
    const identity = fileIdentity(location) ?? '';
    const database = new DatabaseSync(location, { timeout: BUSY_MS });
    try {
      database.exec(
        // `temp_store`: no folder for temporary files may be writable; a large UPDATE would fail.
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY',
      );
      current = { database, identity, statements: new Map() };
      prepareTables({ all, run }, transaction);
    } catch (error) {
      current = undefined;
      database.close();
      throw error;
    }
    mayCreate = false;
    return current;
  }

  function close(): void {
    try {
      // The addon keeps the file open while a statement exists, and then the last commits would remain in the log.
      current?.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // A broken database is left unchanged.
    }
    current?.database.close();
    current = undefined;
  }

  /** The open file; opened again if it was moved or deleted, since the old one would accept commits without an error. */
  function openFile(): OpenFile {
    if (current && !current.database.isTransaction && current.identity !== fileIdentity(location)) close();
    return current ?? open();
  }

  function statementOf(text: string): StatementSync {
    const { database, statements } = openFile();
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement;
  }

  const all = <Result extends Row>(text: string, values: readonly Value[] = []) =>
    withStoreErrors(() => statementOf(text).all(...values) as Result[]);

  const run = (text: string, values: readonly Value[] = []) =>
    withStoreErrors(() => Number(statementOf(text).run(...values).changes));

  function transaction<T>(work: () => T): T {
    const { database } = withStoreErrors(openFile);
    withStoreErrors(() => database.exec('BEGIN IMMEDIATE'));
    try {
      const result = work();
      // On disk when it returns (synchronous = FULL).
      withStoreErrors(() => database.exec('COMMIT'));
      return result;
    } catch (error) {
      // After some errors SQLite has rolled back already.
      if (database.isTransaction) withStoreErrors(() => database.exec('ROLLBACK'));
      // SQLite caches the state that the file had when it was opened, so the next use has to open it again.
      if (error instanceof StoreError && needsReopening(error)) close();
      throw error;
    }
  }

  function hasSpace(): boolean {
    const pragma = (name: string) => Number(all(`PRAGMA ${name}`)[0]?.[name] ?? 0);
    const freeBytesOfFile = pragma('freelist_count') * pragma('page_size');
    try {
      const { bsize, blocks, bavail } = statfs(folder);
      return bavail * bsize + freeBytesOfFile >= Math.min(MIN_FREE_BYTES, blocks * bsize * MIN_FREE_SHARE);
    } catch {
      // The file system does not answer, so the next write will fail.
      return true;
    }
  }

  return {
    location,
    all,
    run,
    read: retryWhileBusy,
    write: (work) => retryWhileBusy(() => transaction(work)),

    checkRoom() {
      if (!hasSpace()) throw fullError();
    },

    scrub: () =>
      retryWhileBusy(() => {
        const [result] = all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
        if (result?.busy)
          throw new BusyError(
            'Il testo cancellato è ancora sul disco, perché un altro processo lo sta leggendo: ripetete fra un minuto',
          );
      }),

    close,
  };
}
