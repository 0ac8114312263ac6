import { mkdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@/lib/mail/log';

/** How long an answer holds, in milliseconds: asking often must not wear the disk. */
const HOLDS_MS = 2_000;
/** Enough bytes for a full disk to refuse them. */
const PROBE = Buffer.alloc(4096);

/**
 * Tells whether a submission could be stored now: a file is written into the folder of the messages, and removed.
 * @param folder made when missing
 * @returns a function that resolves to that, at most one file at a time; what fails is logged when it begins
 */
export function createHealth(folder: string, log: Log, holdsMs = HOLDS_MS): () => Promise<boolean> {
  const file = join(folder, `.health-${process.pid}`);
  let last: Promise<boolean> | undefined;
  let wasWell = true;

  async function probe(): Promise<boolean> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, PROBE, { mode: 0o600 });
      await unlink(file);
      wasWell = true;
    } catch (error) {
      if (wasWell) log({ event: 'unhealthy', level: 'error', reason: String(error) });
      wasWell = false;
    }
    return wasWell;
  }

  return () => {
    if (!last) {
      last = probe();
      void last.then(() => {
        setTimeout(() => {
          last = undefined;
        }, holdsMs).unref();
      });
    }
    return last;
  };
}
