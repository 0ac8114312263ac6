import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { MINUTE_MS } from '@/lib/mail/clock';
import { openDatabase } from '@/lib/mail/store/database';
import { addFigures, type CountedFigure, MAX_FIGURES } from '@/lib/mail/store/figures';
import { createLeads } from '@/lib/mail/store/leads';
import { DATABASE_FILE, nodeDriver } from '@/lib/mail/store/node-driver';
import { createArrivals } from '@/lib/server/arrivals';
import { bundleServer } from '@/lib/tools/bundle-server.mjs';
import { freePort } from '../free-port';
import { manualClock } from '../mail/manual-clock';
import { ask } from './server-fixture';
import { servedSite } from './site-fixture';

const site = servedSite();

const VISIT = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'cross-site' };

/** Counts, and a store that fails from a write on that the test names. */
function counting() {
  const clock = manualClock();
  const log: LogEntry[] = [];
  const stored: CountedFigure[] = [];
  const its = { failsFrom: Number.POSITIVE_INFINITY, writes: 0 };
  const store = async (figures: readonly CountedFigure[]) => {
    its.writes += 1;
    if (its.writes >= its.failsFrom) throw new Error('disk');
    stored.push(...figures);
  };
  const { count, flush } = createArrivals({ store, clock, log: (entry) => log.push(entry) });
  return {
    ...{ its, clock, log, count, flush },
    days: () => stored.map(({ day }) => day),
    /** What is stored after another minute: kind, page, host, count. */
    async stored(): Promise<string[]> {
      clock.pass(MINUTE_MS);
      await flush();
      return stored.splice(0).map(({ day: _, ...figure }) => Object.values(figure).join(' '));
    },
    /** Counts a request without a server. */
    visit: (path: string, headers: Record<string, string> = {}, isFound = true) =>
      count(new Request(`https://sito.example${path}`, { headers: { ...VISIT, ...headers } }), path, isFound),
  };
}

/** The small site, which counts; `get` asks it as a browser does that comes from outside. */
async function openCounting() {
  const counted = counting();
  const { port } = await site.open(site.root, { onPage: counted.count, siteUrl: 'https://sito.example' });
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(port, target, { ...VISIT, ...headers }, method);
  return { ...counted, get };
}

/** A database until the test ends, and what it has counted. */
async function openStore() {
  const folder = await mkdtemp(join(tmpdir(), 'arrivals-'));
  const database = openDatabase(nodeDriver(folder));
  site.ends.push(database.close, () => rm(folder, { recursive: true }));
  const figures = async () => (await createLeads(database, []).stats({ limit: 9 })).figures;
  return { folder, database, figures };
}

