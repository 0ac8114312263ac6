import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
import { folderOfTest } from '@/tests/temporary';

let root: string;
beforeEach(() => {
  root = folderOfTest();
});
afterEach(() => void vi.unstubAllEnvs());

/** A finished build that has not taken its place. */
function build(name: string): void {
  mkdirSync(join(root, nextBundle(), 'site'), { recursive: true });
  for (const file of ['server.mjs', 'site/index.html', 'routes.json'])
    writeFileSync(join(root, nextBundle(), file), name);
}
const served = () => readFileSync(join(root, bundleFolder(), 'server.mjs'), 'utf8');
const oldBundles = () => readdirSync(join(root, '.builds')).sort();
const nameOf = (old = '') => readFileSync(join(root, '.builds', old, 'server.mjs'), 'utf8');

it('puts a finished build in the place of the one before, and keeps only that one', () => {
  for (const name of ['one', 'two', 'three']) {
    build(name);
    replaceBundle(root);
    expect(served()).toBe(name);
  }
  expect(oldBundles().map(nameOf)).toEqual(['two']);
});

it('refuses an incomplete build', () => {
  build('one');
  replaceBundle(root);
  build('two');
  rmSync(join(root, nextBundle(), 'site/index.html'));
  expect(() => replaceBundle(root)).toThrow('it lacks site/index.html');
  expect(served()).toBe('one');
});

it('keeps a bundle as long as a process serves it', () => {
  build('one');
  replaceBundle(root);
  markServed(join(root, bundleFolder()));
  for (const name of ['two', 'three', 'four']) {
    build(name);
    replaceBundle(root);
  }
  const old = oldBundles();
  expect(old.map(nameOf)).toEqual(['one', 'three']);
  const folder = join(root, '.builds', old[0] ?? '');

  rmSync(join(folder, NOTES, `served-by-${process.pid}`));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(folder, NOTES, `served-by-${pid}`), '');
  build('five');
  replaceBundle(root);
  expect(oldBundles().map(nameOf)).toEqual(['four']);
});

/** Takes the lock in a process of its own. */
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

it('lets builds run one after the other, also after a killed one', async () => {
  const lock = join(root, '.builds/lock');
  for (const isKilled of [false, true]) {
    const other = await otherBuild();
    const waited = vi.fn();
    const locked = lockBuilds(root, waited);
    await vi.waitFor(() => expect(waited).toHaveBeenCalledWith(String(other.pid)));
    expect(readFileSync(lock, 'utf8')).toBe(String(other.pid));
    if (isKilled) other.kill('SIGKILL');
    else other.stdin.end();
    await locked;
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    rmSync(lock);
  }
});

it('restores a bundle that a killed build has renamed', () => {
  expect(hasBundle(root)).toBe(false);
  mkdirSync(join(root, '.builds/old-000001'), { recursive: true });
  writeFileSync(join(root, '.builds/old-000001/server.mjs'), 'one');
  expect(hasBundle(root)).toBe(true);
  expect(served()).toBe('one');
});

it('notes in a bundle why the next build failed, until one succeeds', () => {
  noteFailure(root, 'lost');
  expect(existsSync(join(root, bundleFolder()))).toBe(false);
  build('one');
  replaceBundle(root);
  expect(failedBuild(join(root, bundleFolder()))).toBeUndefined();
  noteFailure(root, `content/news/a.mdx: manca un campo.${' '.repeat(100_000)}`);
  const { reason = '', made } = failedBuild(join(root, bundleFolder())) ?? {};
  expect(reason).toContain('content/news/a.mdx: manca un campo.');
  expect(reason.length).toBe(4_000);
  expect(made).toBeInstanceOf(Date);
  build('two');
  replaceBundle(root);
  expect(failedBuild(join(root, bundleFolder()))).toBeUndefined();
});

it('keeps preview and site apart', () => {
  build('site');
  replaceBundle(root);
  vi.stubEnv('SHOW_DRAFTS', '1');
  expect(hasBundle(root)).toBe(false);
  for (const name of ['preview one', 'preview two']) {
    build(name);
    replaceBundle(root);
  }
  noteFailure(root, 'draft');
  const preview = join(root, 'out-preview');
  expect([served(), failedBuild(preview)?.reason]).toEqual(['preview two', 'draft']);

  vi.stubEnv('SHOW_DRAFTS', '');
  expect([served(), failedBuild(join(root, 'out'))]).toEqual(['site', undefined]);
  rmSync(join(root, 'out'), { recursive: true });
  // The old preview does not take its place.
  expect(hasBundle(root)).toBe(false);

  vi.stubEnv('SHOW_DRAFTS', '1');
  rmSync(preview, { recursive: true });
  expect(hasBundle(root)).toBe(true);
  expect(served()).toBe('preview one');
});
