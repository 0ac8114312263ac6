import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  BUNDLE,
  failedBuild,
  hasBundle,
  markServed,
  NEXT_BUNDLE,
  NOTES,
  noteFailure,
  replaceBundle,
} from '@/lib/server/bundle-folder.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A finished build that has not taken its place. */
function build(name: string): void {
  mkdirSync(join(root, NEXT_BUNDLE), { recursive: true });
  writeFileSync(join(root, NEXT_BUNDLE, 'server.mjs'), name);
}
const served = () => readFileSync(join(root, BUNDLE, 'server.mjs'), 'utf8');
const oldBundles = () => readdirSync(join(root, '.builds'));

it('puts a finished build in the place of the one before, of which nothing stays', () => {
  for (const name of ['one', 'two']) {
    build(name);
    replaceBundle(root);
    expect(served()).toBe(name);
  }
  expect(oldBundles()).toEqual([]);
});

it('keeps what a process serves, through every later build, until that process is gone', () => {
  build('one');
  replaceBundle(root);
  markServed(join(root, BUNDLE));
  for (const name of ['two', 'three']) {
    build(name);
    replaceBundle(root);
  }
  const [old = '', ...others] = oldBundles();
  expect(others).toEqual([]);
  const folder = join(root, '.builds', old);
  expect(readFileSync(join(folder, 'server.mjs'), 'utf8')).toBe('one');

  rmSync(join(folder, NOTES, `served-by-${process.pid}`));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(folder, NOTES, `served-by-${pid}`), '');
  build('four');
  replaceBundle(root);
  expect(oldBundles()).toEqual([]);
});

it('finds the bundle that a killed build had moved away', () => {
  expect(hasBundle(root)).toBe(false);
  mkdirSync(join(root, '.builds/old-1'), { recursive: true });
  writeFileSync(join(root, '.builds/old-1/server.mjs'), 'one');
  expect(hasBundle(root)).toBe(true);
  expect(served()).toBe('one');
});

it('remembers beside a bundle why no newer one has taken its place, until one has', () => {
  noteFailure(root, 'lost');
  expect(existsSync(join(root, BUNDLE))).toBe(false);
  build('one');
  replaceBundle(root);
  expect(failedBuild(join(root, BUNDLE))).toBeUndefined();
  noteFailure(root, `content/news/a.mdx: manca un campo.${' '.repeat(100_000)}`);
  const { reason = '', made } = failedBuild(join(root, BUNDLE)) ?? {};
  expect(reason).toContain('content/news/a.mdx: manca un campo.');
  expect(reason.length).toBe(4_000);
  expect(made).toBeInstanceOf(Date);
  build('two');
  replaceBundle(root);
  expect(failedBuild(join(root, BUNDLE))).toBeUndefined();
});
