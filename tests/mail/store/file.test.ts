import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BusyError, checkWritable, StoreError, StoreFullError } from '@/lib/mail/store/database';
import { DATABASE_FILE } from '@/lib/mail/store/node-database';
import { folderOfTest } from '@/tests/temporary';
import { keyOf, openStore, START } from './contract/contract-fixture';
import { connectTo, reportsFreeSpace, smallDisk } from './disk';

const PAGE = 4096;
const LONG = { fields: { message: 'Riservatissima '.repeat(7000) } };

/** A folder for a store that does not exist yet, and a function that opens it. */
function location() {
  const base = folderOfTest();
  const folder = join(base, 'a/mail');
  const connect = (options = {}) => connectTo(folder, options);
  const open = (options = {}) => openStore(connect(options));
  return { base, folder, file: join(folder, DATABASE_FILE), connect, open };
}

it('a reader does not create the file', () => {
  const { folder, connect } = location();
  expect(() => connect({ create: false }).all('SELECT 1')).toThrow(StoreError);
  expect(fs.existsSync(folder)).toBe(false);
});

it('the file is readable by its owner only, synced to disk, and needs no temporary files', async () => {
  const { folder, file, open } = location();
  const { accept, database } = open();
  await accept('a');
  const modeOf = (path: string) => (fs.statSync(path).mode & 0o777).toString(8);
  expect(modeOf(folder)).toBe('700');
  for (const end of ['', '-shm', '-wal']) expect(modeOf(file + end)).toBe('600');
  expect(database.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(database.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(database.all('PRAGMA temp_store')).toEqual([{ temp_store: 2 }]);
});

it.each(['file', 'folder'])(
  'accepts nothing while the %s is missing, and has every message when it returns',
  async (what) => {
    const { base, folder, file, open } = location();
    const store = open();
    await store.accept('a');
    const [from, to] = [what === 'file' ? file : folder, join(base, 'elsewhere')];
    fs.renameSync(from, to);
    await expect(store.accept('b')).rejects.toThrow(StoreError);
    await expect(checkWritable(store.database)).rejects.toThrow('non c’è più');
    await expect(store.queue.lease(START)).rejects.toThrow(StoreError);
    fs.renameSync(to, from);
    expect(await store.accept('a b')).toMatchObject({ outcome: 'stored' });
    expect(await open().counts()).toEqual({ waiting: 2 });
  },
);

it('a database that has replaced the file is opened', async () => {
  const { base, folder, open } = location();
  const store = open();
  await store.accept('a');
  fs.renameSync(folder, join(base, 'before'));
  await open().accept('b c');
  expect(await store.accept('b')).toMatchObject({ outcome: 'repeated' });
});

it('a file that is not a database is left unchanged', async () => {
  const { file, open } = location();
  const notes = 'appunti, non un archivio\n'.repeat(1000);
  const store = open();
  await store.accept('a');
  fs.rmSync(file);
  fs.writeFileSync(file, notes);
  await expect(store.accept('b')).rejects.toThrow(StoreError);
  expect(fs.readFileSync(file, 'utf8')).toBe(notes);
});

it('if a page is damaged or a message is missing, the others are sent, and the file is never replaced', async () => {
  const { file, open } = location();
  const before = open();
  await before.accept(Array.from({ length: 100 }, (_, index) => `n${index}`).join(' '));
  before.database.all('PRAGMA foreign_keys = OFF');
  before.database.run('DELETE FROM messages WHERE key = ?', [keyOf('n0')]);
  before.database.close();
  const { ino } = fs.statSync(file);
  const text = fs.readFileSync(file);
  const damaged = Math.floor(text.indexOf('Oggetto n50"') / PAGE) * PAGE;
  text.fill(0xa5, damaged, damaged + PAGE);
  fs.writeFileSync(file, text);
  const { accept, sendAll, database } = open();
  await accept('last');
  const sent = (await sendAll()).split(' ').length;
  expect(sent).toBeGreaterThan(80);
  const states = database.all("SELECT count(*) AS n FROM deliveries GROUP BY state = 'sent'");
  expect(states).toEqual([{ n: 100 - sent }, { n: sent }]);
  expect(fs.statSync(file).ino).toBe(ino);
});

/** A disk with a number of free blocks of 4 KB. It has 400 GB by default. */
const disk = (bavail: number, blocks = 1e8) => ({ statfs: () => ({ bsize: PAGE, blocks, bavail }) });

it.each([
  ['64 MB', disk(16_384)],
  ['half of a small disk', disk(4096, 8192)],
  ['an unknown number of bytes', { statfs: () => fs.statfsSync('/nowhere') }],
])('%s are enough free space', (_, options) => {
  expect(location().connect(options).checkRoom).not.toThrow();
});

it.each([
  ['less than 64 MB', disk(16_383)],
  ['a tenth of a small disk', disk(819, 8192)],
])('%s are not enough free space', (_, options) => {
  expect(location().connect(options).checkRoom).toThrow(StoreFullError);
});

it('the space of deleted messages counts as free', async () => {
  const { connect, open } = location();
  const { accept, leads } = open();
  await accept('a', LONG);
  await leads.erase([keyOf('a')], START);
  connect(disk(16_383)).checkRoom();
});

it('waits for the lock of another process for two seconds, without blocking this one', async () => {
  const { open } = location();
  const [{ accept, counts }, { database: other }] = [open(), open()];
  other.run('BEGIN IMMEDIATE');
  setTimeout(() => other.run('COMMIT'), 100);
  expect(await accept('a')).toMatchObject({ outcome: 'stored' });
  other.run('BEGIN IMMEDIATE');
  await expect(accept('b')).rejects.toThrow(BusyError);
  expect(await counts()).toEqual({ waiting: 1 });
});

it('a full disk loses nothing, and messages are accepted again when there is room', async () => {
  const { folder, open } = location();
  const small = smallDisk(folder);
  onTestFinished(small.unmount);
  const { accept, database, counts } = open({ statfs: reportsFreeSpace });
  await accept('a b', LONG);
  small.fill(database);
  await expect(accept('c', LONG)).rejects.toThrow(StoreFullError);
  expect(await counts()).toEqual({ waiting: 2 });
  small.free(database);
  expect(await accept('c', LONG)).toMatchObject({ outcome: 'stored' });
});

it('a read-only folder is an error until it is writable again', async () => {
  const { base, folder, file, open } = location();
  const { accept, database } = open();
  await accept('a');
  database.close();
  // File modes do not bind root, so root becomes nobody.
  const isRoot = process.getuid?.() === 0;
  const nobody = 65_534;
  if (isRoot) for (const path of [file, folder]) fs.chownSync(path, nobody, nobody);
  for (const path of [base, join(base, 'a')]) fs.chmodSync(path, 0o755);
  fs.chmodSync(folder, 0o500);
  if (isRoot) process.seteuid?.(nobody);
  const failing = checkWritable(database).finally(() => isRoot && process.seteuid?.(0));
  await expect(failing).rejects.toThrow('il sito non lo può');
  fs.chmodSync(folder, 0o700);
  expect(await accept('b')).toMatchObject({ outcome: 'stored' });
});
