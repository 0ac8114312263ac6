// The folder that is served, and how a build takes its place (docs/decisions.md D47).
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Whether this process builds or serves a preview. A preview has separate folders, so that it is never served in place of the
 * site, nor the site in place of it (docs/decisions.md D49).
 */
export const isPreview = () => process.env.SHOW_DRAFTS?.trim() === '1';

/** The bundle, relative to the project: the pages (site/), the server, and the worker (worker/). */
export const bundleFolder = () => (isPreview() ? 'out-preview' : 'out');
/** What `npm start` runs. */
export const serverFile = () => `${bundleFolder()}/server.mjs`;
const BUILDS = '.builds';
/** Earlier bundles, and the next one while it is made. */
const buildsFolder = () => (isPreview() ? `${BUILDS}/preview` : BUILDS);
/** Where a build makes the next bundle: on the same disk, so that it can be renamed. */
export const nextBundle = () => `${buildsFolder()}/next`;
/** Folder in a bundle with notes: who serves it, and why the last build failed. */
export const NOTES = 'notes';
const FAILURE = `${NOTES}/build-failed.txt`;
/** Longest note of a failure, in characters. */
const MAX_FAILURE = 4_000;

/**
 * Replaces the bundle that is served by the next one. Processes that serve the old one continue: its folder is renamed, and a
 * later build deletes it when no process serves it.
 * @param {string} root of the project
 * @throws if the next bundle is incomplete
 */
export function replaceBundle(root) {
  const bundle = join(root, bundleFolder());
  for (const file of ['server.mjs', 'site/index.html', 'routes.json']) {
    if (!existsSync(join(root, nextBundle(), file)))
      throw new Error(`The build is not whole: it lacks ${file}.`);
  }
  const number = Number(oldBundles(root).at(-1)?.slice(-6) ?? 0) + 1;
  if (existsSync(bundle))
    renameSync(bundle, join(root, buildsFolder(), `old-${String(number).padStart(6, '0')}`));
  renameSync(join(root, nextBundle()), bundle);
  // The last one stays: a process that may not write cannot note that it serves it.
  for (const folder of oldBundles(root).slice(0, -1)) {
    if (!isServed(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Longer than a build takes, in milliseconds. An older lock is from a killed process. */
const MAX_BUILD_MS = 3_600_000;

/**
 * Takes the lock of builds until this process ends; waits while another process has it. Site and preview share it, because both
 * use `.next`.
 * @param {string} root of the project
 * @param {(pid: string) => void} onWait called once if it has to wait
 */
export async function lockBuilds(root, onWait) {
  const lock = join(root, BUILDS, 'lock');
  mkdirSync(join(root, BUILDS), { recursive: true });
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const { pid, isLeft } = lockHolder(lock);
    if (isLeft) rmSync(lock, { force: true });
    else {
      if (!hasWaited) onWait(pid);
      await wait(200);
    }
  }
}

/** The process with the lock, and whether that process is gone. @param {string} lock */
function lockHolder(lock) {
  try {
    const pid = readFileSync(lock, 'utf8');
    const isOld = Date.now() - statSync(lock).mtimeMs > MAX_BUILD_MS;
    return { pid, isLeft: isOld || (pid !== '' && !isAlive(Number(pid))) };
  } catch {
    // It has just been released.
    return { pid: '', isLeft: false };
  }
}

/**
 * Whether there is a bundle to serve. If a killed build has renamed it, it gets its name back.
 * @param {string} root of the project
 */
export function hasBundle(root) {
  const latest = oldBundles(root).at(-1);
  const bundle = join(root, bundleFolder());
  if (latest && !existsSync(bundle)) renameSync(latest, bundle);
  return existsSync(join(root, serverFile()));
}

/** @param {string} root @returns {string[]} the oldest first */
function oldBundles(root) {
  const builds = join(root, buildsFolder());
  if (!existsSync(builds)) return [];
  const names = readdirSync(builds).filter((name) => name.startsWith('old-'));
  return names.sort().map((name) => join(builds, name));
}

/** @param {string} folder of a bundle */
function isServed(folder) {
  const notes = join(folder, NOTES);
  const names = existsSync(notes) ? readdirSync(notes) : [];
  return names.some((name) => name.startsWith('served-by-') && isAlive(Number(name.slice(10))));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Notes that this process serves a bundle. @param {string} folder of the bundle */
export function markServed(folder) {
  const note = join(folder, NOTES, `served-by-${process.pid}`);
  try {
    mkdirSync(join(folder, NOTES), { recursive: true });
    writeFileSync(note, '');
  } catch {
    // The folder cannot be written, as in an image. The last old bundle is never deleted.
    return;
  }
  // Relative to this process's folder: the path may be a newer bundle by then.
  process.on('exit', () => rmSync(`${NOTES}/served-by-${process.pid}`, { force: true }));
}

/** Notes in the last good bundle why a newer build failed. @param {string} root of the project @param {string} reason */
export function noteFailure(root, reason) {
  if (!hasBundle(root)) return;
  mkdirSync(join(root, bundleFolder(), NOTES), { recursive: true });
  writeFileSync(join(root, bundleFolder(), FAILURE), reason.slice(0, MAX_FAILURE));
}

/**
 * Why the build after a bundle failed; undefined if it has not.
 * @param {string} folder of the bundle
 * @returns {{ reason: string, made: Date } | undefined} `made`: when the bundle was made
 */
export function failedBuild(folder) {
  const file = join(folder, FAILURE);
  if (!existsSync(file)) return undefined;
  return { reason: readFileSync(file, 'utf8'), made: statSync(join(folder, 'server.mjs')).mtime };
}
