import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@/lib/mail/store/database';

/** What a disk says that has room whatever is on it: the floor would refuse before the disk does. */
export const noFloor = () => ({ bsize: 4096, blocks: 1, bavail: 1 });

/**
 * A small file system of its own in a folder, which a test fills to the last block. Where this machine lets nobody mount
 * one, SQLite's own limit of pages stands for it.
 */
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
    /** Other programs take all that is left. */
    fill(database: Database): void {
      // Else there is room in the log, whose file does not shrink.
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
