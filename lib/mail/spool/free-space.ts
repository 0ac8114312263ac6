import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './disk';

/** Below so many free bytes nothing is stored any more: what is left is for the rest of the machine. */
const FLOOR_BYTES = 64 * 1024 * 1024;
/** Of a small disk it is this part of it. */
const FLOOR_SHARE = 0.1;
/** Below so many free inodes likewise: a flood of small files uses these up first. */
const FLOOR_INODES = 1000;
/** How long an answer holds, in milliseconds: a flood must not ask each time. */
const HOLDS_MS = 2000;

/** What a file system says of itself: sizes in blocks of `bsize` bytes; `files` is 0 where inodes are not counted. */
export type FileSystem = { bsize: number; blocks: number; bavail: number; files: number; ffree: number };
export type StatFs = (path: string) => Promise<FileSystem>;

/**
 * Whether the disk of a folder has room for messages. A folder that is still to be made is on the disk of the one that
 * it will be in. Where the disk does not say, the answer is yes: the writing will tell. Never rejects.
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

/** The same, asked at most every two seconds. @param now milliseconds, of a clock that is never set back */
export function createFreeSpace(folder: string, ask: StatFs = statfs, now = () => performance.now()) {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return (): Promise<boolean> => {
    if (!last || now() - last.at >= HOLDS_MS) last = { at: now(), answer: spaceLeft(folder, ask) };
    return last.answer;
  };
}
