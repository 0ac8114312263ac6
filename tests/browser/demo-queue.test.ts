import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue, flushDemoQueue, watchDemoQueue } from '@/lib/browser/demo-queue';
import { startFakeServer } from '@/tests/mail/fake-server';
import { openPage } from './fake-browser';

const DAY = 24 * 60 * 60 * 1000;

type Answer = { status: number; type?: string; headers?: Record<string, string> };
let answerTo: (key: string) => Answer;
let received: { key: string; body: unknown }[];
let storage: Storage;

beforeEach(async () => {
  received = [];
  answerTo = () => ({ status: 200 });
  const { baseUrl, close } = await startFakeServer(({ path, headers, body }, response) => {
    if (path.endsWith(' /accesso'))
      return response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok');
    const key = String(headers['idempotency-key']);
    received.push({ key, body: JSON.parse(body) });
    const { status, type = 'application/json', headers: more } = answerTo(key);
    return response.writeHead(status, { 'Content-Type': type, ...more }).end('{}');
  });
  const { fetch } = globalThis;
  // A page's fetch knows where the page comes from.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(baseUrl + path, init));
  storage = openPage();
  return close;
});
afterEach(() => void vi.unstubAllGlobals());

const kept = () =>
  Object.keys(storage)
    .map((name) => name.replace('richiesta-demo:', ''))
    .sort();
const keysReceived = () => received.map(({ key }) => key).sort();
const keep = (...keys: string[]) => {
  for (const key of keys) enqueue({ form: 'demo', nomeAzienda: key }, key);
};

describe('the demo queue of the browser (D18)', () => {
  it('takes 409 for an arrival: no browser uses a key twice', async () => {
    answerTo = () => ({ status: 409 });
    keep('a');
    await flushDemoQueue();
    expect(kept()).toEqual([]);
  });

  it.each([400, 403, 404, 413, 415, 422])(
    'keeps what is refused with %i, and goes on with the others',
    async (status) => {
      // A proxy refuses in HTML.
      answerTo = (key) => (key === 'b' ? { status, type: 'text/html' } : { status: 200 });
      keep('a', 'b', 'c');
      await flushDemoQueue();
      expect(keysReceived()).toEqual(['a', 'b', 'c']);
      expect(kept()).toEqual(['b']);
    },
  );

  it.each([408, 429, 500, 502, 503])('tries one of many while the server answers %i', async (status) => {
    answerTo = () => ({ status });
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(received).toHaveLength(1);
    expect(kept()).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['a page of another', { status: 200, type: 'text/html; charset=utf-8' }],
    ['a redirect to the log-in of a network', { status: 302, headers: { Location: '/accesso' } }],
    ['a redirect that keeps the post', { status: 307, headers: { Location: '/accesso' } }],
  ])('takes %s for no answer', async (_, answer) => {
    answerTo = () => answer;
    keep('a', 'b');
    await flushDemoQueue();
    expect(received).toHaveLength(1);
    expect(kept()).toEqual(['a', 'b']);
  });

  it('tries one while nothing listens, and never rejects', async () => {
    const attempts = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', attempts);
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(attempts).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual(['a', 'b', 'c']);
  });

  it('makes one request for each, also when two tabs begin at once, and forgets what was delivered', async () => {
    keep('a', 'b');
    await Promise.all([flushDemoQueue(), flushDemoQueue()]);
    expect(keysReceived()).toEqual(['a', 'b']);
    expect(received.find(({ key }) => key === 'a')?.body).toEqual({ form: 'demo', nomeAzienda: 'a' });
    expect(kept()).toEqual([]);
  });

  it('gives a tab its turn when the attempt of another has failed', async () => {
    let answers = 0;
    answerTo = () => ({ status: ++answers === 1 ? 503 : 200 });
    keep('a');
    await Promise.all([flushDemoQueue(), flushDemoQueue()]);
    expect(keysReceived()).toEqual(['a', 'a']);
    expect(kept()).toEqual([]);
  });

  it('gives up after seven days, and not before', async () => {
    const entry = (age: number) => JSON.stringify({ payload: { form: 'demo' }, savedAt: Date.now() - age });
    storage.setItem('richiesta-demo:vecchia', entry(7 * DAY + 1000));
    storage.setItem('richiesta-demo:ancora', entry(7 * DAY - 60_000));
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['ancora']);
    expect(kept()).toEqual([]);
  });

  it('lets its requests outlive the tab', async () => {
    const made: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      made.push(init);
      return new Response('{}');
    });
    keep('a');
    enqueue({ note: 'è'.repeat(20_000) }, 'long');
    await flushDemoQueue();
    const long = made.find(({ body }) => String(body).length > 20_000);
    const short = made.find(({ body }) => String(body).length < 20_000);
    expect(short?.keepalive).toBe(true);
    expect(long?.keepalive).toBe(false);
  });

  it('works without locks, and is empty without storage', async () => {
    storage = openPage({ hasLocks: false });
    keep('a');
    await flushDemoQueue();
    expect(kept()).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    keep('b');
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a']);
  });

  it('tries on a page view, when the connection returns and when the page comes back from the cache', async () => {
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    });
    keep('a');
    watchDemoQueue();
    await expect.poll(() => kept()).toEqual([]);
    keep('b');
    listeners.online?.({});
    await expect.poll(() => kept()).toEqual([]);
    keep('c');
    const turns = vi.spyOn(navigator.locks, 'request');
    listeners.pageshow?.({ persisted: false });
    expect(turns).not.toHaveBeenCalled();
    listeners.pageshow?.({ persisted: true });
    await expect.poll(() => kept()).toEqual([]);
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b', 'c']);
  });
});
