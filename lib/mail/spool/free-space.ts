import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './disk';

/** With fewer free bytes nothing is stored: the rest is for the other programs of the machine. */
const FLOOR_BYTES = 64 * 1024 * 1024;
/** On a small disk, this part of it. */
const FLOOR_SHARE = 0.1;
/** The same for inodes: a flood of small files uses these up first. */
const FLOOR_INODES = 1000;
/** How long an answer is cached, in milliseconds. */
const CACHE_MS = 2000;

/** What a file system says of itself: sizes in blocks of `bsize` bytes; `files` is 0 where inodes are not counted. */
export type FileSystem = { bsize: number; blocks: number; bavail: number; files: number; ffree: number };
export type StatFs = (path: string) => Promise<FileSystem>;

/**
 * Whether the disk of a folder has room for messages. For a folder that does not exist yet, its parent is asked. Where
 * statfs fails the answer is yes: writing will fail if it must. Never rejects.
 */
export async function spaceLeft(folder: string, ask: StatFs = statfs): Promise<boolean> {
  try {
    const { bsize, blocks, bavail, files, ffree } = await ask(folder);
    const floor = Math.min(FLOOR_BYTES, blocks * bsize * FLOOR_SHARE);
    const inodeFloor = Math.min(FLOOR_INODES, files * FLOOR_SHARE);
    return bavail * bsize >= floor && ffree >= inodeFloor;
  } catch (error) {
    const parent = dirname(folder);
    return errorCode(error) === 'ENOENT' && parent !== folder ? spaceLeft(parent, ask) : true;
  }
}

/** The same, cached. @param now milliseconds of a monotonic clock */
export function createFreeSpace(folder: string, ask: StatFs = statfs, now = () => performance.now()) {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return (): Promise<boolean> => {
    if (!last || now() - last.at >= CACHE_MS) last = { at: now(), answer: spaceLeft(folder, ask) };
    return last.answer;
  };
}
