// The bundle that is served, how a build replaces it (docs/decisions.md D47), and the notes in it.
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
import { isPreview } from './preview.mjs';

/**
 * The bundle that is served, relative to the project: the pages (site/), the server, and the worker (worker/). A preview has
 * separate folders, so that the two are never served in place of each other.
 */
export const bundleFolder = () => (isPreview() ? 'out-preview' : 'out');
/** The program that `npm start` runs, relative to the project. */
export const serverFile = () => `${bundleFolder()}/server.mjs`;
const BUILDS = '.builds';
/** Folder of earlier bundles, and of the next one while it is built. */
const buildsFolder = () => (isPreview() ? `${BUILDS}/preview` : BUILDS);
/** Folder of the next bundle: on the same disk, so that it can be renamed. */
export const nextBundle = () => `${buildsFolder()}/next`;
/** The name of an old bundle is this prefix and a number of six digits. */
const OLD = 'old-';
/** Folder in a bundle with notes: the processes that serve it, and why the last build failed. */
export const NOTES = 'notes';
/** The name of a note of a process that serves the bundle is this prefix and the process id. */
const SERVED_BY = 'served-by-';
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
  const lastNumber = Number(oldBundles(root).at(-1)?.split(OLD).at(-1) ?? 0);
  const oldName = `${OLD}${String(lastNumber + 1).padStart(6, '0')}`;
  if (existsSync(bundle)) renameSync(bundle, join(root, buildsFolder(), oldName));
  renameSync(join(root, nextBundle()), bundle);
  // Never the latest one: a process without write access cannot note that it serves it.
  for (const folder of oldBundles(root).slice(0, -1)) {
    if (!isServed(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Longer than any build, in milliseconds. An older lock is from a killed process. */
const MAX_BUILD_MS = 3_600_000;
/** Time between two attempts to get the lock. */
const LOCK_POLL_MS = 200;

/**
 * Acquires the lock of builds until this process ends; waits while another process holds it. Site and preview share it, because
 * both use `.next`.
 * @param {string} root of the project
 * @param {(pid: string) => void} onWait called once if it has to wait, with the process that holds the lock
 */
export async function lockBuilds(root, onWait) {
  const lock = join(root, BUILDS, 'lock');
  mkdirSync(join(root, BUILDS), { recursive: true });
  for (let attempt = 1; !createLock(lock); attempt += 1) {
    const { pid, isAbandoned } = lockHolder(lock);
    if (isAbandoned) rmSync(lock, { force: true });
    else {
      if (attempt === 1) onWait(pid);
      await wait(LOCK_POLL_MS);
    }
  }
  process.on('exit', () => rmSync(lock, { force: true }));
}

/**
 * @param {string} lock
 * @returns {boolean} false if it exists already
 */
function createLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * The process that has created the lock; `isAbandoned`: it has ended without removing it.
 * @param {string} lock
 */
function lockHolder(lock) {
  try {
    const pid = readFileSync(lock, 'utf8');
    const isOld = Date.now() - statSync(lock).mtimeMs > MAX_BUILD_MS;
    return { pid, isAbandoned: isOld || (pid !== '' && !isAlive(Number(pid))) };
  } catch {
    // It has just been released.
    return { pid: '', isAbandoned: false };
  }
}

/**
 * Whether there is a bundle to serve. Restores the name of a bundle that a killed build has renamed.
 * @param {string} root
 */
export function hasBundle(root) {
  const latest = oldBundles(root).at(-1);
  const bundle = join(root, bundleFolder());
  if (latest && !existsSync(bundle)) renameSync(latest, bundle);
  return existsSync(join(root, serverFile()));
}

/**
 * @param {string} root of the project
 * @returns {string[]} the folders of old bundles, the oldest first
 */
function oldBundles(root) {
  const builds = join(root, buildsFolder());
  if (!existsSync(builds)) return [];
  const names = readdirSync(builds).filter((name) => name.startsWith(OLD));
  return names.sort().map((name) => join(builds, name));
}

/**
 * Whether a process that still runs has noted that it serves a bundle.
 * @param {string} folder of the bundle
 */
function isServed(folder) {
  const notes = join(folder, NOTES);
  const names = existsSync(notes) ? readdirSync(notes) : [];
  return names.some((name) => name.startsWith(SERVED_BY) && isAlive(Number(name.slice(SERVED_BY.length))));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Notes that this process serves a bundle.
 * @param {string} folder of the bundle
 */
export function markServed(folder) {
  const note = `${NOTES}/${SERVED_BY}${process.pid}`;
  try {
    mkdirSync(join(folder, NOTES), { recursive: true });
    writeFileSync(join(folder, note), '');
  } catch {
    // The folder is read-only, as in a container image. replaceBundle keeps the latest old bundle without a note.
    return;
  }
  // Relative to the working directory, which is the bundle: its path may lead to a newer one by then.
  process.on('exit', () => rmSync(note, { force: true }));
}

/**
 * Notes in the bundle that is served why a newer build failed.
 * @param {string} root of the project
 * @param {string} reason
 */
export function noteFailure(root, reason) {
  if (!hasBundle(root)) return;
  mkdirSync(join(root, bundleFolder(), NOTES), { recursive: true });
  writeFileSync(join(root, bundleFolder(), FAILURE), reason.slice(0, MAX_FAILURE));
}

/**
 * The failure of the build after a bundle, and the time of the bundle's own build; undefined if the later one has not failed.
 * @param {string} folder of the bundle
 * @returns {{ reason: string, builtAt: Date } | undefined}
 */
export function failedBuild(folder) {
  const file = join(folder, FAILURE);
  if (!existsSync(file)) return undefined;
  return { reason: readFileSync(file, 'utf8'), builtAt: statSync(join(folder, 'server.mjs')).mtime };
}
