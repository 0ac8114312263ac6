import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient } from '@redis/client';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '@/lib/tools/free-port';
import { atEnd, granted, one, open, PATIENT_MS, redisServer, take, two } from './limits';

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  return { result: await work, ms: performance.now() - began };
}

const back = (events: () => string[]) =>
  vi.waitFor(() => expect(events().at(-1)).toBe('rate_limit_redis_back'), { timeout: 60_000, interval: 50 });

describe('a Redis that is away', () => {
  it('is replaced by memory when killed, and shared again when it is back', async () => {
    const server = await redisServer();
    const shared = { max: 3, redisUrl: server.url, redisTimeoutMs: PATIENT_MS };
    const [left, right] = [open(shared), open(shared)];
    expect((await granted(left, 1)) + (await granted(right, 1))).toBe(2);
    await server.kill();
    const { result, ms } = await timed(granted(left, 10));
    expect(result).toBe(3);
    expect(ms).toBeLessThan(PATIENT_MS);
    expect(left.events()).toEqual(['rate_limit_redis_away']);

    expect(await granted(right, 1)).toBe(1);
    await server.restart();
    await Promise.all([back(left.events), back(right.events)]);
    expect((await granted(left, 2)) + (await granted(right, 9))).toBe(3);
    expect(left.events()).toEqual(['rate_limit_redis_away', 'rate_limit_redis_back']);
  });

  it('is not waited for more than once when it hangs', async () => {
    const server = await redisServer();
    const limit = open({ max: 3, redisUrl: server.url, redisTimeoutMs: 3000 });
    const held = await take(limit);
    expect(limit.log).toEqual([]);
    server.hang();
    const { result, ms } = await timed(Promise.all([granted(limit, 15), granted(limit, 15)]));
    expect(result[0] + result[1]).toBe(3);
    // Thirty waits of three seconds would take 45, two at a time.
    expect(ms).toBeLessThan(20_000);
    expect(limit.events()).toEqual(['rate_limit_redis_away']);
    expect((await timed(held.refund())).ms).toBeLessThan(2500);
    // One that meets it hanging waits as long as a submission may by default.
    const fresh = await timed(open({ max: 3, redisUrl: server.url }).take(one));
    expect(fresh.result.ok).toBe(true);
    expect(fresh.ms).toBeLessThan(3000);
    server.wake();
    await back(limit.events);
    expect(limit.events()).toEqual(['rate_limit_redis_away', 'rate_limit_redis_back']);
    expect(await granted(limit, 1, two)).toBe(1);
  });

  it('is noticed again each time it goes', async () => {
    const server = await redisServer();
    const limit = open({ max: 100, redisUrl: server.url, redisTimeoutMs: PATIENT_MS });
    for (let time = 1; time <= 2; time += 1) {
      await granted(limit, 1);
      await server.kill();
      expect(await granted(limit, 5)).toBe(5);
      await server.restart();
      await back(limit.events);
    }
    expect(limit.log).toHaveLength(4);
  });

  it('costs nothing when it was never there', async () => {
    const limit = open({
      max: 3,
      redisUrl: `redis://127.0.0.1:${await freePort()}`,
      redisTimeoutMs: PATIENT_MS,
    });
    expect(limit.log).toEqual([]);
    const { result, ms } = await timed(granted(limit, 10));
    expect(result).toBe(3);
    expect(ms).toBeLessThan(PATIENT_MS);
    expect(limit.log).toEqual([{ event: 'rate_limit_redis_away', level: 'error', reason: 'ECONNREFUSED' }]);
  });

  it.concurrent.each([
    ['a wrong password', ['--requirepass', 'giusta'], ':sbagliata@', 'WRONGPASS'],
    ['no password', ['--requirepass', 'giusta'], '', 'NOAUTH'],
    [
      'a user who may not write',
      ['--user', 'utente', 'on', '>sbagliata', '~*', '+get'],
      'utente:sbagliata@',
      'NOPERM',
    ],
    ['a read-only replica', ['--replicaof', '127.0.0.1 1'], '', 'READONLY'],
    ['a full memory', ['--maxmemory', '1'], '', 'OOM'],
  ])('is one with %s, and its credentials are not logged', async (_, options, credentials, reason) => {
    const server = await redisServer(...options);
    const limit = open({
      max: 3,
      redisUrl: server.url.replace('//', `//${credentials}`),
      redisTimeoutMs: PATIENT_MS,
    });
    expect(await granted(limit, 5)).toBe(3);
    // Time for two more attempts: neither may be taken for a return, nor be logged again.
    await pause(1000);
    expect(await granted(limit, 5, two)).toBe(3);
    expect(limit.log).toEqual([{ event: 'rate_limit_redis_away', level: 'error', reason }]);
    expect(JSON.stringify(limit.log)).not.toContain('sbagliata');
  });

  it('is used with the right password', async () => {
    const server = await redisServer('--requirepass', 'giu@sta/1');
    const redisUrl = server.url.replace('//', `//:${encodeURIComponent('giu@sta/1')}@`);
    const shared = { max: 3, redisUrl, redisTimeoutMs: PATIENT_MS };
    const [left, right] = [open(shared), open(shared)];
    expect((await granted(left, 2)) + (await granted(right, 5))).toBe(3);
    expect(left.log).toEqual([]);
  });

  it('is not logged when only an idle connection was cut', async () => {
    const server = await redisServer();
    const shared = { max: 3, redisUrl: server.url, redisTimeoutMs: PATIENT_MS };
    const limit = open(shared);
    expect(await granted(limit, 2)).toBe(2);
    const client = await createClient({ url: server.url }).connect();
    atEnd.push(() => client.destroy());
    await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
    await pause(200);
    expect(await granted(limit, 5)).toBe(1);
    expect(limit.log).toEqual([]);
  });
});

describe('a process with a limit', () => {
  it.concurrent.each(['there', 'away'])(
    'ends by itself, without closing it, with Redis %s',
    async (state) => {
      const port = state === 'there' ? (await redisServer()).port : await freePort();
      const code = `
      const { createRateLimit } = await import('./lib/mail/request/rate-limit.ts');
      const redis = { redisUrl: 'redis://127.0.0.1:${port}', redisTimeoutMs: ${PATIENT_MS} };
      const limit = createRateLimit({ max: 1, windowS: 600, log: () => {}, ...redis });
      console.log((await limit.take('192.0.2.1')).ok, (await limit.take('192.0.2.1')).ok);`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', code],
        { timeout: 90_000 },
      );
      expect(stdout).toBe('true false\n');
    },
  );
});
