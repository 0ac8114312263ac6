import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreError } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { seededRandom } from '../../seeded-random';
import { bundleForNode } from './bundle';
import { openStore, START } from './contract/kit';

type Seen = { accepted?: string; sent?: string; posts?: number; limited?: number; claimed?: string[] };

let programs: string;
let program: string;
beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'store-program-'));
  program = await bundleForNode('tests/mail/store/process.ts', programs);
});
afterAll(() => rmSync(programs, { recursive: true, force: true }));

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  rmSync(folder, { recursive: true, force: true });
});

function start(job: 'share' | 'write' | 'lock', name: string): ChildProcess {
  const child = fork(program, [folder, job, name]);
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('several processes on one database', () => {
  it('share limit, repeats of form posts, claims and pace', async () => {
    // Its tables are there, so that all begin at once.
    (await openStore(nodeDriver(folder))).database.close();
    const telling = ['a', 'b', 'c'].map((name) => once(start('share', name), 'message'));
    const seen: Seen[] = (await Promise.all(telling)).map(([message]) => message);
    const sum = (of: (each: Seen) => number | undefined) =>
      seen.reduce((total, each) => total + (of(each) ?? 0), 0);
    expect([sum(({ posts }) => posts), sum(({ limited }) => limited)]).toEqual([20, 10]);
    const claimed = seen.flatMap((each) => each.claimed ?? []);
    // Of 30 an hour, 12 may go at once.
    expect(claimed).toHaveLength(12);
    expect(new Set(claimed).size).toBe(12);
  });

  it('wait for a lock without blocking the event loop, and no longer than two seconds', async () => {
    const store = await openStore(nodeDriver(folder));
    let longest = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await once(start('lock', '1000'), 'message');
    expect(await store.accept('a')).toMatchObject({ outcome: 'stored' });
    await once(start('lock', '10000'), 'message');
    last = performance.now();
    const began = performance.now();
    await expect(store.accept('b')).rejects.toThrow(StoreError);
    expect(performance.now() - began).toBeGreaterThan(1900);
    clearInterval(ticking);
    // The lock is waited for 30 ms at a time; the rest is for a slow machine.
    expect(longest).toBeLessThan(300);
    expect(await store.counts()).toEqual({ waiting: 1 });
    store.database.close();
  });
});

describe('kill -9', () => {
  it('at random moments loses nothing that was answered, and leaves the database whole', async () => {
    const seed = Date.now();
    const random = seededRandom(seed);
    const accepted: string[] = [];
    const sent: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const pair = ['a', 'b'].map((name) => start('write', `${round}${name}`));
      for (const child of pair) {
        child.on('message', (seen: Seen) => {
          if (seen.accepted) accepted.push(seen.accepted);
          if (seen.sent) sent.push(seen.sent);
        });
      }
      await Promise.all(pair.map((child) => once(child, 'message')));
      await new Promise((resolve) => setTimeout(resolve, random.next() * 150));
      await Promise.all(pair.map(kill));
    }
    const store = await openStore(nodeDriver(folder));
    const { leads } = await store.leads.page({ order: 'oldest', limit: 100_000 }, START);
    const states = new Map(leads.map(({ key, state }) => [key, state]));
    expect(
      accepted.filter((key) => !states.has(key)),
      `seed ${seed}`,
    ).toEqual([]);
    expect(
      sent.filter((key) => states.get(key) !== 'sent'),
      `seed ${seed}`,
    ).toEqual([]);
    expect(accepted.length, `seed ${seed}`).toBeGreaterThan(20);
    expect(store.database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    // What the triggers have counted is what is there.
    expect(store.database.all('SELECT level, sum(load) AS n FROM client_load GROUP BY level')).toEqual(
      [0, 1, 2].map((level) => ({ level, n: leads.length })),
    );
    store.database.close();
  });
});
