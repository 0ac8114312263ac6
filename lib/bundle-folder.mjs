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
 * Whether this process builds or serves a preview. It has folders of its own, so that neither of the two is ever served, or
 * fallen back on, in place of the other (docs/decisions.md D49).
 */
export const isPreview = () => process.env.SHOW_DRAFTS?.trim() === '1';

/** All that runs, relative to the project: the pages (site/), the server, and the whole as a worker (worker/). */
export const bundleFolder = () => (isPreview() ? 'out-preview' : 'out');
/** What `npm start` runs. */
export const serverFile = () => `${bundleFolder()}/server.mjs`;
const BUILDS = '.builds';
/** Builds that are not served any more, or not yet. */
const buildsFolder = () => (isPreview() ? `${BUILDS}/preview` : BUILDS);
/** Where a build makes the next bundle, on the disk of the one that it replaces. */
export const nextBundle = () => `${buildsFolder()}/next`;
/** In a bundle: who serves it, and why no newer one has taken its place. */
export const NOTES = 'notes';
const FAILURE = `${NOTES}/build-failed.txt`;
/** Characters of a failure that are kept. */
const MAX_FAILURE = 4_000;

/**
 * Puts the next bundle in the place of the one that is served. A process that serves the old one goes on with it: its folder
 * is only renamed, and deleted by a build after the next one, when nobody is known to serve it.
 * @param {string} root of the project
 * @throws if the next bundle is not whole
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
  // The last one stays: whoever may not write into it serves it unnoticed.
  for (const folder of oldBundles(root).slice(0, -1)) {
    if (!isServed(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Longer than a build takes, in milliseconds: what a process left that was killed must not hold up others for ever. */
const MAX_BUILD_MS = 3_600_000;

/**
 * Waits until no other process builds, and then keeps others waiting until this one ends. A preview waits too: both use `.next`.
 * @param {string} root of the project
 * @param {(pid: string) => void} onWait called once if there is another one
 */
export async function lockBuilds(root, onWait) {
  const lock = join(root, BUILDS, 'lock');
  mkdirSync(join(root, BUILDS), { recursive: true });
  for (let waited = false; ; waited = true) {
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
      if (!waited) onWait(pid);
      await wait(200);
    }
  }
}

/** Who holds the lock, and whether that process has left it behind. @param {string} lock */
function lockHolder(lock) {
  try {
    const pid = readFileSync(lock, 'utf8');
    const isOld = Date.now() - statSync(lock).mtimeMs > MAX_BUILD_MS;
    return { pid, isLeft: isOld || (pid !== '' && !isAlive(Number(pid))) };
  } catch {
    // It has just been given back.
    return { pid: '', isLeft: false };
  }
}

/**
 * Whether there is a bundle to serve. One that a killed build has moved away comes back.
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
    // In an image nothing can be written, and nothing is built. Elsewhere the last old bundle stays anyway.
    return;
  }
  // The path may name a newer bundle by then.
  process.on('exit', () => rmSync(`${NOTES}/served-by-${process.pid}`, { force: true }));
}

/** Notes beside the last good bundle why a newer build failed. @param {string} root of the project @param {string} reason */
export function noteFailure(root, reason) {
  if (!hasBundle(root)) return;
  mkdirSync(join(root, bundleFolder(), NOTES), { recursive: true });
  writeFileSync(join(root, bundleFolder(), FAILURE), reason.slice(0, MAX_FAILURE));
}

/**
 * Why no newer build has taken the place of a bundle; undefined if none has failed.
 * @param {string} folder of the bundle
 * @returns {{ reason: string, made: Date } | undefined} `made`: when the bundle was
 */
export function failedBuild(folder) {
  const file = join(folder, FAILURE);
  if (!existsSync(file)) return undefined;
  return { reason: readFileSync(file, 'utf8'), made: statSync(join(folder, 'server.mjs')).mtime };
}
