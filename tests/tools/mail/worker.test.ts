import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeadsEndpoint } from '@/lib/mail/durable-object/leads-endpoint';
import { createLeads } from '@/lib/mail/store/leads';
import { mailCommandFixture, NOW } from './command-fixture';

const { its, mail, post, sent, dead, spam, count } = mailCommandFixture();
const leadsSecret = 'un-segreto-lungo-almeno-trentadue-caratteri';
const worker = 'https://www.azienda.example';

// The endpoint of a worker, on the store of the test.
beforeEach(() => {
  const handle = createLeadsEndpoint({
    ...{ leads: createLeads(its.database, ['mail']), channels: ['mail'], now: () => NOW },
    ...{ wake: () => {}, log: () => {} },
  });
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => handle(new Request(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

it('reads the same of a worker as of this machine, page by page', async () => {
  for (let n = 0; n < 60; n += 1) await post();
  for (const make of [sent, dead, spam]) await make();
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
  expect([copy.code, copy.err]).toEqual([1, expect.stringMatching(/point-in-time recovery.*export --json/)]);
});
