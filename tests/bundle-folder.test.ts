import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  bundleFolder,
  failedBuild,
  hasBundle,
  lockBuilds,
  markServed,
  NOTES,
  nextBundle,
  noteFailure,
  replaceBundle,
} from '@/lib/bundle-folder.mjs';
import { folderOfTest, put } from '@/tests/temporary';

let root: string;
beforeEach(() => {
  root = folderOfTest();
});

/** Writes the files of the next bundle, with a name in them. */
function writeNextBundle(name: string): void {
  for (const file of ['server.mjs', 'site/index.html', 'routes.json'])
    put(join(root, nextBundle()), file, name);
}
/** Makes bundles with these names, each of which replaces the one before. */
function build(...names: string[]): void {
  for (const name of names) {
    writeNextBundle(name);
    replaceBundle(root);
  }
}
const nameOf = (folder: string) => readFileSync(join(root, folder, 'server.mjs'), 'utf8');
const currentName = () => nameOf(bundleFolder());
const oldBundles = () => readdirSync(join(root, '.builds')).sort();
const oldNames = () => oldBundles().map((old) => nameOf(`.builds/${old}`));

it('a build replaces the bundle before it, and deletes older ones', () => {
  build('one', 'two', 'three');
  expect(currentName()).toBe('three');
  expect(oldNames()).toEqual(['two']);
});

it('an incomplete build does not replace the bundle before it', () => {
  build('one');
  writeNextBundle('two');
  rmSync(join(root, nextBundle(), 'site/index.html'));
  expect(() => replaceBundle(root)).toThrow('it lacks site/index.html');
  expect(currentName()).toBe('one');
});

it('an old bundle is not deleted while a process serves it', () => {
  build('one');
  markServed(join(root, bundleFolder()));
  build('two', 'three', 'four');
  expect(oldNames()).toEqual(['one', 'three']);

  // As if the process that serves it had been another one, which has ended.
  const notes = join(root, '.builds', oldBundles()[0] ?? '', NOTES);
  const { pid } = spawnSync(process.execPath, ['--version']);
  renameSync(join(notes, `served-by-${process.pid}`), join(notes, `served-by-${pid}`));
  build('five');
  expect(oldNames()).toEqual(['four']);
});

/** Holds the lock in another process, until its input ends. */
async function otherBuild() {
  const module = join(import.meta.dirname, '../lib/bundle-folder.mjs');
  const code = `import { lockBuilds } from ${JSON.stringify(module)};
    await lockBuilds(process.argv[1], () => {});
    console.log('locked');
    process.stdin.on('end', () => process.exit()).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, root], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  return child;
}

it.each(['ends', 'is killed'])('a build waits until the one before it %s', async (end) => {
  const other = await otherBuild();
  const onWait = vi.fn();
  const locked = lockBuilds(root, onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(String(other.pid)));
  if (end === 'ends') other.stdin.end();
  else other.kill('SIGKILL');
  await locked;
  expect(readFileSync(join(root, '.builds/lock'), 'utf8')).toBe(String(process.pid));
});

it('hasBundle restores a bundle that a killed build has renamed', () => {
  expect(hasBundle(root)).toBe(false);
  put(root, '.builds/old-000001/server.mjs', 'one');
  expect(hasBundle(root)).toBe(true);
  expect(currentName()).toBe('one');
});

it('a bundle has a short note of why the next build failed, until a build succeeds', () => {
  const failure = () => failedBuild(join(root, bundleFolder()));
  build('one');
  expect(failure()).toBeUndefined();
  noteFailure(root, 'x'.repeat(100_000));
  expect(failure()).toEqual({ reason: 'x'.repeat(4_000), builtAt: expect.any(Date) });
  build('two');
  expect(failure()).toBeUndefined();
});
