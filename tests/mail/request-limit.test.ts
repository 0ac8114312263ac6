import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import {
  asFormPost,
  contact,
  demo,
  endpoint,
  errorOf,
  formPost,
  jsonPost,
  type MailFixture,
  openMailFixture,
  siteUrl,
} from './mail-fixture';

const WINDOW_S = 600;

function open(rateLimitMax = 1) {
  let now = 1000;
  const limit = createRequestLimit({ rateLimitMax, rateLimitWindowS: WINDOW_S, now: () => now });
  return {
    take: limit.take,
    /** Asks so often. @returns how many were granted, and how many refusals were the first of a window */
    ask(address: string | undefined, times: number) {
      let granted = 0;
      let firsts = 0;
      for (let index = 0; index < times; index += 1) {
        const taking = limit.take(address);
        if (taking.ok) granted += 1;
        else if (taking.isFirst) firsts += 1;
      }
      return { granted, firsts };
    },
    pass(seconds: number) {
      now += seconds * 1000;
    },
  };
}

describe('the limit of requests', () => {
  it('is 15 times that of submissions, and 300 at least', () => {
    expect(open(1).ask('192.0.2.1', 1000)).toEqual({ granted: 300, firsts: 1 });
    expect(open(100).ask('192.0.2.1', 2000)).toEqual({ granted: 1500, firsts: 1 });
  });

  it('is each address’s own, of IPv6 a /64’s, and begins anew after its window', () => {
    const limit = open();
    expect(limit.ask('2001:db8::1', 400).granted).toBe(300);
    expect(limit.ask('2001:db8::2', 10)).toEqual({ granted: 0, firsts: 0 });
    expect(limit.take('2001:db8::2')).toMatchObject({ ok: false, retryAfterS: WINDOW_S });
    expect(limit.ask('192.0.2.1', 10).granted).toBe(10);
    limit.pass(WINDOW_S);
    expect(limit.ask('2001:db8::1', 400)).toEqual({ granted: 300, firsts: 1 });
  });

  it('also holds for the networks around a /64, more widely', () => {
    const limit = open();
    let granted = 0;
    let firsts = 0;
    for (let network = 0; network < 0x300; network += 1) {
      const asked = limit.ask(`2001:db8:1:${network.toString(16)}::1`, 20);
      granted += asked.granted;
      firsts += asked.firsts;
    }
    expect([granted, firsts]).toEqual([3 * 2400, 3]);
  });

  it('remembers a bounded number of addresses, those that go on asking among them', () => {
    const limit = open();
    limit.ask('192.0.2.1', 300);
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 60_000; index += 1) {
      limit.take(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
      if (index % 10_000 === 0) expect(limit.take('192.0.2.1').ok).toBe(false);
    }
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
    expect(limit.take('10.0.0.0').ok).toBe(true);
  });
});

describe('requests over the limit', () => {
  let fixture: MailFixture;
  afterEach(() => fixture.close());
  const client = { address: '192.0.2.77' };
  const cross = { 'Sec-Fetch-Site': 'cross-site' };

  it('are answered 429 before anything of them is read, with one line in the log', async () => {
    fixture = await openMailFixture({ rateLimitMax: 1 });
    const headers = { 'Idempotency-Key': randomUUID() };
    // Repeats and refusals count alike.
    for (let index = 0; index < 150; index += 1) {
      expect((await fixture.handle(jsonPost(contact, headers), client)).status).toBe(200);
      expect((await fixture.handle(jsonPost('{'), client)).status).toBe(400);
    }
    const lines = fixture.log.length;
    let pulls = 0;
    for (let index = 0; index < 50; index += 1) {
      const body = new ReadableStream<Uint8Array>(
        {
          pull() {
            pulls += 1;
          },
        },
        { highWaterMark: 0 },
      );
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      const response = await fixture.handle(new Request(endpoint, init), client);
      expect(response.status).toBe(429);
      expect((await errorOf(response)).code).toBe('too_many_requests');
      const retryAfterS = Number(response.headers.get('retry-after'));
      // The window began with the first request.
      expect(retryAfterS > WINDOW_S / 2 && retryAfterS <= WINDOW_S).toBe(true);
    }
    expect(pulls).toBe(0);
    expect(fixture.log.slice(lines)).toMatchObject([
      { event: 'submission', outcome: 'too_many_requests', status: 429 },
    ]);
    expect(JSON.stringify(fixture.log)).not.toContain(client.address);
    expect((await fixture.handle(jsonPost(contact), { address: '192.0.2.78' })).status).toBe(200);
  });

  it.each<[string, number, () => Request]>([
    ['pictures of a foreign page', 405, () => new Request(endpoint, { headers: cross })],
    ['pictures of a page from before Fetch Metadata', 405, () => new Request(endpoint)],
    ['forms of a foreign page', 403, () => formPost(asFormPost(contact), cross)],
    ['scripts of a foreign page', 403, () => jsonPost(contact, { Origin: 'https://altrove.example' })],
    ['forms of a neighbouring site', 403, () => formPost({}, { 'Sec-Fetch-Site': 'same-site' })],
    ['other methods', 405, () => new Request(endpoint, { method: 'DELETE' })],
  ])('are not those that %s cause: they count for nobody, and are not logged', async (_, status, make) => {
    fixture = await openMailFixture({ rateLimitMax: 1 });
    const statuses = new Set<number>();
    for (let index = 0; index < 1000; index += 1) statuses.add((await fixture.handle(make(), client)).status);
    expect([[...statuses], fixture.log.length]).toEqual([[status], 0]);
    // The visitor who was made to send them can still send a form, with script or without.
    const own = { 'Sec-Fetch-Site': 'same-origin', Origin: siteUrl };
    expect((await fixture.handle(jsonPost('{', own), client)).status).toBe(400);
    expect((await fixture.handle(formPost(asFormPost(demo), own), client)).status).toBe(303);
    expect(fixture.log).toHaveLength(2);
  });
});
