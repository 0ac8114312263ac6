import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlOf } from '@/lib/mail/message/html-part';

const steps = vi.hoisted(() => [] as string[]);
/** What the disk refuses: an error's code for a step, by the beginning of its name. */
const faults = vi.hoisted(() => new Map<string, string>());
/** What happens just before a step, by its name. */
const before = vi.hoisted(() => new Map<string, () => void>());

// Records what is asked of the disk, in order; a fault makes it fail.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const place = (path: unknown) =>
    String(path)
      .split('/')
      .slice(-2)
      .join('/')
      .replace(/[0-9a-f-]{36}(\.eml|\.json)?$/, 'KEY')
      .replace(/[0-9a-f-]{36}\.\d+\.(\w+)@\S+/, '$1')
      .replace(/[\w.-]+~\d+~[0-9a-f]{8}/, 'OWNER');
  const step = (name: string) => {
    before.get(name)?.();
    for (const [start, code] of faults) {
      if (name.startsWith(start)) throw Object.assign(new Error(code), { code });
    }
    steps.push(name);
  };
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      const handle = await real.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        step(`sync ${place(args[0])}`);
        await sync();
      };
      const write = handle.writeFile.bind(handle);
      handle.writeFile = async (...content: Parameters<typeof write>) => {
        step(`write ${place(args[0])}`);
        await write(...content);
      };
      return handle;
    },
    link: async (from: string, to: string) => {
      step(`link ${place(from)} ${place(to)}`);
      await real.link(from, to);
    },
    rename: async (from: string, to: string) => {
      step(`rename ${place(from)} ${place(to)}`);
      await real.rename(from, to);
    },
  };
});

const { createFolderSpool } = await import('@/lib/mail/spool/folder-spool');
const { SpoolError } = await import('@/lib/mail/spool/spool');

const message = {
  key: '0b6f0d1e-1111-4222-8333-444455556666',
  fingerprint: 'ab'.repeat(32),
  form: 'demo' as const,
  from: { name: 'A', address: 'sito@azienda.example' },
  to: 'info@azienda.example',
  replyTo: undefined,
  subject: 'S',
  text: 'T\n',
  html: htmlOf('T\n'),
  date: new Date('2026-03-05T10:20:30Z'),
  lead: { name: 'A' },
  clientKeys: ['a1'],
};
const { key } = message;

let root: string;
let spool: ReturnType<typeof createFolderSpool>;
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'spool-test-')), 'a/mail');
  spool = createFolderSpool(root);
  steps.length = 0;
  faults.clear();
  before.clear();
});
afterEach(() => rm(join(root, '../..'), { recursive: true, force: true }));

