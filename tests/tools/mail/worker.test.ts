import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleLeadsRequest } from '@/lib/mail/leads-protocol';
import { createLeads } from '@/lib/mail/store/leads';
import { mailCommandFixture, NOW } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;
const leadsSecret = 'un-segreto-lungo-almeno-trentadue-caratteri';
const worker = 'https://www.azienda.example';

// Answers as the worker does, from the store of the test.
beforeEach(() => {
  const leads = createLeads(fixture.database, ['mail']);
  const options = { channels: ['mail'], wake: () => {}, now: NOW } as const;
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    handleLeadsRequest(new Request(url, init), leads, options),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('reads the same from a worker as from this machine, page by page', async () => {
  for (let n = 0; n < 60; n += 1) await fixture.createWaiting();
  await fixture.createEveryState();
  for (const args of ['status', 'list --all', 'find bianchi', 'export', 'export --json']) {
    const here = await mail(args, { channels: ['mail'] });
    const there = await mail(`${args} --worker ${worker}`, { leadsSecret });
    expect([there.code, there.out.replace(worker, 'x')]).toEqual([
      here.code,
      here.out.replace(/\S+sqlite/, 'x'),
    ]);
  }
});

it('changes the store of a worker, but makes no backup of it', async () => {
  await fixture.createEveryState();
  expect((await mail(`purge --state waiting --yes --worker ${worker}`, { leadsSecret })).out).toContain(
    '1 messaggio',
  );
  expect(await fixture.countByState()).toEqual({ sent: 1, dead: 1, spam: 2 });
  const copy = await mail(`backup copia.sqlite --worker ${worker}`, { leadsSecret });
  expect([copy.code, copy.err]).toEqual([1, expect.stringContaining('export --json')]);
});

it('names LEADS_SECRET if the secret is wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const { code, err } = await mail(`status --worker ${worker}`, { leadsSecret });
  expect([code, err]).toEqual([1, expect.stringContaining('LEADS_SECRET')]);
});
