import { open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmlError } from '@/lib/mail/message/eml';
import { SpoolError } from './spool';

/** The system's code of an error, such as ENOENT. */
export const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Turns errors of disk work into SpoolError, except EmlError. */
export async function withSpoolErrors<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EmlError || error instanceof SpoolError) throw error;
    throw new SpoolError(`Cartella dei messaggi: ${what} non riesce (${errorCode(error) ?? String(error)})`, {
      cause: error,
    });
  }
}

/** The result, or undefined for ENOENT. */
export async function ifExists<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Syncs a folder, so that its entries survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file, readable by its owner only, whose content survives a power cut. Throws EEXIST. */
export async function writeNew(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Most bytes of the headers of an .eml file that this site writes. */
const HEAD_BYTES = 4096;

/** The beginning of a file, as latin1, and when it was last changed, in milliseconds since 1970. */
export async function readHead(file: string): Promise<{ head: string; changedAt: number }> {
  const handle = await open(file, 'r');
  try {
    const [{ buffer, bytesRead }, { mtimeMs }] = await Promise.all([
      handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0),
      handle.stat(),
    ]);
    return { head: buffer.toString('latin1', 0, bytesRead), changedAt: mtimeMs };
  } finally {
    await handle.close();
  }
}

/**
 * Renames a file. Throws ENOENT.
 * @param options `sync`: whether the move itself must survive a power cut; the file does in any case
 */
export async function moveFile(from: string, to: string, options = { sync: true }): Promise<void> {
  await rename(from, to);
  const left = await ifExists(stat(from));
  // POSIX: renaming one link of a file to another link of it does nothing.
  if (left && left.ino === (await ifExists(stat(to)))?.ino) await ifExists(unlink(from));
  if (options.sync) await Promise.all([syncFolder(dirname(to)), syncFolder(dirname(from))]);
}

/**
 * Replaces a file in one step; when the promise resolves it survives a power cut.
 * @param draft where it is written first, on the same volume
 */
export async function replaceFile(file: string, draft: string, content: string): Promise<void> {
  await writeNew(draft, content);
  await rename(draft, file);
  await syncFolder(dirname(file));
}

/** Deletes files, where they are there; when the promise resolves that survives a power cut. */
export async function removeFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await ifExists(unlink(file));
  const folders = new Set(files.map((file) => dirname(file)));
  // A folder that has gone has nothing to sync.
  await Promise.all([...folders].map((folder) => ifExists(syncFolder(folder))));
}

/** Deletes the files of a folder that were written before a moment, except those that are needed. @returns how many */
export async function deleteOldFiles(
  folder: string,
  before: number,
  isNeeded: (name: string) => Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await ifExists(stat(file));
    if (!found || found.mtimeMs >= before || (await isNeeded(name))) continue;
    await ifExists(unlink(file));
    deleted += 1;
  }
  if (deleted > 0) await syncFolder(folder);
  return deleted;
}
