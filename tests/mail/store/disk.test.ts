import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreError, StoreFullError } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { contact, errorOf, jsonPost, openMailFixture, phone } from '../mail-fixture';
import { manualClock } from '../manual-clock';
import { DAY, keyOf, MINUTE, openStore, START } from './contract/kit';
import { noFloor, smallDisk } from './small-disk';

const MB = 1024 * 1024;
const PAGE = 4096;

let base: string;
let folder: string;
let atEnd: (() => unknown)[];
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'store-'));
  folder = join(base, 'a/mail');
  atEnd = [() => rmSync(base, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const work of atEnd.reverse()) await work();
});

function connect(options: Parameters<typeof nodeDriver>[1] = {}) {
  const driver = nodeDriver(folder, options);
  atEnd.push(driver.close);
  return driver;
}

const open = (options?: Parameters<typeof nodeDriver>[1]) => openStore(connect(options));

/** A user whom the modes of files bind, unlike root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

function asNobody<T>(work: () => T): T {
  if (!isRoot) return work();
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('the room that is left', () => {
  /** A file system with so many bytes free. */
  const disk = (free: number, size = 100_000 * MB) => ({
    bsize: PAGE,
    blocks: size / PAGE,
    bavail: Math.floor(free / PAGE),
  });

  it.each([
    ['plenty', disk(1000 * MB), true],
    ['just enough', disk(64 * MB), true],
    ['under 64 MB', disk(63 * MB), false],
    ['a small disk, half full', disk(16 * MB, 32 * MB), true],
    ['a small disk, nine tenths full', disk(3 * MB, 32 * MB), false],
  ])('is judged by the disk: %s', (_, system, hasRoom) => {
    expect(connect({ statfs: () => system }).hasRoom()).toBe(hasRoom);
  });

  it('is enough where the disk does not say: the writing will tell', () => {
    const driver = connect({
      statfs: () => {
        throw new Error('EIO');
      },
    });
    expect(driver.hasRoom()).toBe(true);
  });

  it('counts the free pages of the file', async () => {
    const store = await open();
    const system = disk(63 * MB);
    for (let index = 0; index < 20; index += 1) {
      await store.accept(`n${index}`, { fields: { message: 'x'.repeat(100_000) } });
    }
    await store.sendAll(START);
    expect(connect({ statfs: () => system }).hasRoom()).toBe(false);
    await store.leads.purge('sent', START + DAY, 100);
    expect(connect({ statfs: () => system }).hasRoom()).toBe(true);
  });
});

describe('a disk that takes nothing', () => {
  it('because it is full, loses nothing, and takes more when there is room again', async () => {
    const disk = smallDisk(folder);
    atEnd.push(disk.unmount);
    const store = await open({ statfs: noFloor });
    const kept: string[] = [];
    const fill = async (many: number) => {
      for (let index = 0; index < many; index += 1) {
        const name = `n${kept.length}`;
        await store.accept(name, { fields: { message: 'x'.repeat(100_000) } });
        kept.push(keyOf(name));
      }
    };
    await fill(3);
    disk.fill(store.database);
    await expect(fill(100)).rejects.toThrow(StoreFullError);
    expect(await store.counts()).toEqual({ waiting: kept.length });
    if (disk.isMounted) expect(nodeDriver(folder).hasRoom()).toBe(false);
    disk.free(store.database);
    expect(await store.accept('more')).toMatchObject({ outcome: 'stored' });
    expect((await store.sendAll(START)).length).toBe(kept.length + 1);
  });

  it.each(['with a database', 'without one'])('because its folder is read-only, %s', async (state) => {
    if (state === 'with a database') {
      const before = await open();
      await before.accept('a');
      before.database.close();
    }
    mkdirSync(folder, { recursive: true });
    const setModes = (ofFolder: number, ofFiles: number) => {
      for (const name of readdirSync(folder)) chmodSync(join(folder, name), ofFiles);
      chmodSync(folder, ofFolder);
    };
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
      if (isRoot) chownSync(path, NOBODY, NOBODY);
    }
    for (const path of [base, join(base, 'a')]) chmodSync(path, 0o755);
    setModes(0o500, 0o400);
    const driver = connect();
    const write = () => driver.transaction(() => driver.all("INSERT INTO meta VALUES ('name', 'value')"));
    expect(() => asNobody(write)).toThrow(StoreError);
    expect(() => asNobody(write)).toThrow(state === 'with a database' ? 'non lo può scrivere' : 'EACCES');
    setModes(0o700, 0o600);
    expect(await (await openStore(driver)).accept('b')).toMatchObject({ outcome: 'stored' });
  });
});

it('the endpoint takes nothing where the disk is nearly full: the visitor learns the phone number, and the log says it once a minute', async () => {
  const clock = manualClock();
  const statfs = () => ({ bsize: PAGE, blocks: 1_000_000, bavail: 0 });
  const { handle, count, log, close } = await openMailFixture({ statfs, clock });
  atEnd.push(close);
  const logged = () => log.filter(({ event }) => event === 'mail_store_full');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const response = await handle(jsonPost(contact));
    expect([response.status, (await errorOf(response)).message]).toEqual([
      503,
      expect.stringContaining(phone),
    ]);
  }
  expect(await count()).toEqual({});
  expect(logged()).toMatchObject([{ level: 'error' }]);
  clock.pass(MINUTE);
  await handle(jsonPost(contact));
  expect(logged()).toHaveLength(2);
});
