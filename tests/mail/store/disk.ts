import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '@/lib/mail/store/database';
import { openDatabase } from '@/lib/mail/store/node-database';

/** Opens the database of a folder until the test ends. */
export function connectTo(folder: string, options: Parameters<typeof openDatabase>[1] = {}): Database {
  const database = openDatabase(folder, options);
  onTestFinished(database.close);
  return database;
}

/** A disk that always reports room, so that the write fails, not our check before it. */
export const reportsFreeSpace = () => ({ bsize: 4096, blocks: 1, bavail: 1 });

/** A small file system in a folder, which a test fills. If it cannot be mounted, SQLite's limit of pages replaces it. */
export function smallDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  const filler = join(folder, 'others');
  let isMounted = true;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    isMounted = false;
  }
  return {
    /** Other programs use all the remaining space. */
    fill(database: Database): void {
      // Otherwise the WAL still has room, since its file does not shrink.
      database.all('PRAGMA wal_checkpoint(TRUNCATE)');
      if (!isMounted) database.all('PRAGMA max_page_count = 1');
      try {
        while (isMounted) writeFileSync(filler, Buffer.alloc(4096), { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free(database: Database): void {
      if (isMounted) rmSync(filler);
      else database.all('PRAGMA max_page_count = 100000');
    },
    unmount(): void {
      if (isMounted) execFileSync('umount', ['--lazy', folder]);
    },
  };
}
