import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const steps = vi.hoisted(() => [] as string[]);

// Records what is asked of the disk, in order, and lets all of it happen.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const place = (path: unknown) =>
    String(path)
      .split('/')
      .slice(-2)
      .join('/')
      .replace(/[0-9a-f-]{36}\S*/, 'KEY');
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      const handle = await real.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        steps.push(`sync ${place(args[0])}`);
        await sync();
      };
      return handle;
    },
    link: async (from: string, to: string) => {
      steps.push(`link ${place(from)} ${place(to)}`);
      await real.link(from, to);
    },
    rename: async (from: string, to: string) => {
      steps.push(`rename ${place(from)} ${place(to)}`);
      await real.rename(from, to);
    },
  };
});

const { createSpool, SpoolError } = await import('@/lib/mail/spool');

const message = {
  key: '0b6f0d1e-1111-4222-8333-444455556666',
  fingerprint: 'ab'.repeat(32),
  form: 'demo' as const,
  from: { name: 'A', address: 'sito@azienda.example' },
  to: 'info@azienda.example',
  replyTo: undefined,
  subject: 'S',
  text: 'T\n',
  html: 'H\n',
  date: new Date('2026-03-05T10:20:30Z'),
};
const { key } = message;

let root: string;
let spool: ReturnType<typeof createSpool>;
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'spool-test-')), 'a/mail');
  spool = createSpool(root);
  steps.length = 0;
});
afterEach(() => rm(join(root, '../..'), { recursive: true, force: true }));

describe('spool (D17)', () => {
  it('is readable by its owner only', async () => {
    await spool.store(message);
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(root)).toBe('700');
    for (const folder of await readdir(root)) expect(await mode(join(root, folder))).toBe('700');
    expect((await readdir(root)).sort()).toEqual(['inflight', 'parked', 'sent', 'spam', 'tmp', 'waiting']);
    expect(await mode(spool.fileOf('waiting', key))).toBe('600');
  });

  it('writes, syncs, links, then syncs the folder, and leaves no draft', async () => {
    await spool.list('waiting');
    steps.length = 0;
    expect(await spool.store(message)).toBe(true);
    expect(steps).toEqual(['sync tmp/KEY', 'link tmp/KEY waiting/KEY', 'sync mail/waiting']);
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
    expect(await spool.message('waiting', key)).toEqual(message);
  });

  it('never overwrites a key', async () => {
    await spool.store(message);
    expect(await spool.store({ ...message, text: 'altro\n' })).toBe(false);
    expect((await spool.message('waiting', key))?.text).toBe('T\n');
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  });

  it('finds a key in every state', async () => {
    expect(await spool.find(key)).toBeUndefined();
    const found = (state: string) => ({ state, fingerprint: message.fingerprint });
    await spool.store(message);
    expect(await spool.find(key)).toEqual(found('waiting'));
    expect(await spool.claim(key)).toBe(true);
    expect(await spool.find(key)).toEqual(found('inflight'));
    await spool.release(key);
    expect(await spool.find(key)).toEqual(found('waiting'));
    await spool.claim(key);
    await spool.park(key);
    expect(await spool.find(key)).toEqual(found('parked'));
  });

  it('moves by one rename and syncs both folders', async () => {
    await spool.store(message);
    steps.length = 0;
    await spool.claim(key);
    expect(steps).toEqual(['rename waiting/KEY inflight/KEY', 'sync mail/inflight', 'sync mail/waiting']);
  });

  it('gives a message to one claimant only', async () => {
    await spool.store(message);
    const claims = await Promise.all(Array.from({ length: 8 }, () => spool.claim(key)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('lists the oldest first', async () => {
    const keys = ['c', 'a', 'b'].map((letter) => key.replace(/^./, letter));
    for (const each of keys) {
      await spool.store({ ...message, key: each });
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    expect((await spool.list('waiting')).map((entry) => entry.key)).toEqual(keys);
  });

  it('takes up at start what an earlier process was sending', async () => {
    await spool.store(message);
    await spool.claim(key);
    const next = createSpool(root);
    expect(await next.recover()).toBe(1);
    expect((await next.list('waiting')).map((entry) => entry.key)).toEqual([key]);
  });

  it('keeps the bytes of a message through all moves', async () => {
    await spool.store(message);
    const before = await readFile(spool.fileOf('waiting', key));
    await spool.claim(key);
    await spool.markSent(key);
    expect(await readFile(spool.fileOf('sent', key))).toEqual(before);
  });

  it('says with a SpoolError when the disk fails', async () => {
    const file = join(root, '../file');
    await spool.store(message);
    await writeFile(file, '');
    const broken = createSpool(join(file, 'mail'));
    await expect(broken.store(message)).rejects.toThrow(SpoolError);
    await expect(broken.find(key)).rejects.toThrow(SpoolError);
    await expect(broken.list('sent')).rejects.toThrow(SpoolError);
  });

  it('works again once a disk that failed is mended', async () => {
    const file = join(root, '../../file');
    await writeFile(file, '');
    const mended = createSpool(join(file, 'mail'));
    await expect(mended.store(message)).rejects.toThrow(SpoolError);
    await rm(file);
    expect(await mended.store(message)).toBe(true);
    await rm(join(file, 'mail'), { recursive: true });
    await expect(mended.store(message)).rejects.toThrow(SpoolError);
    expect(await mended.store(message)).toBe(true);
    await chmod(file, 0o700);
  });
});
