import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cachedEntry, cachedValue, readEntry, removeUnused } from '@/lib/build-cache';

const home = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(home, { recursive: true }));

let folder = '';
let made = 0;
const make = async () => Buffer.from(`made ${++made}`);
const entry = async (name: string) => (await cachedEntry(folder, name, make)).toString();

beforeEach(() => {
  folder = mkdtempSync(join(home, 'folder-'));
  made = 0;
});

describe('an entry of the cache', () => {
  it('is made once for each name, and leaves no unfinished file', async () => {
    expect([await entry('a'), await entry('a'), await entry('b')]).toEqual(['made 1', 'made 1', 'made 2']);
    expect(readdirSync(folder)).toEqual(['a', 'b']);
  });

  it.each([
    ['truncated', (file: string) => truncateSync(file, 35)],
    ['empty', (file: string) => truncateSync(file)],
    [
      'changed',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes.writeUInt8(bytes.readUInt8(36) ^ 1, 36);
        writeFileSync(file, bytes);
      },
    ],
  ])('that is %s is made again', async (_, damage) => {
    await entry('a');
    damage(join(folder, 'a'));
    expect(await readEntry(folder, 'a')).toBeUndefined();
    expect([await entry('a'), await entry('a')]).toEqual(['made 2', 'made 2']);
  });

  it('may be a value with sets, maps and bytes', async () => {
    const value = { set: new Set(['a']), map: new Map([['b', 1]]), bytes: Buffer.from('c') };
    const again = () => Promise.reject(new Error('made again'));
    await cachedValue(folder, 'a', async () => value);
    expect(await cachedValue<typeof value>(folder, 'a', again)).toEqual(value);
  });

  it('that no build has used since is removed', async () => {
    for (const name of ['used', 'unused', 'new']) await entry(name);
    const earlier = new Date(Date.now() - 3_600_000);
    for (const name of ['used', 'unused']) utimesSync(join(folder, name), earlier, earlier);
    await entry('used');
    await removeUnused(folder, Date.now() - 60_000);
    expect(readdirSync(folder)).toEqual(['new', 'used']);
    await removeUnused(join(folder, 'absent'), Date.now());
  });
});