describe('arrivals (D46)', () => {
  it('are pages that a browser opens from outside, also those that it has', async () => {
    const { get, stored } = await openCounting();
    const { headers } = await get('/soluzioni', { 'Sec-Fetch-Site': 'none' });
    const again = await get('/soluzioni', { 'If-None-Match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    await get('/?utm_source=a&name=Anna', { 'Sec-Fetch-Site': 'same-site' });
    await get('/%6eovita/perch%c3%a9%20no', { Referer: 'https://www.google.com/' });
    await get('/tecnologia/ai/');
    expect(await stored()).toEqual([
      'arrival /soluzioni  2',
      'arrival /  1',
      'arrival /novita/perch%C3%A9%20no www.google.com 1',
      'arrival /tecnologia/ai/  1',
    ]);
  });

  it.each([
    ['what is read inside the site', '/', { 'Sec-Fetch-Site': 'same-origin' }],
    ['what is fetched by a script', '/', { 'Sec-Fetch-Dest': 'empty' }],
    ['a frame', '/', { 'Sec-Fetch-Dest': 'iframe' }],
    ['a picture, also one that is opened as a document', '/images/quadro.svg', {}],
    ['a redirect', '/vecchia', {}],
    ['a final slash', '/soluzioni/', {}],
    ['another name of the site', '/', { Host: 'altro.example' }],
    ['HEAD', '/', {}, 'HEAD'],
    ['POST', '/', {}, 'POST'],
  ])('are not %s', async (_, target, headers: Record<string, string>, method = 'GET') => {
    const { get, stored, its } = await openCounting();
    await get(target, headers, method);
    expect([await stored(), its.writes]).toEqual([[], 0]);
  });

  it('are not what says nothing of itself, as programs do', async () => {
    const { stored, count, its } = counting();
    const url = 'https://sito.example/';
    for (const headers of [{}, { 'Sec-Fetch-Dest': 'document' }, { 'Sec-Fetch-Site': 'none' }])
      count(new Request(url, { headers: headers as Record<string, string> }), '/', true);
    expect([await stored(), its.writes]).toEqual([[], 0]);
  });

  it.each([
    ['https://Esempio.example:8443/a?b=c#d', 'esempio.example'],
    ['http://anna:segreto@esempio.example/', 'esempio.example'],
    ['android-app://com.Google.android.gm/', 'com.google.android.gm'],
    ['https://sito.example/prezzi', ''],
    ['https://SITO.example:444/', ''],
    ['esempio.example', ''],
    ['https://', ''],
    ['', ''],
    ['http://192.0.2.7/intranet', ''],
    ['http://[2001:db8::7]/', ''],
    [`https://${'a.'.repeat(50)}it/`, ''],
    [`https://${'a.'.repeat(46)}example/`, `${'a.'.repeat(46)}example`],
  ])('of %s come from %j', async (Referer, host) => {
    const { visit, stored } = counting();
    visit('/', { Referer });
    expect(await stored()).toEqual([`arrival / ${host} 1`]);
  });

  it('count for the day in Italy', async () => {
    const { visit, clock, flush, days } = counting();
    clock.set(Date.parse('2026-03-05T22:59:59Z'));
    for (const _ of [1, 2]) visit('/');
    clock.set(Date.parse('2026-03-05T23:00:00Z'));
    visit('/');
    await flush();
    expect(days()).toEqual(['2026-03-05', '2026-03-06']);
  });
});

describe('addresses asked for in vain', () => {
  it('are those of documents that are not there, wherever they were linked', async () => {
    const { get, stored } = await openCounting();
    await get('/nessuna?nome=Anna');
    await get('/nessun%61', { 'Sec-Fetch-Site': 'same-origin', Referer: 'https://sito.example/' });
    await get('/perch%c3%a9');
    await get('/nessuna.png', { 'Sec-Fetch-Dest': 'image' });
    await get('/nessuna', {}, 'HEAD');
    await get('/a%00b');
    expect(await stored()).toEqual(['missing /nessuna 2', 'missing /perch%C3%A9 1', 'missing /a%00b 1']);
  });

  it.each([
    '/disiscrivi/anna@rossi.example',
    '/disiscrivi/anna%40rossi.example',
    '/disiscrivi/anna%2540rossi.example',
    '/a%00anna%40rossi.example',
    `/${'a'.repeat(200)}`,
  ])('are not kept where they may name somebody, or are long: %s', async (target) => {
    const { get, stored, its } = await openCounting();
    expect((await get(target)).status).toBe(404);
    expect([await stored(), its.writes]).toEqual([[], 0]);
  });
});

describe('what is counted', () => {
  it('is kept for a minute, in bounded memory, and stored in steps', async () => {
    const { visit, stored, its } = counting();
    for (let index = 0; index < MAX_FIGURES + 3; index += 1) {
      visit('/', { Referer: `https://h${index}.example/` });
      visit(`/${index}`, {}, false);
    }
    visit('/', { Referer: 'https://h0.example/' });
    visit('/0', {}, false);
    expect(its.writes).toBe(0);
    const found = await stored();
    expect(found).toHaveLength(2 * MAX_FIGURES + 1);
    expect(found).toContain('arrival / h0.example 2');
    expect(found).toContain('arrival 3');
    expect(found).toContain('missing /0 2');
    expect(found).not.toContain(`missing /${MAX_FIGURES} 1`);
    expect(its.writes).toBeGreaterThan(3);
  });

  it('waits where the store fails, which is said once, and is stored once when it works again', async () => {
    const { visit, stored, its, log } = counting();
    its.failsFrom = 0;
    visit('/');
    visit('/x', {}, false);
    expect(await stored()).toEqual([]);
    visit('/');
    expect(await stored()).toEqual([]);
    expect(log).toEqual([{ event: 'figures_unstored', level: 'warn', reason: 'disk' }]);
    its.failsFrom = Number.POSITIVE_INFINITY;
    expect(await stored()).toEqual(['arrival /  2', 'missing /x 1']);
    expect(await stored()).toEqual([]);
  });

  it('is stored once where the store fails between two steps', async () => {
    const { visit, stored, its } = counting();
    for (let index = 0; index < MAX_FIGURES; index += 1) visit(`/${index}`);
    its.failsFrom = 2;
    const before = await stored();
    its.failsFrom = Number.POSITIVE_INFINITY;
    const after = await stored();
    expect(before.length).toBeGreaterThan(0);
    expect(after.length).toBeGreaterThan(0);
    expect(new Set([...before, ...after]).size).toBe(before.length + after.length);
    expect(before.length + after.length).toBe(MAX_FIGURES);
  });

  it('is stored by the minute, and at the end at once', async () => {
    const { visit, clock, its, flush } = counting();
    expect(clock.nextIn()).toBeUndefined();
    visit('/');
    clock.pass(MINUTE_MS - 1);
    visit('/');
    expect(its.writes).toBe(0);
    clock.pass(1);
    await flush();
    expect([its.writes, clock.nextIn()]).toEqual([1, undefined]);
    visit('/');
    await flush();
    expect([its.writes, clock.nextIn()]).toEqual([2, undefined]);
  });

  it('reaches the database, also through one that is moved away and brought back', async () => {
    const { folder, database, figures } = await openStore();
    const clock = manualClock();
    const log: LogEntry[] = [];
    const store = (counted: readonly CountedFigure[]) => addFigures(database, counted);
    const { count, flush } = createArrivals({ store, clock, log: (entry) => log.push(entry) });
    const { port } = await site.open(site.root, { onPage: count });
    await ask(port, '/soluzioni', VISIT);
    await flush();
    expect(await figures()).toMatchObject([{ kind: 'arrival', page: '/soluzioni', count: 1 }]);
    await rename(join(folder, DATABASE_FILE), join(folder, 'away'));
    expect((await ask(port, '/soluzioni', VISIT)).status).toBe(200);
    await flush();
    expect(log).toMatchObject([
      { event: 'figures_unstored', reason: expect.stringContaining('non c’è più') },
    ]);
    await rename(join(folder, 'away'), join(folder, DATABASE_FILE));
    await flush();
    expect(await figures()).toMatchObject([{ kind: 'arrival', page: '/soluzioni', count: 2 }]);
  });

  it('is stored by the server that is stopped, as it is bundled', async () => {
    const { folder, figures } = await openStore();
    await bundleServer(folder);
    await cp(site.root, join(folder, 'site'), { recursive: true });
    const port = await freePort();
    const { PATH } = process.env;
    const env = {
      NODE_ENV: 'production' as const,
      PATH,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      MAIL_SPOOL_DIR: folder,
    };
    const server = spawn(process.execPath, [join(folder, 'server.mjs')], {
      env,
      cwd: folder,
      stdio: 'ignore',
    });
    const ended = once(server, 'exit');
    site.ends.push(() => server.kill('SIGKILL'));
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await ask(port, '/soluzioni/legale', VISIT);
    await ask(port, '/nessuna', VISIT);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await figures()).toMatchObject([
      { kind: 'arrival', page: '/soluzioni/legale', count: 1 },
      { kind: 'missing', page: '/nessuna', count: 1 },
    ]);
  });
});
