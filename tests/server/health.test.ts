import { chmodSync, chownSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { createHealthCheck, type Health, type Sending } from '@/lib/mail/health';
import { checkWritable, openDatabase } from '@/lib/mail/store/database';
import { createLeads } from '@/lib/mail/store/leads';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { serversUntilTestEnds } from './server-fixture';

let base: string;
let folder: string;
let log: LogEntry[];
const opened: { close: () => void }[] = [];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'health-'));
  folder = join(base, 'data/mail');
  log = [];
});
afterEach(async () => {
  for (const database of opened.splice(0)) database.close();
  await rm(base, { recursive: true, force: true });
});

const well: Health = { well: true, sending: true };
const ill: Health = { well: false };

describe('the health of the store of messages', () => {
  /** Asked as the site does, of a database in `folder`. @param holdsMs how long an answer is cached */
  function open(holdsMs = 0, options: Parameters<typeof nodeDriver>[1] = {}) {
    const database = openDatabase(nodeDriver(folder, options));
    opened.push(database);
    const mail = { checkWritable: () => checkWritable(database), sending: () => true };
    const check = createHealthCheck(mail, (entry) => log.push(entry), holdsMs);
    return { database, check };
  }

  it('is found by doing what a submission does, and leaves no message there', async () => {
    const { database, check } = open();
    expect(await check()).toEqual(well);
    expect((await createLeads(database, []).summary(0, 0)).counts).toEqual({
      ...{ waiting: 0, sending: 0, sent: 0, dead: 0, spam: 0 },
    });
    expect(log).toEqual([]);
  });

  it('is bad while there can be no folder, and good again after; the log says so once', async () => {
    // A file stands where the folder should be: nobody can write there, not even root.
    writeFileSync(join(base, 'data'), '');
    const { check } = open();
    expect(await check()).toEqual(ill);
    await expect.poll(check).toEqual(ill);
    expect(log).toMatchObject([{ event: 'unhealthy', level: 'error' }]);
    rmSync(join(base, 'data'));
    await expect.poll(check).toEqual(well);
  });

  it('is bad while the database has been moved away', async () => {
    const { check } = open();
    expect(await check()).toEqual(well);
    const [from, to] = [folder, `${folder}-mosso`];
    renameSync(from, to);
    await expect.poll(check).toEqual(ill);
    expect(log).toMatchObject([{ reason: expect.stringContaining('non c’è più') }]);
    renameSync(to, from);
    await expect.poll(check).toEqual(well);
  });

  it('is bad for a user who may not write it', async () => {
    const first = open();
    expect(await first.check()).toEqual(well);
    first.database.close();
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
    chmodSync(folder, 0o555);
    const { check } = open();
    // Root may write everywhere, so another user asks.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) for (const path of [base, join(base, 'data')]) chownSync(path, 65_534, 65_534);
    if (isRoot) process.seteuid?.(65_534);
    const found = await check().finally(() => isRoot && process.seteuid?.(0));
    // So that it can be deleted.
    chmodSync(folder, 0o755);
    expect(found).toEqual(ill);
  });

  it('is bad while the disk is nearly full', async () => {
    const { check } = open(0, { statfs: () => ({ bsize: 4096, blocks: 1e6, bavail: 10 }) });
    expect(await check()).toEqual(ill);
    expect(log).toMatchObject([{ event: 'unhealthy', reason: expect.stringContaining('quasi finito') }]);
  });

  it('is not written anew for every question; what is known of the sending is never old', async () => {
    let written = 0;
    let sending: Sending = true;
    const mail = {
      checkWritable: async () => {
        written += 1;
      },
      sending: () => sending,
    };
    const check = createHealthCheck(mail, (entry) => log.push(entry), 60_000);
    expect(await Promise.all([check(), check()])).toEqual([well, well]);
    sending = 'refused';
    expect(await check()).toEqual({ well: true, sending: 'refused' });
    expect(written).toBe(1);
  });
});

describe('/healthz', () => {
  const openServer = serversUntilTestEnds();
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

  it.each<[Health, number]>([
    [well, 200],
    [{ well: true, sending: false }, 200],
    [{ well: true, sending: 'refused' }, 200],
    [ill, 503],
  ])('%j: %s', async (health, status) => {
    const { port } = await openServer({ health: async () => health, headers });
    const response = await fetch(`http://127.0.0.1:${port}/healthz?x`);
    expect([response.status, await response.json()]).toEqual([status, health]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`, { method: 'HEAD' })).status).toBe(status);
  });

  it('says that the site is older than its sources, and stays well', async () => {
    const { port } = await openServer({ isStale: () => true });
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { ...well, build: 'stale' }]);
  });

  it('is only asked by GET and HEAD', async () => {
    const { port } = await openServer();
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
