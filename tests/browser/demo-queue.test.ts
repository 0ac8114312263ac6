import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue, flushDemoQueue, watchDemoQueue } from '@/lib/browser/demo-queue';
import { startFakeServer } from '@/tests/mail/fake-server';

const DAY = 24 * 60 * 60 * 1000;

type Answer = { status: number; type?: string; headers?: Record<string, string> } | 'no connection';
let answerTo: (key: string) => Answer;
let received: { key: string; body: unknown }[];
let storage: Storage;

/** A browser's storage: its items are its own keys, its methods are not. */
function fakeStorage(): Storage {
  const storage = Object.create({
    getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
    setItem: (name: string, value: string) => void Object.assign(storage, { [name]: value }),
    removeItem: (name: string) => Reflect.deleteProperty(storage, name),
  });
  return storage;
}

/** A lock that is granted to one after the other, as across the tabs of a browser. */
function fakeLocks() {
  let last = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => {
    const own = last.then(work);
    last = own.catch(() => {});
    return own;
  };
  return { request };
}

beforeEach(async () => {
  received = [];
  answerTo = () => ({ status: 200 });
  const { baseUrl, close } = await startFakeServer(({ path, headers, body }, response) => {
    if (path.endsWith(' /accesso')) return response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
    const key = String(headers['idempotency-key']);
    received.push({ key, body: JSON.parse(body) });
    const answer = answerTo(key);
    if (answer === 'no connection') return response.destroy();
    const { status, type = 'application/json', headers: more } = answer;
    return response.writeHead(status, { 'Content-Type': type, ...more }).end('{}');
  });
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const { fetch } = globalThis;
  // The fetch of a page knows its server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(baseUrl + path, init));
  return close;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const kept = () =>
  Object.keys(storage)
    .map((name) => name.replace('richiesta-demo:', ''))
    .sort();
const keysReceived = () => received.map(({ key }) => key).sort();
const keep = (...keys: string[]) => {
  for (const key of keys) enqueue({ form: 'demo', nomeAzienda: key }, key);
};

describe('the demo queue of the browser (D18)', () => {
  it.each([
    ['removes a request that the server has already (409)', 409, []],
    ['keeps a request that the server refuses (422)', 422, ['b']],
  ])('%s, and sends the others', async (_, status, left) => {
    // A proxy refuses in HTML.
    answerTo = (key) => (key === 'b' ? { status, type: 'text/html' } : { status: 200 });
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b', 'c']);
    expect(kept()).toEqual(left);
  });

  it.each<[string, Answer]>([
    ['408', { status: 408 }],
    ['429', { status: 429 }],
    ['503', { status: 503 }],
    ['a page of HTML', { status: 200, type: 'text/html; charset=utf-8' }],
    ['a redirect to the login of a network', { status: 302, headers: { Location: '/accesso' } }],
    ['a lost connection', 'no connection'],
  ])('keeps all requests and tries no other after %s', async (_, answer) => {
    answerTo = () => answer;
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(received).toHaveLength(1);
    expect(kept()).toEqual(['a', 'b', 'c']);
  });

  it('sends each request once, even if two tabs begin at the same time', async () => {
    keep('a', 'b');
    await Promise.all([flushDemoQueue(), flushDemoQueue()]);
    expect(keysReceived()).toEqual(['a', 'b']);
    expect(received.find(({ key }) => key === 'a')?.body).toEqual({ form: 'demo', nomeAzienda: 'a' });
    expect(kept()).toEqual([]);
  });

  it('tries again in a second tab that was waiting if the attempt of the first tab fails', async () => {
    answerTo = () => ({ status: received.length === 1 ? 503 : 200 });
    keep('a');
    await Promise.all([flushDemoQueue(), flushDemoQueue()]);
    expect(keysReceived()).toEqual(['a', 'a']);
    expect(kept()).toEqual([]);
  });

  it('drops a request after seven days, and not before', async () => {
    const entry = (age: number) => JSON.stringify({ payload: { form: 'demo' }, savedAt: Date.now() - age });
    storage.setItem('richiesta-demo:vecchia', entry(7 * DAY + 1000));
    storage.setItem('richiesta-demo:ancora', entry(7 * DAY - 60_000));
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['ancora']);
    expect(kept()).toEqual([]);
  });

  it('lets a request outlive the page (keepalive), unless its body is too long for that', async () => {
    keep('short');
    enqueue({ note: 'è'.repeat(20_000) }, 'too long');
    const fetched = vi.spyOn(globalThis, 'fetch');
    await flushDemoQueue();
    const keptAlive = fetched.mock.calls.map(([, init]) => [
      new Headers(init?.headers).get('Idempotency-Key'),
      init?.keepalive,
    ]);
    expect(Object.fromEntries(keptAlive)).toEqual({ short: true, 'too long': false });
  });

  it('tries when the page is shown, also from the cache, and when the connection returns', async () => {
    const listeners: Record<string, () => void> = {};
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
      listeners[name] = listener;
    });
    watchDemoQueue();
    for (const [name, event] of Object.entries({ a: 'pageshow', b: 'online' })) {
      keep(name);
      listeners[event]?.();
      await expect.poll(kept).toEqual([]);
    }
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b']);
  });
});
