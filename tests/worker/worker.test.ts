import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { LEADS_PATH } from '@/lib/mail/leads-protocol';
import type { Summary } from '@/lib/mail/store/leads';
import { runMail } from '@/lib/tools/mail/command';
import { startFakeProvider } from '../mail/fake-provider';
import { contact, demo, errorOf } from '../mail/mail-fixture';
import { Line, statuses as statusesOf } from '../server/server-fixture';
import { fastWorkerd } from './fast-workerd';
import type { Workerd } from './workerd';

const SECRET = 'un-segreto-lungo-almeno-trentadue-caratteri';
const json = { 'Content-Type': 'application/json' };

let fakeProvider: Awaited<ReturnType<typeof startFakeProvider>>;
let running: Workerd[] = [];
let folder: string;
beforeEach(async () => {
  fakeProvider = await startFakeProvider();
  folder = await mkdtemp(join(tmpdir(), 'worker-test-'));
});
afterEach(async () => {
  await Promise.all(running.map((each) => each.remove()));
  running = [];
  await fakeProvider.close();
  await rm(folder, { recursive: true, force: true });
});

/** The worker on workerd, sending to the fake provider unless given. */
async function open(
  options: {
    sends?: boolean;
    speed?: number;
    variables?: Record<string, string>;
    site?: string;
    canFail?: boolean;
    isCloudflare?: boolean;
  } = {},
) {
  const { sends = true, speed = 50, variables = {}, site, canFail = false, isCloudflare = false } = options;
  const worker = await fastWorkerd({
    speed,
    site,
    canFail,
    isCloudflare,
    ...(sends ? { provider: fakeProvider.baseUrl } : {}),
    variables: { LEADS_SECRET: SECRET, ...variables },
  });
  running.push(worker);
  await worker.start();
  return worker;
}

const post = (worker: Workerd, body: object, headers: Record<string, string> = {}) =>
  fetch(`${worker.url}/api/send-email`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

/** A post of so many bytes that does not say how many. */
function streamed(size: number): RequestInit {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: json, duplex: 'half' };
  return { ...init, body: new Blob(['x'.repeat(size)]).stream() };
}

const formPost = (worker: Workerd, fields: Record<string, string>) =>
  fetch(`${worker.url}/api/send-email`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  });

