import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@/lib/mail/store/database';

const BLOCK = 4096;

/** What a disk says that has room whatever is on it: the floor would refuse before the disk does. */
export const noFloor = () => ({ bsize: BLOCK, blocks: 1, bavail: 1 });

/**
 * A small file system of its own in a folder, which a test fills to the last block. Where this machine lets nobody mount
 * one, SQLite's own limit of pages stands for it.
 */
export function smallDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  const isMounted = tryMount(folder);
  const filler = join(folder, 'others');
  return {
    isMounted,

    /** Other programs take all that is left. */
    fill(database: Database): void {
      const [{ pages } = { pages: 0 }] = database.all<{ pages: number }>(
        'SELECT page_count AS pages FROM pragma_page_count',
      );
      if (!isMounted) {
        database.all(`PRAGMA max_page_count = ${pages}`);
        return;
      }
      // Else there is room in the log, whose file does not shrink.
      database.all('PRAGMA wal_checkpoint(TRUNCATE)');
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(BLOCK));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },

    /** There is room again. */
    free(database: Database): void {
      if (isMounted) rmSync(filler);
      else database.all('PRAGMA max_page_count = 100000');
    },

    unmount(): void {
      if (isMounted) execFileSync('umount', ['--lazy', folder]);
    },
  };
}

function tryMount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
