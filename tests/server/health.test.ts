import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@/lib/clock';
import { contact, fixture, jsonPost, reopen, setUpMail } from '@/tests/mail/mail-fixture';
import { manualClock } from '@/tests/mail/manual-clock';
import { folderOfTest } from '@/tests/temporary';
import { ask, openServer } from './server-fixture';

describe('the health of the mail service', () => {
  const provider = async () => ({ kind: 'refused', reason: '401' }) as const;
  setUpMail({ provider });
  const ok = { status: 'ok', sending: true, rejected: 0, dead: 0 };

  it('is good when a message could be stored; the check stores none', async () => {
    expect(await fixture.checkHealth()).toEqual(ok);
    expect([await fixture.count(), fixture.log]).toEqual([{}, []]);
  });

  it('is bad while the store has no folder, with one line in the log, and good again afterwards', async () => {
    // A file in place of the folder: not even root can write there.
    const obstacle = join(folderOfTest(), 'data');
    await writeFile(obstacle, '');
    await reopen({ folder: join(obstacle, 'mail'), provider });
    for (const _ of ['first', 'second'])
      expect(await fixture.checkHealth()).toEqual({ status: 'unavailable' });
    expect(fixture.log).toMatchObject([{ event: 'unhealthy', level: 'error' }]);
    await rm(obstacle);
    // A result is cached for two seconds.
    await expect.poll(fixture.checkHealth, { timeout: 5000 }).toEqual(ok);
  });

  it('includes the age of the oldest waiting message, as when the provider refuses the site', async () => {
    const clock = manualClock();
    await reopen({ clock, provider });
    await fixture.handle(jsonPost(contact));
    const refused = { ...ok, sending: 'refused' };
    await expect.poll(fixture.checkHealth).toEqual(refused);
    clock.set(clock.now() + 42 * MINUTE_MS);
    expect(await fixture.checkHealth()).toEqual({ ...refused, oldestWaitingMinutes: 42 });
  });
});

describe('/healthz', () => {
  it.each([
    [{ status: 'ok', sending: 'refused', rejected: 3, dead: 0 }, 200],
    [{ status: 'unavailable' }, 503],
  ] as const)('answers %j with %i, to GET and HEAD alike', async (health, status) => {
    const headers = { 'Cache-Control': 'no-store' };
    const { port } = await openServer({ health: async () => health, headers });
    const answer = await ask(port, '/healthz?x');
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([status, health]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask(port, '/healthz', {}, 'HEAD')).status).toBe(status);
  });

  it('is ok after a failed build, which it reports', async () => {
    const { port } = await openServer({ isStale: () => true });
    const { status, body } = await ask(port, '/healthz');
    expect([status, JSON.parse(body.toString())]).toMatchObject([200, { status: 'ok', build: 'stale' }]);
  });

  it('answers other methods 405', async () => {
    const { port } = await openServer();
    const { status, headers } = await ask(port, '/healthz', {}, 'POST');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
