import { chmod, chown, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '@/lib/mail/log';
import { createFolderSpool } from '@/lib/mail/spool/folder-spool';
import { createHealthCheck } from '@/lib/server/health';
import { openServer } from './server-fixture';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, link: vi.fn(real.link) };
});

let base: string;
const servers: Server[] = [];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'health-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await rm(base, { recursive: true, force: true });
});

describe('the health of the folder of messages', () => {
  const healthOf = (folder: string, log: LogEntry[] = [], holdsMs?: number) =>
    createHealthCheck(createFolderSpool(folder).checkWritable, (entry) => log.push(entry), holdsMs);

  it('is found by doing what a submission does, and leaves nothing there', async () => {
    const folder = join(base, 'data/mail');
    const log: LogEntry[] = [];
    expect(await healthOf(folder, log)()).toBe(true);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    expect(log).toEqual([]);
  });

  it.each(['', 'tmp', 'keys', 'waiting'])(
    'is bad while nothing can be written into %j, and good again after; the log says so once',
    async (name) => {
      const folder = join(base, 'mail');
      const log: LogEntry[] = [];
      // A file stands where the folder should be: nobody can write there, not even root.
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, '');
      const health = healthOf(folder, log, 0);
      const later = async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return health();
      };
      expect([await health(), await later()]).toEqual([false, false]);
      expect(log).toMatchObject([{ event: 'unhealthy', level: 'error' }]);
      await rm(path);
      expect(await later()).toBe(true);
    },
  );

  it('is bad for a user who may not write into one of its folders', async () => {
    const folder = join(base, 'mail');
    await createFolderSpool(folder).checkWritable();
    // Root may write everywhere, so another user asks.
    const stranger = 65_534;
    if (process.getuid?.() === 0) {
      for (const path of [base, folder, ...(await readdir(folder)).map((name) => join(folder, name))]) {
        await chown(path, stranger, stranger);
      }
      await chown(join(folder, 'keys'), 0, 0);
    } else await chmod(join(folder, 'keys'), 0o500);
    const asked = await asUser(stranger, () => healthOf(folder)());
    expect(asked).toBe(false);
  });

  it('is bad on a volume without hard links', async () => {
    // No such volume can be mounted everywhere: the link alone is refused, as such a volume does.
    vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error('no links'), { code: 'EPERM' }));
    const log: LogEntry[] = [];
    expect(await healthOf(join(base, 'mail'), log)()).toBe(false);
    expect(log).toMatchObject([{ reason: expect.stringContaining('EPERM') }]);
  });

  it('is bad while the disk is nearly full', async () => {
    const log: LogEntry[] = [];
    const full = createFolderSpool(join(base, 'mail'), undefined, async () => false);
    expect(await createHealthCheck(full.checkWritable, (entry) => log.push(entry))()).toBe(false);
    expect(log).toMatchObject([{ event: 'unhealthy', reason: expect.stringContaining('quasi pieno') }]);
  });

  it('is not checked again for every question', async () => {
    const folder = join(base, 'mail');
    const health = healthOf(folder, [], 60_000);
    expect(await health()).toBe(true);
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    expect(await health()).toBe(true);
  });
});

/** Runs something with the rights of a user; as this one where it is not root. */
async function asUser<T>(uid: number, work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(uid);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('/healthz', () => {
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

  it.each([
    [true, 200],
    [false, 503],
  ])('well %s: %s', async (well, status) => {
    const { server, port } = await openServer({ health: async () => well, headers });
    servers.push(server);
    const response = await fetch(`http://127.0.0.1:${port}/healthz?x`);
    expect([response.status, await response.json()]).toEqual([status, { well }]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`, { method: 'HEAD' })).status).toBe(status);
  });

  it('is only asked by GET and HEAD', async () => {
    const { server, port } = await openServer({});
    servers.push(server);
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
