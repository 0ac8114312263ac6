import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOwner } from '@/lib/mail/leads-protocol';
import { createLeads } from '@/lib/mail/store/leads';
import { mailCommandFixture, NOW } from './command-fixture';

const { fixture, mail, post, sent, dead, spam, count } = mailCommandFixture();
const leadsSecret = 'un-segreto-lungo-almeno-trentadue-caratteri';
const worker = 'https://www.azienda.example';

// Answers as the worker does, from the store of the test.
beforeEach(() => {
  const leads = createLeads(fixture.database, ['mail']);
  const options = { channels: ['mail'], wake: () => {}, now: NOW } as const;
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    answerOwner(new Request(url, init), leads, options),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('reads the same from a worker as from this machine, page by page, but makes no backup', async () => {
  for (let n = 0; n < 60; n += 1) await post();
  for (const create of [sent, dead, spam]) await create();
  for (const args of ['status', 'list --all', 'find bianchi', 'export', 'export --json']) {
    const here = await mail(args, { channels: ['mail'] });
    const there = await mail(`${args} --worker ${worker}`, { leadsSecret });
    expect([there.code, there.out.replace(worker, 'x')]).toEqual([
      here.code,
      here.out.replace(/\S+sqlite/, 'x'),
    ]);
  }
  expect((await mail(`purge --state waiting --yes --worker ${worker}`, { leadsSecret })).out).toContain('60');
  expect(await count()).toEqual({ sent: 1, dead: 1, spam: 61 });
  const copy = await mail(`backup copia.sqlite --worker ${worker}`, { leadsSecret });
  expect([copy.code, copy.err]).toEqual([1, expect.stringContaining('export --json')]);
});

it('says so when the secret is wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const { code, err } = await mail(`status --worker ${worker}`, { leadsSecret });
  expect([code, err]).toEqual([1, expect.stringContaining('LEADS_SECRET')]);
});
