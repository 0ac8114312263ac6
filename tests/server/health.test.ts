import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@/lib/clock';
import type { Health } from '@/lib/mail/mail-service';
import { contact, jsonPost, type MailFixtureOptions, openMailFixture } from '@/tests/mail/mail-fixture';
import { manualClock } from '@/tests/mail/manual-clock';
import { folderOfTest } from '@/tests/temporary';
import { openServer } from './server-fixture';

let base: string;
let folder: string;
const opened: { close: () => Promise<void> }[] = [];
beforeEach(() => {
  base = folderOfTest();
  folder = join(base, 'data/mail');
});
afterEach(async () => {
  for (const fixture of opened.splice(0)) await fixture.close();
});

const well: Health = { well: true, sending: true };
const ill: Health = { well: false };
/** A result is cached for two seconds. */
const HOLDS = { timeout: 5000 };

describe('the health of the mail service', () => {
  async function open(options: MailFixtureOptions = {}) {
    const provider = async () => ({ kind: 'refused', reason: '401' }) as const;
    const fixture = await openMailFixture({ folder, provider, ...options });
    opened.push(fixture);
    return { ...fixture, check: fixture.checkHealth };
  }

  it('is checked by doing what a submission does, and leaves no message', async () => {
    const { check, count, log } = await open();
    expect(await Promise.all([check(), check()])).toEqual([well, well]);
    expect([await count(), log]).toEqual([{}, []]);
  });

  it('is bad while the folder cannot be made, and good again afterwards, with one line in the log', async () => {
    // A file stands where the folder should be: nobody can write there, not even root.
    writeFileSync(join(base, 'data'), '');
    const { check, log } = await open();
    expect([await check(), await check()]).toEqual([ill, ill]);
    expect(log).toMatchObject([{ event: 'unhealthy', level: 'error' }]);
    rmSync(join(base, 'data'));
    await expect.poll(check, HOLDS).toEqual(well);
  });

  it('is bad while the disk is nearly full', async () => {
    const { check, log } = await open({ statfs: () => ({ bsize: 4096, blocks: 1e6, bavail: 10 }) });
    expect(await check()).toEqual(ill);
    expect(log).toMatchObject([{ event: 'unhealthy', reason: expect.stringContaining('quasi finito') }]);
  });

  it('reports at once a provider that refuses the site, and how long a message has been waiting', async () => {
    const clock = manualClock();
    const { check, handle, log } = await open({ clock });
    await handle(jsonPost(contact));
    await expect.poll(() => log.map(({ event }) => event)).toContain('mail_circuit_open');
    expect(await check()).toEqual({ well: true, sending: 'refused' });
    clock.set(clock.now() + 42 * MINUTE_MS);
    expect(await check()).toEqual({ well: true, sending: 'refused', oldestWaitingMinutes: 42 });
  });
});

describe('/healthz', () => {
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

  it('reports that the site is older than its sources, and stays well', async () => {
    const { port } = await openServer({ isStale: () => true });
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { ...well, build: 'stale' }]);
  });

  it('answers GET and HEAD only', async () => {
    const { port } = await openServer();
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
