import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMessage } from '@/lib/mail/store/accept';
import { checkWritable } from '@/lib/mail/store/database';
import { type Driver, StoreError } from '@/lib/mail/store/driver';
import { DATABASE_FILE, nodeDriver } from '@/lib/mail/store/node-driver';
import { seededRandom } from '../../seeded-random';
import { DAY, keyOf, messageOf, openStore, START } from './contract/kit';

const PAGE = 4096;

let base: string;
let folder: string;
let file: string;
let atEnd: (() => void)[];

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'store-'));
  folder = join(base, 'a/mail');
  file = join(folder, DATABASE_FILE);
  atEnd = [() => rmSync(base, { recursive: true, force: true })];
});
afterEach(() => {
  for (const work of atEnd.reverse()) work();
});

function connect(options: Parameters<typeof nodeDriver>[1] = {}, place = folder): Driver {
  const driver = nodeDriver(place, options);
  atEnd.push(driver.close);
  return driver;
}

const open = (options?: Parameters<typeof nodeDriver>[1], place?: string) =>
  openStore(connect(options, place));

const filesWith = (text: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));

describe('the file of the store', () => {
  it('is readable by its owner only, as are its folder and its log', async () => {
    await (await open()).accept('a');
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(folder)).toBe('700');
    const names = readdirSync(folder).sort();
    expect(names).toEqual([DATABASE_FILE, `${DATABASE_FILE}-shm`, `${DATABASE_FILE}-wal`]);
    for (const name of names) expect([name, mode(join(folder, name))]).toEqual([name, '600']);
  });

  it('has on disk what is committed, also after a power cut', () => {
    const driver = connect();
    expect(driver.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(driver.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  });

  it('is made at the first use, and not at all by who only reads', async () => {
    expect(() => connect({ create: false }).all('SELECT 1')).toThrow(StoreError);
    expect(() => statSync(folder)).toThrow('ENOENT');
  });

  it.each(['the file', 'the folder'])(
    'stores nothing while %s is moved away, and has all when it is back',
    async (what) => {
      const store = await open();
      await store.accept('a');
      const [from, to] =
        what === 'the file' ? [file, join(base, 'elsewhere')] : [folder, join(base, 'elsewhere')];
      renameSync(from, to);
      await expect(store.accept('b')).rejects.toThrow(StoreError);
      await expect(checkWritable(store.database)).rejects.toThrow('non c’è più');
      await expect(store.counts()).rejects.toThrow(StoreError);
      await expect(store.queue.claim(START)).rejects.toThrow(StoreError);
      renameSync(to, from);
      expect(await store.accept('b')).toMatchObject({ outcome: 'stored' });
      expect(await store.accept('a')).toMatchObject({ outcome: 'repeated' });
      expect(await (await open()).counts()).toEqual({ waiting: 2 });
    },
  );

  it('is opened again where another one took its place', async () => {
    const store = await open();
    await store.accept('a');
    const other = join(base, 'other');
    const its = await open({}, other);
    for (const name of ['b', 'c']) await its.accept(name);
    its.database.close();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    renameSync(join(other, DATABASE_FILE), file);
    expect(await store.counts()).toEqual({ waiting: 2 });
    expect(await store.accept('b')).toMatchObject({ outcome: 'repeated' });
  });

  it('is left as it is where it is no database', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, 'appunti, non un archivio\n'.repeat(1000));
    await expect(open()).rejects.toThrow(StoreError);
    expect(readFileSync(file, 'utf8')).toBe('appunti, non un archivio\n'.repeat(1000));
  });

  it('gives what can still be read, and takes more, where pages are damaged; it is never replaced', async () => {
    const first = await open();
    const names = Array.from({ length: 1000 }, (_, index) => `n${index}`);
    await first.database.write(() => {
      for (const name of names) {
        insertMessage(
          first.database,
          { ...messageOf(name), key: keyOf(name) },
          ['network', 'subnet', name],
          ['mail'],
        );
      }
    });
    first.database.close();
    const { size, ino } = statSync(file);
    const { whole } = seededRandom(7);
    const handle = openSync(file, 'r+');
    // The first pages say what the tables are.
    for (let damaged = 0; damaged < 4; damaged += 1) {
      writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, PAGE * (50 + whole(size / PAGE - 50)));
    }
    closeSync(handle);

    const store = await open();
    const tally = { found: 0, gone: 0, refused: 0 };
    const count = (work: Promise<boolean>) =>
      work.then(
        (isFound) => {
          tally[isFound ? 'found' : 'gone'] += 1;
        },
        (error: unknown) => {
          expect(error).toBeInstanceOf(StoreError);
          tally.refused += 1;
        },
      );
    for (const name of names) {
      await count(store.leads.byKey(keyOf(name), 1, START).then((found) => found.length === 1));
    }
    expect(tally.found).toBeGreaterThan(names.length * 0.7);
    expect(tally.refused).toBeGreaterThan(0);
    for (let index = 0; index < 20; index += 1) {
      await count(store.accept(`m${index}`).then(({ outcome }) => outcome === 'stored'));
    }
    expect(statSync(file)).toMatchObject({ ino });
  });

  it('sends the others where a message has gone or cannot be read', async () => {
    const { accept, database, queue, counts, leads } = await open();
    for (const name of ['a', 'b', 'c']) await accept(name);
    database.all('PRAGMA foreign_keys = OFF');
    database.all('DELETE FROM messages WHERE key = ?', keyOf('a'));
    database.all("UPDATE messages SET mail = '{rotto' WHERE key = ?", keyOf('b'));
    // As a process leaves it that dies while it sends.
    database.all('UPDATE deliveries SET lease_until = ?', START - 1);
    const claims = [];
    for (const _ of [1, 2, 3]) claims.push(await queue.claim(START));
    const dead = { reason: 'illeggibile' };
    expect(claims).toEqual([
      { at: START },
      { at: START, dead },
      expect.objectContaining({ key: keyOf('c') }),
    ]);
    expect(await counts()).toEqual({ dead: 1, sending: 1 });
    const [lead] = (await leads.page({ order: 'oldest', state: 'dead', limit: 1 }, START)).leads;
    expect(lead?.message.text).toBe('{rotto');
    expect(await queue.claim(START)).toEqual({ at: START + 30_000 });
  });
});

describe('what was deleted', () => {
  const secret = 'Riservatissima';
  const fields = { message: secret, long: secret.repeat(5000) };

  it.each(['erase', 'purge'] as const)(
    'is in no file after %s, while the database is in use',
    async (how) => {
      const store = await open();
      const other = await open();
      for (const name of ['a', 'b', 'c']) await store.accept(name, { fields });
      await store.sendAll(START);
      expect(filesWith(secret)).not.toEqual([]);
      await other.counts();
      if (how === 'purge') await store.leads.purge('sent', START + DAY, 10);
      else for (const name of ['a', 'b', 'c']) await store.leads.erase(keyOf(name), START + DAY);
      await store.leads.scrub();
      expect(filesWith(secret)).toEqual([]);
      expect(await other.counts()).toEqual({});
    },
  );

  it('is scrubbed as soon as nobody reads it any more', async () => {
    const store = await open();
    const other = connect();
    await store.accept('a', { fields });
    await store.leads.erase(keyOf('a'), START);
    other.all('BEGIN');
    other.all('SELECT count(*) FROM messages');
    setTimeout(() => other.all('COMMIT'), 200);
    await store.leads.scrub();
    expect(filesWith(secret)).toEqual([]);
  });
});
