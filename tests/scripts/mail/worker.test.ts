import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleLeadsRequest } from '@/lib/mail/leads-protocol';
import { mailCommandFixture, NOW } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;
const leadsSecret = 'un-segreto-lungo-almeno-trentadue-caratteri';
const mailToWorker = (args: string) => mail(`${args} --worker https://www.azienda.example`, { leadsSecret });

// Answers as the worker does, from the store of the test.
beforeEach(() => {
  const options = { channels: ['mail'], wake: () => {}, now: NOW } as const;
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    handleLeadsRequest(new Request(url, init), fixture.database, options),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('reads the same from a worker as from this machine, page by page', async () => {
  for (let n = 0; n < 60; n += 1) await fixture.createWaiting();
  await fixture.createEveryState();
  const placeless = (out: string) => out.replace(/\S+sqlite|https:\S+/, 'store');
  for (const args of ['status', 'list --all', 'list bianchi', 'export --json']) {
    const here = await mail(args, { channels: ['mail'] });
    const there = await mailToWorker(args);
    expect([there.code, placeless(there.out)]).toEqual([here.code, placeless(here.out)]);
  }
});

it('makes no backup of a worker, and proposes the export', async () => {
  const { code, err } = await mailToWorker('backup copia.sqlite');
  expect([code, err]).toEqual([1, expect.stringContaining('export --json')]);
});

it('names LEADS_SECRET if the secret is wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const { code, err } = await mailToWorker('status');
  expect([code, err]).toEqual([1, expect.stringContaining('LEADS_SECRET')]);
});
