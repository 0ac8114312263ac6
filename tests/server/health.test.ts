import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/mail/log';
import { createHealth } from '@/lib/server/health';
import { openServer } from './house';

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
  it('is told by writing into it, and leaves nothing there', async () => {
    const folder = join(base, 'data/mail');
    const log: LogEntry[] = [];
    expect(await createHealth(folder, (entry) => log.push(entry))()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    expect(log).toEqual([]);
  });

  it('is bad while nothing can be written, and good again after; the log is told once', async () => {
    const folder = join(base, 'mail');
    const log: LogEntry[] = [];
    // A file stands where the folder should be: nobody can write there, not even root.
    await writeFile(folder, '');
    const health = createHealth(folder, (entry) => log.push(entry), 0);
    const later = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return health();
    };
    expect([await health(), await later()]).toEqual([false, false]);
    expect(log).toMatchObject([{ event: 'unhealthy', level: 'error' }]);
    await rm(folder);
    expect(await later()).toBe(true);
  });

  it('is not looked at again for every question', async () => {
    const folder = join(base, 'mail');
    const health = createHealth(folder, () => {}, 60_000);
    expect(await health()).toBe(true);
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    expect(await health()).toBe(true);
  });
});

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
