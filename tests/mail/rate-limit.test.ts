import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientAddress } from '@/lib/mail/request/client-address';
import { contractStores } from '../worker/contract-store';
import { atEnd, granted, one, open, PATIENT_MS, redisServer, take, two } from './limits';

/** What must hold wherever it is counted. */
function describeCounting(
  name: string,
  store: () => Promise<
    Pick<Parameters<typeof open>[0], 'redisUrl' | 'redisTimeoutMs' | 'objectUrl' | 'fails'>
  >,
  pass: (ms: number) => Promise<unknown>,
) {
  describe(`the limit in ${name}`, () => {
    it('grants so many to each address, and says when to come back', async () => {
      const limit = open({ max: 3, ...(await store()) });
      expect(await granted(limit, 5)).toBe(3);
      const refused = await limit.take(one);
      if (refused.ok) throw new Error('granted');
      expect(Number.isInteger(refused.retryAfterS)).toBe(true);
      expect(refused.retryAfterS).toBeGreaterThan(500);
      expect(refused.retryAfterS).toBeLessThanOrEqual(600);
      expect(await granted(limit, 1, two)).toBe(1);
      expect(limit.log).toEqual([]);
    });

    it('counts those only that were not given back, however many were refused', async () => {
      const limit = open({ max: 2, ...(await store()) });
      const first = await take(limit);
      expect(await granted(limit, 1)).toBe(1);
      expect(await granted(limit, 10)).toBe(0);
      await first.refund();
      expect(await granted(limit, 3)).toBe(1);
      await first.refund();
      expect(await granted(limit, 1)).toBe(0);
    });

    it('grants anew after the window, and no more for what is given back late', async () => {
      const limit = open({ max: 2, windowS: 3, ...(await store()) });
      const first = await take(limit);
      expect(await granted(limit, 5)).toBe(1);
      await pass(3100);
      await first.refund();
      const all = await Promise.all([1, 2, 3, 4].map(() => limit.take(one)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(2);
    });

    it('grants no more to fifty at once', async () => {
      const limit = open({ max: 7, ...(await store()) });
      const all = await Promise.all(Array.from({ length: 50 }, () => limit.take(one)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(7);
    });

    it('is one for a /64 of IPv6 and for every spelling', async () => {
      const limit = open({ max: 2, ...(await store()) });
      expect(await granted(limit, 1, '2001:db8:0:1::1')).toBe(1);
      expect(await granted(limit, 1, '2001:DB8:0:1:ffff::9')).toBe(1);
      expect(await granted(limit, 1, '2001:db8:0:1::7')).toBe(0);
      expect(await granted(limit, 1, '2001:db8:0:2::1')).toBe(1);
      expect(await granted(limit, 3, '::ffff:192.0.2.9')).toBe(2);
      expect(await granted(limit, 1, '192.0.2.9')).toBe(0);
    });

    it.each([0, 1])('is not dodged by rotating X-Forwarded-For through %i proxies', async (trustProxy) => {
      const limit = open({ max: 5, ...(await store()) });
      let accepted = 0;
      for (let i = 0; i < 60; i += 1) {
        const forwardedFor = `198.51.100.${i}${trustProxy ? ', 203.0.113.9' : ''}`;
        const address = clientAddress({ peer: '127.0.0.1', forwardedFor, trustProxy });
        accepted += (await limit.take(address)).ok ? 1 : 0;
      }
      expect(accepted).toBe(5);
    });

    it('is one for all whose address is unknown', async () => {
      const limit = open({ max: 1, ...(await store()) });
      expect((await limit.take(undefined)).ok).toBe(true);
      expect((await limit.take(undefined)).ok).toBe(false);
      expect((await limit.take('unknown')).ok).toBe(false);
    });
  });
}

describe('with a clock of its own', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  describeCounting(
    'memory',
    async () => ({}),
    async (ms) => vi.advanceTimersByTime(ms),
  );
});
describeCounting(
  'Redis',
  async () => {
    const { url } = await redisServer();
    return { redisUrl: url, redisTimeoutMs: PATIENT_MS };
  },
  pause,
);

const newStore = contractStores();
describeCounting('a Durable Object', async () => ({ objectUrl: newStore() }), pause);
describeCounting(
  'a Durable Object whose database fails',
  async () => ({ objectUrl: newStore(), fails: () => true }),
  pause,
);

describe('a limit in a Durable Object whose database fails for a while', () => {
  it('grants in memory, takes back what fails, and goes on with the count that it has stored', async () => {
    let fails = false;
    const limit = open({ max: 2, objectUrl: newStore(), fails: () => fails });
    const first = await take(limit);
    expect(await granted(limit, 1)).toBe(1);
    fails = true;
    await first.refund();
    expect(await granted(limit, 3)).toBe(2);
    fails = false;
    expect(await granted(limit, 1)).toBe(0);
    expect(await granted(limit, 3, two)).toBe(2);
  });
});

describe('a limit that two instances share in Redis', () => {
  it('is one count, also of fifty at once', async () => {
    const { url } = await redisServer();
    const shared = { max: 7, redisUrl: url, redisTimeoutMs: PATIENT_MS };
    const [left, right] = [open(shared), open(shared)];
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? left : right).take(one)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(7);
    for (const taken of all) if (taken.ok) await taken.refund();
    expect(await granted(left, 4)).toBe(4);
    expect(await granted(right, 4)).toBe(3);
  });

  it('keeps no address in clear, and nothing beyond the window', async () => {
    const { url } = await redisServer();
    const limit = open({ max: 3, redisUrl: url, redisTimeoutMs: PATIENT_MS });
    await granted(limit, 5, '192.0.2.77');
    await granted(limit, 1, '2001:db8:0:1::1');
    const client = await createClient({ url }).connect();
    atEnd.push(() => client.destroy());
    const keys = await client.keys('*');
    expect(keys).toHaveLength(3);
    expect(keys.join()).not.toMatch(/192|2001|db8/);
    for (const key of keys) {
      const ttl = await client.ttl(key);
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(600);
    }
  });
});
