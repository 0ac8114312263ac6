import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { LEADS_PATH, type LeadsRequest, MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { LeadPage } from '@/lib/mail/store/leads';
import { type FakeProvider, startFakeProvider } from '@/tests/mail/fake-provider';
import { startFakeReceiver, SECRET as WEBHOOK_SECRET } from '@/tests/mail/fake-receiver';
import { contact, demo, errorOf, newsletter } from '@/tests/mail/mail-fixture';
import { RawClient, post as rawPost, statuses as statusesOf } from '@/tests/server/server-fixture';
import { fastWorkerd } from './fast-workerd';

const SECRET = 'un-segreto-lungo-almeno-trentadue-caratteri';
const json = { 'Content-Type': 'application/json' };

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
  return provider.close;
});

type Options = Partial<Parameters<typeof fastWorkerd>[0]> & { sends?: boolean };

/**
 * The Cloudflare worker on workerd until the test ends, and functions that send requests to it. `sends`: whether it has the
 * provider.
 */
async function open({ sends = true, variables, ...options }: Options = {}) {
  const worker = await fastWorkerd({
    speed: 50,
    ...(sends ? { provider: provider.baseUrl } : {}),
    ...options,
    variables: { LEADS_SECRET: SECRET, ...variables },
  });
  onTestFinished(worker.remove);
  await worker.start();
  const ask = (path: string, init?: RequestInit) => fetch(worker.url + path, { redirect: 'manual', ...init });
  const postTo = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const post = (body: object, headers?: Record<string, string>) => postTo(ENDPOINT, body, headers);
  const askLeads = (request: LeadsRequest | object, secret = SECRET) =>
    postTo(LEADS_PATH, request, { Authorization: `Bearer ${secret}` });

  async function leads() {
    const answer = await askLeads({ do: 'page', order: 'oldest', limit: MAX_LEADS });
    return ((await answer.json()) as { result: LeadPage }).result.leads;
  }

  return {
    ...worker,
    ask,
    post,
    askLeads,
    leads,
    states: async () => (await leads()).map(({ state }) => state),
    formPost(fields: Record<string, string>) {
      const body = new URLSearchParams(fields);
      return ask(ENDPOINT, { method: 'POST', headers: { Accept: 'text/html' }, body });
    },
    /** Sends a command to the object itself (test-worker.ts). */
    command: (name: 'fail' | 'full' | 'work' | 'alarm' | 'requests') =>
      ask('/healthz', { headers: { 'X-Test': name } }).then((answer) => answer.text()),
    restart: () => worker.kill().then(worker.start),
  };
}

/** Expects a 503 with the phone number. */
async function expectUnavailable(answer: Response): Promise<void> {
  const { message } = await errorOf(answer);
  expect([answer.status, message]).toEqual([503, expect.stringContaining(site.phone.label)]);
}