const askLeads = (
  worker: Workerd,
  secret: string | undefined,
  { asked = { do: 'summary', lateAfterMs: 0 }, headers = {} }: { asked?: object; headers?: object } = {},
) =>
  fetch(worker.url + LEADS_PATH, {
    method: 'POST',
    headers: { ...json, ...headers, ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(asked),
  });

/** Asks the object itself, as failing-worker.ts has it. */
const askObject = (worker: Workerd, what: 'fail' | 'full' | 'work' | 'alarm' | 'asked') =>
  fetch(`${worker.url}/healthz`, { headers: { 'X-Test': what } });

/** Posts from these addresses, one after the other, as a client says or Cloudflare does. @returns the statuses */
async function postFrom(worker: Workerd, addresses: readonly string[], headers: Record<string, string>) {
  const statuses: number[] = [];
  for (const address of addresses) {
    const answer = await post(worker, contact, { 'CF-Connecting-IP': address, ...headers });
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  return statuses;
}

/** Runs a command as the owner does. */
async function mail(worker: Workerd, args: string, leadsSecret: string | undefined = SECRET) {
  const output: string[] = [];
  const code = await runMail([...args.split(' ').filter(Boolean), '--worker', worker.url], {
    root: folder,
    channels: [],
    leadsSecret,
    now: Date.now(),
    folder,
    out: (text) => output.push(text),
    err: (text) => output.push(text),
  });
  return { code, output: output.join('\n') };
}

describe('the worker (D17, D40)', () => {
  it('sends what it has accepted after a crash, woken by its alarm alone, with the same key and bytes', async () => {
    fakeProvider.replies.push('503-html', 'reset-after', '500-json');
    const worker = await open();
    const key = crypto.randomUUID();
    expect((await post(worker, contact, { 'Idempotency-Key': key })).status).toBe(200);
    await worker.kill();
    const before = fakeProvider.received.length;
    await worker.start();
    await expect.poll(() => fakeProvider.delivered.length, { timeout: 15_000 }).toBe(1);
    await expect.poll(() => fakeProvider.received.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
    expect(fakeProvider.received.length).toBeGreaterThan(before);
    expect(new Set(fakeProvider.received.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([key]),
    );
    expect(new Set(fakeProvider.received.map(({ body }) => body)).size).toBe(1);
    // A repeat is known after the crash too.
    expect((await post(worker, contact, { 'Idempotency-Key': key })).status).toBe(200);
    expect((await post(worker, demo, { 'Idempotency-Key': key })).status).toBe(409);
  });

  it('keeps what the provider refuses as a dead letter, which the owner reads, sends again and deletes', async () => {
    fakeProvider.replies.push('422');
    const worker = await open();
    expect((await post(worker, demo)).status).toBe(200);
    // What was sent meanwhile is stored now.
    await expect.poll(async () => (await mail(worker, 'status')).code).toBe(2);
    const listed = await mail(worker, '');
    expect(listed.output).toContain('DA CONTROLLARE (1)');
    const [, key = ''] = /DA CONTROLLARE.*?([0-9a-f-]{36})/s.exec(listed.output) ?? [];
    const shown = await mail(worker, `show ${key.slice(0, 8)}`);
    expect(shown.output).toContain('Studio Bianchi');
    expect(shown.output).toContain('422');
    expect((await mail(worker, `retry ${key}`)).code).toBe(0);
    const arrived = () => fakeProvider.delivered.map(({ payload }) => payload.subject);
    await expect.poll(arrived, { timeout: 15_000 }).toContain('Richiesta demo: Studio Bianchi');
    expect((await mail(worker, 'export lead.csv')).code).toBe(0);
    expect(await readFile(join(folder, 'lead.csv'), 'utf8')).toContain('luca@bianchi.example');
    expect((await mail(worker, 'find bianchi')).output).toContain('Trovato 1 messaggio');
    expect((await mail(worker, 'erase luca@bianchi.example --yes')).output).toContain('Cancellati: 1');
    expect((await mail(worker, 'list --all')).output).not.toContain('Bianchi');
  });

  it('without a provider key keeps every message, through a crash', async () => {
    const worker = await open({ sends: false });
    expect((await post(worker, contact)).status).toBe(200);
    await worker.kill();
    await worker.start();
    const { code, output } = await mail(worker, '');
    expect([code, output.includes('Niccolò')]).toEqual([0, true]);
    expect(fakeProvider.requests()).toBe(0);
  });

  it('limits what one address may send, also after a crash; the address is the one that the platform names', async () => {
    const worker = await open({ variables: { RATE_LIMIT_MAX: '1' }, isCloudflare: true });
    const forged = {
      'CF-Blob': '{"colo":"MXP"}',
      'X-Client-Address': '192.0.2.99',
      'X-Forwarded-For': '192.0.2.99',
    };
    expect(await postFrom(worker, ['192.0.2.1'], forged)).toEqual([200]);
    await worker.kill();
    await worker.start();
    const addresses = ['192.0.2.1', '192.0.2.2', '2001:db8:0:1::1', '2001:DB8:0:1:ffff::2'];
    expect(await postFrom(worker, addresses, forged)).toEqual([429, 200, 200, 429]);
    expect(worker.output()).not.toContain('proxy_not_trusted');
  });

  it.each([
    ['workerd alone, which knows the socket', false],
    ['a Cloudflare that has not seen the request', true],
  ])('believes no address that the client names itself: %s', async (_, isCloudflare) => {
    const worker = await open({ variables: { RATE_LIMIT_MAX: '1' }, isCloudflare });
    const forged = { 'X-Forwarded-For': '192.0.2.4' };
    expect(await postFrom(worker, ['192.0.2.1', '192.0.2.2'], {})).toEqual([200, 429]);
    expect(await postFrom(worker, ['192.0.2.3'], forged)).toEqual([429]);
    expect(worker.output().match(/"proxy_not_trusted".*TRUST_PROXY/g)).toHaveLength(1);
  });

  it('believes the proxies before it that TRUST_PROXY counts', async () => {
    const worker = await open({ variables: { RATE_LIMIT_MAX: '1', TRUST_PROXY: '1' } });
    const [first, second] = [
      { 'X-Forwarded-For': '192.0.2.8, 192.0.2.1' },
      { 'X-Forwarded-For': '192.0.2.2' },
    ];
    expect(await postFrom(worker, ['192.0.2.1', '192.0.2.2'], first)).toEqual([200, 429]);
    expect(await postFrom(worker, ['192.0.2.1'], second)).toEqual([200]);
    // Or by Cloudflare's header, where the proxy writes that one.
    expect(await postFrom(worker, ['192.0.2.5', '192.0.2.5', '192.0.2.6'], {})).toEqual([200, 429, 200]);
    expect(worker.output()).not.toContain('proxy_not_trusted');
  });

  it('counts a form post and its repeat after a crash as one', async () => {
    const worker = await open({ sends: false });
    const fields = { form: 'newsletter', email: 'ada@prova.example', gdpr: 'Y' };
    const first = await formPost(worker, fields);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/newsletter/iscritto']);
    await worker.kill();
    await worker.start();
    expect((await formPost(worker, fields)).status).toBe(303);
    const { result }: { result: Summary } = await (await askLeads(worker, SECRET)).json();
    expect(result.counts.waiting).toBe(1);
  });

  it('refuses what is wrong with the statuses and headers of the endpoint', async () => {
    const worker = await open({ sends: false });
    const refused = await post(worker, { ...contact, email: 'no' });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([422, 'invalid_fields']);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await post(worker, contact, { Origin: 'https://altrove.example' })).status).toBe(403);
    const got = await fetch(`${worker.url}/api/send-email`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('with a wrong setting says so in the log and to visitors, and goes on serving pages', async () => {
    await writeFile(join(folder, '500.html'), 'Qualcosa non ha funzionato');
    await writeFile(join(folder, '404.html'), 'Pagina non trovata');
    await writeFile(join(folder, 'prezzi.html'), 'Prezzi');
    const worker = await open({ variables: { MAIL_TO: 'nessuno', LEADS_SECRET: 'corto' }, site: folder });
    const refused = await post(worker, contact);
    expect([refused.status, (await errorOf(refused)).message.includes(site.phone.label)]).toEqual([
      503,
      true,
    ]);
    const shown = await formPost(worker, { form: 'contact' });
    expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
      503,
      'text/html; charset=utf-8',
      'Qualcosa non ha funzionato',
    ]);
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(503);
    expect((await askLeads(worker, 'corto')).status).toBe(503);
    expect(await (await fetch(`${worker.url}/prezzi`)).text()).toBe('Prezzi');
    expect((await fetch(`${worker.url}/nessuna`)).status).toBe(404);
    expect(worker.output()).toContain('MAIL_TO');
    expect(worker.output()).toContain('LEADS_SECRET');
    expect(worker.output()).not.toContain('corto');
  });

  it.each([
    ['a backslash in the path', 400, 'POST /api\\send-email HTTP/1.1\r\nHost: sito.example'],
    ['a backslash before a page', 400, 'GET /\\prezzi?a=b HTTP/1.1\r\nHost: sito.example'],
    ['a host that is none', 400, 'GET /prezzi HTTP/1.1\r\nHost: 300.300.300.300'],
    ['a GET of the endpoint with a body', 405, 'GET /api/send-email HTTP/1.1\r\nHost: sito.example'],
    ['a GET of the health with a body', 200, 'GET /healthz HTTP/1.1\r\nHost: sito.example'],
    ['a GET of a page with a body', 404, 'GET /prezzi HTTP/1.1\r\nHost: sito.example'],
    ['a GET of the leads with a body', 404, 'GET /api/leads HTTP/1.1\r\nHost: sito.example'],
  ])('answers %s with %i, and no line in the log tells', async (_, status, head) => {
    const worker = await open({ sends: false });
    const rest = 'Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    expect(statusesOf(await new Line(worker.port).write(`${head}\r\n${rest}`).ended)).toEqual([status]);
    expect(worker.output()).not.toMatch(/"level":"error"|"submission"|exception/);
  });

  it('says what is wrong with a body that is too long, and answers the next one', async () => {
    const worker = await open({ sends: false });
    for (const size of [65_537, 1_000_000]) {
      const refused = await fetch(`${worker.url}/api/send-email`, {
        method: 'POST',
        headers: json,
        body: 'x'.repeat(size),
      });
      expect([refused.status, (await errorOf(refused)).code]).toEqual([413, 'too_large']);
    }
    const form = await formPost(worker, { form: 'contact', message: 'x'.repeat(70_000) });
    expect([form.status, form.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(form.headers.get('content-security-policy')).toContain('style-src');
    expect(await form.text()).toContain(site.phone.label);
    expect((await post(worker, contact)).status).toBe(200);
    expect(worker.output()).not.toContain('Uncaught');
  });
});

describe('what the object of a worker is asked', () => {
  it('is nothing that the worker can refuse by itself', async () => {
    const worker = await open({ canFail: true });
    const asked = async (): Promise<number> => (await askObject(worker, 'asked')).json();
    const endpoint = `${worker.url}/api/send-email`;
    const refusals: [number, Promise<Response>][] = [
      [405, fetch(endpoint)],
      [405, fetch(endpoint, { method: 'DELETE' })],
      [403, post(worker, contact, { Origin: 'https://altrove.example' })],
      [403, post(worker, contact, { 'Sec-Fetch-Site': 'cross-site' })],
      [415, post(worker, contact, { 'Content-Type': 'text/plain' })],
      [413, fetch(endpoint, { method: 'POST', headers: json, body: 'x'.repeat(65_537) })],
      [413, fetch(endpoint, streamed(65_537))],
      [404, askLeads(worker, undefined)],
      [404, askLeads(worker, `${SECRET}x`)],
      [405, fetch(worker.url + LEADS_PATH, { headers: { Authorization: `Bearer ${SECRET}` } })],
    ];
    for (const [status, answer] of refusals) expect((await answer).status).toBe(status);
    expect([await asked(), worker.output()]).toEqual([0, expect.not.stringContaining('"submission"')]);
    expect([(await post(worker, contact)).status, await asked()]).toEqual([200, 1]);
  });

  it('is its health no oftener than every ten seconds, whoever asks and goes away', async () => {
    const worker = await open({ canFail: true });
    const health = (signal?: AbortSignal) => fetch(`${worker.url}/healthz`, signal ? { signal } : {});
    for (let index = 0; index < 5; index += 1) {
      const gone = new AbortController();
      void health(gone.signal).catch(() => {});
      gone.abort();
    }
    const answers = await Promise.all(Array.from({ length: 30 }, () => health()));
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([200, { well: true, sending: true }]);
    }
    expect(await (await askObject(worker, 'asked')).json()).toBe(1);
  });
});

describe('a worker whose database fails', () => {
  it('sends within the request, with the limit and the keys of form posts in memory', async () => {
    const worker = await open({ canFail: true, variables: { RATE_LIMIT_MAX: '2' } });
    await askObject(worker, 'fail');
    expect((await post(worker, contact)).status).toBe(200);
    const fields = { form: 'newsletter', email: 'ada@prova.example', gdpr: 'Y' };
    for (const _ of [1, 2]) expect((await formPost(worker, fields)).status).toBe(303);
    expect(fakeProvider.delivered).toHaveLength(2);
    expect((await post(worker, demo)).status).toBe(429);
    await askObject(worker, 'work');
    // The repeat of what was sent while it failed is one still.
    expect((await formPost(worker, fields)).status).toBe(303);
    expect((await post(worker, demo)).status).toBe(200);
    await expect.poll(() => fakeProvider.delivered.length, { timeout: 15_000 }).toBe(3);
  });

  it('says 503 with the phone number where the provider is away too, and does not count it', async () => {
    const worker = await open({ canFail: true, variables: { RATE_LIMIT_MAX: '1' } });
    await askObject(worker, 'fail');
    fakeProvider.replies.push('503-html');
    const refused = await post(worker, contact);
    expect([refused.status, (await errorOf(refused)).message.includes(site.phone.label)]).toEqual([
      503,
      true,
    ]);
    expect((await post(worker, contact)).status).toBe(200);
    expect((await post(worker, demo)).status).toBe(429);
  });

  it('stores nothing more with 1 GB in it: sends within the request, or says 503 with the phone number', async () => {
    const worker = await open({ canFail: true });
    await askObject(worker, 'full');
    expect((await post(worker, contact)).status).toBe(200);
    expect(fakeProvider.delivered).toHaveLength(1);
    fakeProvider.replies.push('503-html');
    const refused = await post(worker, demo);
    expect([refused.status, (await errorOf(refused)).message.includes(site.phone.label)]).toEqual([
      503,
      true,
    ]);
    await askObject(worker, 'work');
    expect((await mail(worker, 'status')).output).toContain('In attesa 0, in invio 0, inviati 0,');
    expect((await post(worker, demo)).status).toBe(200);
    await expect.poll(async () => (await mail(worker, 'status')).output).toContain('inviati 2,');
  });

  it('has an alarm that does not fail, and is followed by another one', async () => {
    const worker = await open({ canFail: true });
    await askObject(worker, 'fail');
    expect(await (await askObject(worker, 'alarm')).json()).toEqual({ rejection: null, isSet: true });
    expect(worker.output()).toContain('SQLITE_IOERR');
  });
});

describe('the leads of a worker', () => {
  it('are for the secret alone; everybody else gets what an unknown address gives', async () => {
    const worker = await open({ sends: false });
    await post(worker, contact);
    for (const secret of [undefined, '', 'x', `${SECRET}x`, SECRET.slice(1)]) {
      expect([secret, (await askLeads(worker, secret)).status]).toEqual([secret, 404]);
    }
    expect((await fetch(worker.url + LEADS_PATH)).status).toBe(404);
    const opened = await askLeads(worker, SECRET);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await askLeads(worker, SECRET, { asked: { do: 'drop' } })).status).toBe(400);
    const { code, output } = await mail(worker, 'list', 'un-altro-segreto-di-almeno-32-caratteri');
    expect([code, output.includes('LEADS_SECRET')]).toEqual([1, true]);
    expect((await mail(worker, 'list', '')).output).toContain('Manca LEADS_SECRET');
  });

  it('are for nobody where no secret is set', async () => {
    const worker = await open({ sends: false, variables: { LEADS_SECRET: '' } });
    for (const secret of [undefined, '', 'undefined', SECRET]) {
      expect((await askLeads(worker, secret)).status).toBe(404);
    }
  });

  it('stay open to the owner, however many others ask without the secret', async () => {
    const worker = await open({ sends: false, variables: { RATE_LIMIT_MAX: '1' } });
    const asked = async (secret?: string) => {
      const answer = await askLeads(worker, secret);
      await answer.body?.cancel();
      return answer.status;
    };
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 400; attempt += 1) {
      statuses.add(await asked(attempt % 2 ? undefined : `${attempt}`));
    }
    expect([[...statuses], await asked(SECRET)]).toEqual([[404], 200]);
  });
});