describe('spool (D17)', () => {
  it('reads the dead letters of existing spools, whose folder is called parked', async () => {
    await spool.store(message);
    await rename(spool.fileOf('waiting', key), join(root, 'parked', `${key}.eml`));
    const next = createFolderSpool(root);
    expect((await next.list('deadLetter')).map((entry) => entry.key)).toEqual([key]);
    expect(await next.stateOf(key)).toBe('deadLetter');
    expect(await next.retry(key)).toBe(true);
    expect((await next.list('waiting')).map((entry) => entry.key)).toEqual([key]);
  });

  it('is readable by its owner only', async () => {
    await spool.store(message);
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(root)).toBe('700');
    for (const folder of await readdir(root)) expect(await mode(join(root, folder))).toBe('700');
    expect((await readdir(root)).sort()).toEqual([
      'damaged',
      'inflight',
      'keys',
      'notes',
      'parked',
      'sent',
      'spam',
      'state',
      'tmp',
      'waiting',
    ]);
    expect(await mode(spool.fileOf('waiting', key))).toBe('600');
  });

  it('syncs file and folder before it says that a message is stored, and leaves no draft', async () => {
    await spool.prepare();
    steps.length = 0;
    expect(await spool.store(message)).toEqual({ stored: true, file: spool.fileOf('waiting', key) });
    expect(steps.slice(0, 4).sort()).toEqual([
      'sync tmp/draft',
      'sync tmp/key',
      'write tmp/draft',
      'write tmp/key',
    ]);
    expect(steps.slice(4, 6)).toEqual(['link tmp/key keys/KEY', 'link tmp/draft waiting/KEY']);
    expect(steps.slice(6).sort()).toEqual(['sync mail/keys', 'sync mail/waiting']);
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
    expect(await spool.message('waiting', key)).toEqual(message);
  });

  it('knows a key in every state, also when message or record have gone', async () => {
    const found = { fingerprint: message.fingerprint };
    expect(await spool.find(key)).toBeUndefined();
    await spool.store(message);
    expect(await spool.find(key)).toEqual(found);
    await spool.claim(key);
    expect(await spool.find(key)).toEqual(found);
    await rm(join(root, 'keys', key));
    expect(await spool.find(key)).toEqual(found);
    await spool.markSent(key, Date.now());
    expect(await spool.find(key)).toEqual(found);
    await spool.store({ ...message, key: key.replace(/^0/, '1') });
    await rm(spool.fileOf('waiting', key.replace(/^0/, '1')));
    expect(await spool.find(key.replace(/^0/, '1'))).toEqual(found);
    expect(await spool.list('waiting')).toEqual([]);
  });

  it('moves what is settled by one rename and syncs both folders', async () => {
    await spool.store(message);
    steps.length = 0;
    await spool.claim(key);
    expect(steps).toEqual(['rename waiting/KEY OWNER/KEY']);
    steps.length = 0;
    await spool.deadLetter(key);
    expect(steps[0]).toBe('rename OWNER/KEY parked/KEY');
    expect(steps.slice(1).sort()).toEqual(['sync inflight/OWNER', 'sync mail/parked']);
  });

  it.each<[string, () => Promise<unknown>, Record<string, string>]>([
    ['discard', () => spool.discard(key), { 'sync inflight/OWNER': 'inflight', 'sync mail/notes': 'notes' }],
    ['removeNote', () => spool.removeNote(key), { 'sync mail/notes': 'notes' }],
    [
      'purge',
      async () => {
        await spool.markSent(key, 1000);
        steps.length = 0;
        await spool.purge('sent', 2000);
      },
      { 'sync mail/sent': 'sent', 'sync mail/notes': 'notes' },
    ],
    [
      'purge of what is claimed',
      () => spool.purge('inflight', Date.now() + 60_000),
      { 'sync inflight/OWNER': 'inflight', 'sync mail/notes': 'notes' },
    ],
    [
      'erase of what is claimed',
      () => spool.erase({ key, state: 'inflight' }),
      { 'sync inflight/OWNER': 'inflight', 'sync mail/notes': 'notes', 'sync mail/keys': 'keys' },
    ],
    [
      'retry',
      async () => {
        await spool.deadLetter(key);
        steps.length = 0;
        await spool.retry(key);
      },
      { 'sync mail/notes': 'notes', 'sync mail/parked': 'parked' },
    ],
  ])('%s syncs the folders that it has deleted from', async (_, work, syncs) => {
    await spool.store(message);
    await spool.writeNote(key, { attempts: 1 });
    await spool.claim(key);
    steps.length = 0;
    const left: Record<string, string[]> = {};
    for (const [step, folder] of Object.entries(syncs)) {
      before.set(step, () => {
        const names = readdirSync(join(root, folder), { recursive: true }).map(String);
        left[folder] = names.filter((name) => name.includes(key));
      });
    }
    await work();
    expect(steps).toEqual(expect.arrayContaining(Object.keys(syncs)));
    expect(left).toEqual(Object.fromEntries(Object.values(syncs).map((folder) => [folder, []])));
  });

  it('discards also where its folders have been removed', async () => {
    await spool.store(message);
    await spool.claim(key);
    for (const folder of ['notes', 'inflight']) await rm(join(root, folder), { recursive: true });
    await spool.discard(key);
    await spool.removeNote(key);
  });

  it('takes up what a dead process was sending, and nothing of a living one', async () => {
    await spool.store(message);
    await spool.claim(key);
    const next = createFolderSpool(root);
    expect(await next.recover(Date.now())).toBe(0);
    spool.close();
    expect(await next.recover(Date.now())).toBe(1);
    expect((await next.list('waiting')).map((entry) => entry.key)).toEqual([key]);
    expect(await readdir(join(root, 'inflight'))).toHaveLength(1);
  });

  it.each([
    ['of this machine, no longer there', (host: string) => `${host}~999999999~aaaaaaaa`, 0, 1],
    ['of another machine', () => 'altrove~1~aaaaaaaa', 60_000, 0],
    ['of another machine, untouched for minutes', () => 'altrove~1~aaaaaaaa', 130_000, 1],
  ])('judges a process %s', async (_, name, later, recovered) => {
    const { hostname } = await import('node:os');
    await spool.store(message);
    const folder = join(root, 'inflight', name(hostname()));
    await mkdir(folder);
    await rename(spool.fileOf('waiting', key), join(folder, `${key}.eml`));
    expect(await spool.recover(Date.now() + later)).toBe(recovered);
  });

  it('recovers what was put by hand among the messages in flight', async () => {
    await spool.store(message);
    await rename(spool.fileOf('waiting', key), join(root, 'inflight', `${key}.eml`));
    expect(await spool.recover(Date.now())).toBe(1);
  });

  it('sends a message once although two links of it wait and fly', async () => {
    await spool.store(message);
    await spool.claim(key);
    await link(spool.fileOf('inflight', key), spool.fileOf('waiting', key));
    await spool.unclaim(key);
    expect(await spool.claimed()).toEqual([]);
    expect(await spool.list('waiting')).toHaveLength(1);
  });

  it('finishes a storing whose key was taken, at recovery and for a repeat', async () => {
    const take = async () => {
      await spool.store(message);
      // What stands in the folder goes back to being a draft.
      const [record] = await Promise.all([readFile(join(root, 'keys', key), 'utf8')]);
      const { draft }: { draft: string } = JSON.parse(record);
      await rename(spool.fileOf('waiting', key), join(root, 'tmp', draft));
    };
    await take();
    expect(await spool.find(key)).toEqual({ fingerprint: message.fingerprint });
    expect(await spool.list('waiting')).toHaveLength(1);
    await rm(join(root, 'keys', key));
    for (const state of ['waiting', 'tmp']) {
      for (const name of await readdir(join(root, state))) await rm(join(root, state, name));
    }
    await take();
    spool.close();
    const next = createFolderSpool(root);
    expect(await next.recover(Date.now())).toBe(1);
    expect(await next.list('waiting')).toHaveLength(1);
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  });

  it('removes what health checks of dead processes left, and nothing of a living one', async () => {
    await spool.prepare();
    const [living = ''] = await readdir(join(root, 'inflight'));
    const dead = living.replace(/~\d+~/, '~999999999~');
    const leave = async (name: string, folders: readonly string[]) => {
      const file = join(root, '../left');
      await writeFile(file, '0');
      for (const folder of folders) await link(file, join(root, folder, name));
      await rm(file);
    };
    await leave(`write-check@${living}`, ['tmp', 'keys', 'waiting']);
    // Killed at each step; after a power cut the file in `tmp` may have gone.
    await leave(`write-check@${dead}1`, ['tmp']);
    await leave(`write-check@${dead}2`, ['tmp', 'keys']);
    await leave(`write-check@${dead}3`, ['tmp', 'keys', 'waiting']);
    await leave(`write-check@${dead}4`, ['keys', 'waiting']);
    expect(await spool.recover(Date.now())).toBe(0);
    for (const folder of ['tmp', 'keys', 'waiting']) {
      expect([folder, await readdir(join(root, folder))]).toEqual([folder, [`write-check@${living}`]]);
    }
  });

  it('does not confirm a store that fails while a repeat finds its key', async () => {
    await spool.store(message);
    await rm(spool.fileOf('waiting', key));
    before.set('link tmp/draft waiting/KEY', () => rmSync(join(root, 'keys', key)));
    expect(await spool.find(key)).toBeUndefined();
  });

  it('does not take the record of a key for the key when it is damaged', async () => {
    await spool.store(message);
    await writeFile(join(root, 'keys', key), '');
    expect(await spool.find(key)).toEqual({ fingerprint: message.fingerprint });
    const other = randomUUID();
    await writeFile(join(root, 'keys', other), '{');
    expect(await spool.store({ ...message, key: other })).toMatchObject({ stored: true });
    expect(await spool.find(other)).toEqual({ fingerprint: message.fingerprint });
  });

  it.each([
    ['write tmp/draft', 'ENOSPC'],
    ['write tmp/key', 'ENOSPC'],
    ['sync tmp/draft', 'EIO'],
    ['link tmp/key', 'ENOSPC'],
    ['link tmp/draft', 'EROFS'],
  ])('leaves nothing behind when %s fails with %s, and the key may be used again', async (step, code) => {
    faults.set(step, code);
    await expect(spool.store(message)).rejects.toThrow(SpoolError);
    await expect(spool.store(message)).rejects.toThrow(code);
    faults.clear();
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
    expect(await spool.find(key)).toBeUndefined();
    expect(await spool.store(message)).toMatchObject({ stored: true });
  });

  it('does not say stored when the folder could not be synced', async () => {
    await spool.prepare();
    faults.set('sync mail/waiting', 'EIO');
    await expect(spool.store(message)).rejects.toThrow('EIO');
  });

  it('syncs for a repeat too before it says so: the first storing may not have come to that', async () => {
    await spool.store(message);
    steps.length = 0;
    expect(await spool.find(key)).toEqual({ fingerprint: message.fingerprint });
    expect(steps.sort()).toEqual(['sync mail/keys', 'sync mail/waiting']);
    // The same where the key's record was lost.
    await rm(join(root, 'keys', key));
    steps.length = 0;
    expect(await spool.store(message)).toMatchObject({ stored: false });
    expect(steps.slice(-2).sort()).toEqual(['sync mail/keys', 'sync mail/waiting']);
    faults.set('sync mail/waiting', 'EIO');
    await expect(spool.find(key)).rejects.toThrow('EIO');
  });

  it('keeps notes beside the messages until they are retried or purged', async () => {
    await spool.store(message);
    expect(await spool.note(key)).toEqual({ attempts: 0 });
    const note = { attempts: 2, reason: 'x', unknownSince: 5 };
    await spool.writeNote(key, note);
    expect(await spool.note(key)).toEqual(note);
    await spool.claim(key);
    await spool.deadLetter(key);
    expect(await spool.retry(key)).toBe(true);
    expect(await spool.retry(key)).toBe(false);
    expect(await spool.note(key)).toEqual({ attempts: 0 });
    await spool.writeNote(key, note);
    await writeFile(join(root, 'notes', `${key}.json`), 'rotto');
    expect(await spool.note(key)).toEqual({ attempts: 0 });
    const taken = { attempts: 3, delivery: { id: 'a-1', sentAt: 1000, asked: 0 } };
    await spool.writeNote(key, taken);
    await spool.claim(key);
    await spool.markSent(key, 1000);
    expect((await spool.list('sent'))[0]?.storedAt).toBe(1000);
    expect(await spool.note(key)).toEqual(taken);
    await spool.purge('sent', 2000);
    expect(await readdir(join(root, 'notes'))).toEqual([]);
  });

  it('keeps the bytes of a message through all moves', async () => {
    await spool.store(message);
    const before = await readFile(spool.fileOf('waiting', key));
    await spool.claim(key);
    await spool.markSent(key, Date.now());
    expect(await readFile(spool.fileOf('sent', key))).toEqual(before);
  });

  it('says with a SpoolError when the disk fails', async () => {
    const file = join(root, '../file');
    await spool.store(message);
    await writeFile(file, '');
    const broken = createFolderSpool(join(file, 'mail'));
    await expect(broken.store(message)).rejects.toThrow(SpoolError);
    await expect(broken.find(key)).rejects.toThrow(SpoolError);
    await expect(broken.list('sent')).rejects.toThrow(SpoolError);
  });

  it('works again after a disk failure', async () => {
    const file = join(root, '../../file');
    await writeFile(file, '');
    const repaired = createFolderSpool(join(file, 'mail'));
    await expect(repaired.store(message)).rejects.toThrow(SpoolError);
    await rm(file);
    expect(await repaired.store(message)).toMatchObject({ stored: true });
    await rm(join(file, 'mail'), { recursive: true });
    await expect(repaired.store(message)).rejects.toThrow(SpoolError);
    expect(await repaired.store(message)).toMatchObject({ stored: true });
    await chmod(file, 0o700);
  });
});