it('sends what it has accepted after a crash, restarted only by its alarm, with the same key and bytes', async () => {
  provider.replies.push('500-html', 'reset-after', '500-json');
  const worker = await open();
  const key = crypto.randomUUID();
  expect((await worker.post(contact, { 'Idempotency-Key': key })).status).toBe(200);
  await worker.restart();
  await expect.poll(() => provider.received.length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => provider.delivered.length).toBe(1);
  const requests = provider.received.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`);
  expect([new Set(requests).size, requests[0]?.startsWith(key)]).toEqual([1, true]);
});

it('posts each lead to the webhook, also after a crash, and no sign-up', async () => {
  const receiver = await startFakeReceiver();
  onTestFinished(receiver.close);
  receiver.faults.push({ status: 503 }, { status: 503 });
  const variables = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const worker = await open({ sends: false, variables });
  const { id }: { id: string } = await (await worker.post(demo)).json();
  expect((await worker.post(newsletter)).status).toBe(200);
  await worker.restart();
  await expect.poll(() => [...receiver.leads.keys()]).toEqual([id]);
  expect(JSON.parse(receiver.leads.get(id)?.body ?? '').data).toMatchObject({ form: 'demo' });
});

it('lets the owner read a dead letter, send it again and delete it', async () => {
  provider.replies.push('422');
  const worker = await open();
  await worker.post(demo);
  // Without the notice about it, which may have been stored too.
  const demos = async () => (await worker.leads()).filter(({ form }) => form === 'demo');
  const states = async () => (await demos()).map(({ state }) => state);
  await expect.poll(states).toEqual(['dead']);
  const [lead] = await demos();
  const key = lead?.key ?? '';
  expect([lead?.fields, lead?.reason]).toMatchObject([{ email: demo.email }, expect.stringContaining('422')]);
  const answer = await worker.askLeads({ do: 'retry', key });
  expect(await answer.json()).toEqual({ result: true, channels: ['mail'] });
  await expect.poll(states).toEqual(['sent']);
  expect(provider.delivered.map((mail) => mail.key)).toContain(`${key}-1`);
  const otherKeys = Array.from({ length: MAX_LEADS - 1 }, () => crypto.randomUUID());
  const keys = [key, ...otherKeys];
  const erased = await worker.askLeads({ do: 'erase', keys });
  expect(await erased.json()).toMatchObject({ result: { erased: 1, sending: 0 } });
  expect(await demos()).toEqual([]);
  expect(worker.output()).toMatch(/"leads_changed".*"erase"/);
});

const summary: LeadsRequest = { do: 'summary' };

it('answers the owner’s commands only with the secret, even after more attempts than the limit of requests', async () => {
  const worker = await open({ sends: false, variables: { RATE_LIMIT_MAX: '1' } });
  const statuses = new Set<number>();
  for (let round = 0; round < 101; round += 1)
    for (const wrong of ['', `${SECRET}x`, SECRET.slice(1)])
      statuses.add((await worker.askLeads(summary, wrong)).status);
  expect([...statuses]).toEqual([404]);
  const answer = await worker.askLeads(summary);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await worker.askLeads({ do: 'drop' })).status).toBe(400);
});

it('answers no command of the owner if no secret is set', async () => {
  const worker = await open({ sends: false, variables: { LEADS_SECRET: '' } });
  for (const secret of ['', 'undefined', SECRET])
    expect((await worker.askLeads(summary, secret)).status).toBe(404);
});

it('limits by the address from Cloudflare, also after a crash', async () => {
  const worker = await open({ variables: { RATE_LIMIT_MAX: '1' } });
  const forged = { 'X-Client-Address': '192.0.2.99', 'X-Forwarded-For': '192.0.2.99' };
  const statusFrom = async (address: string, headers: object = forged) =>
    (await worker.post(contact, { 'CF-Connecting-IP': address, ...headers })).status;
  expect(await statusFrom('192.0.2.1')).toBe(200);
  await worker.restart();
  expect([await statusFrom('192.0.2.1'), await statusFrom('192.0.2.2')]).toEqual([429, 200]);
  // Without Cloudflare's header all clients share one limit, since they cannot set the worker's own header.
  expect(await statusFrom('', { 'X-Client-Address': '192.0.2.50' })).toBe(200);
  expect(await statusFrom('', { 'X-Client-Address': '192.0.2.51' })).toBe(429);
});

it('with a wrong setting logs its name without its value, answers 503, and still serves pages', async () => {
  const settings = { MAIL_TO: 'nessuno', LEADS_SECRET: 'corto', SMTP_URL: 'smtps://a:segreto@b.example' };
  const worker = await open({ variables: settings });
  await expectUnavailable(await worker.post(contact));
  const page = await worker.formPost({ form: 'contact' });
  expect([page.status, await page.text()]).toEqual([503, 'Pagina 500']);
  expect((await worker.ask('/healthz')).status).toBe(503);
  expect((await worker.askLeads({}, 'corto')).status).toBe(503);
  expect((await worker.ask('/nessuna')).status).toBe(404);
  for (const name of Object.keys(settings)) expect(worker.output()).toContain(name);
  expect(worker.output()).not.toMatch(/corto|segreto/);
});

it('answers malformed requests and wrong methods without an error in the log', async () => {
  const worker = await open({ sends: false });
  for (const [status, head] of [
    [400, 'POST /api\\send-email HTTP/1.1\r\nHost: sito.example'],
    [400, 'GET /prezzi HTTP/1.1\r\nHost: 300.300.300.300'],
    [405, 'GET /api/send-email HTTP/1.1\r\nHost: sito.example'],
    [200, 'GET /healthz HTTP/1.1\r\nHost: sito.example'],
    [404, 'GET /api/leads HTTP/1.1\r\nHost: sito.example'],
  ] as const) {
    const rest = 'Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    const received = await new RawClient(worker.port).write(`${head}\r\n${rest}`).ended;
    expect(statusesOf(received), head).toEqual([status]);
  }
  expect(worker.output()).not.toMatch(/"level":"error"|"submission"|exception/);
});

it('answers a body that is too long after it has arrived, so that a slow client gets the response', async () => {
  const worker = await open();
  const request = rawPost('x'.repeat(70_000));
  const client = new RawClient(worker.port).write(request.slice(0, 40_000));
  await pause(100);
  expect(client.received).toBe('');
  await client.write(request.slice(40_000)).until('"code":"too_large"');
  client.socket.destroy();
});

it('does not call its object for a request that it can refuse itself', async () => {
  const worker = await open();
  const requestCount = () => worker.command('requests');
  const long = { form: 'contact', message: 'x'.repeat(1_000_000) };
  const withoutLength = { body: new Blob(['x'.repeat(65_537)]).stream(), duplex: 'half' };
  for (const [status, response] of [
    [405, worker.ask(ENDPOINT)],
    [403, worker.post(contact, { Origin: 'https://altrove.example' })],
    [415, worker.post(contact, { 'Content-Type': 'text/plain' })],
    [413, worker.ask(ENDPOINT, { method: 'POST', headers: json, ...withoutLength })],
    [413, worker.post(long)],
    [413, worker.formPost(long)],
    [404, worker.askLeads({}, `${SECRET}x`)],
    [405, worker.ask(LEADS_PATH, { headers: { Authorization: `Bearer ${SECRET}` } })],
  ] as const)
    expect((await response).status).toBe(status);
  expect(await requestCount()).toBe('0');
  expect(worker.output()).not.toMatch(/"submission"|Uncaught/);
  const invalid = await worker.post({ ...contact, email: 'no' });
  expect([invalid.status, await requestCount()]).toEqual([422, '1']);
  expect(invalid.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('asks its object for its health once in ten seconds, even if the first client goes away', async () => {
  const worker = await open();
  const gone = new AbortController();
  void worker.ask('/healthz', { signal: gone.signal }).catch(() => {});
  gone.abort();
  const healths = await Promise.all(Array.from({ length: 30 }, () => worker.ask('/healthz')));
  for (const health of healths) expect(await health.json()).toMatchObject({ status: 'ok', sending: true });
  expect(await worker.command('requests')).toBe('1');
});

it.each([
  ['fails', 'fail'],
  ['is full', 'full'],
] as const)('sends within the request while its database %s, and stores again later', async (_, fault) => {
  const worker = await open();
  await worker.command(fault);
  expect([(await worker.post(contact)).status, provider.delivered.length]).toEqual([200, 1]);
  provider.replies.push('500-html');
  await expectUnavailable(await worker.post(demo));
  await worker.command('work');
  expect([await worker.states(), (await worker.post(demo)).status]).toEqual([[], 200]);
  await expect.poll(worker.states).toEqual(['sent']);
});

it('has an alarm that never fails, since the platform would drop it, and sets the next one', async () => {
  const worker = await open();
  await worker.command('fail');
  expect(await worker.command('alarm')).toBe('{"rejection":null,"isSet":true}');
});
