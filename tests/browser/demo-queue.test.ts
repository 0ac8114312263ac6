import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue, flushDemoQueue, watchDemoQueue } from '@/lib/browser/demo-queue';

const DAY = 24 * 60 * 60 * 1000;

let answerTo: (key: string) => Response | Promise<Response>;
let received: { key: string; body: unknown }[];
let storage: Storage;

const answer = (status: number, type = 'application/json') =>
  new Response('{}', { status, headers: { 'Content-Type': type } });

/** As in a browser, the keys of the object are the stored names: the methods are in its prototype. */
function fakeStorage(): Storage {
  const storage = Object.create({
    getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
    setItem: (name: string, value: string) => void Object.assign(storage, { [name]: value }),
    removeItem: (name: string) => Reflect.deleteProperty(storage, name),
  });
  return storage;
}

/** A lock that one request has at a time, as across the tabs of a browser. */
function fakeLocks() {
  let last = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => {
    const own = last.then(work);
    last = own.catch(() => {});
    return own;
  };
  return { request };
}

beforeEach(() => {
  received = [];
  answerTo = () => answer(200);
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key') ?? '';
    received.push({ key, body: JSON.parse(String(body)) });
    return answerTo(key);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const keysKept = () =>
  Object.keys(storage)
    .map((name) => name.replace('richiesta-demo:', ''))
    .sort();
const keysReceived = () => received.map(({ key }) => key).sort();
const keep = (...keys: string[]) => {
  for (const key of keys) enqueue({ form: 'demo', nomeAzienda: key }, key);
};

describe('the demo queue of the browser (D18)', () => {
  it('removes a request that the server has already, and goes on with the others', async () => {
    answerTo = (key) => answer(key === 'b' ? 409 : 200);
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b', 'c']);
    expect(keysKept()).toEqual([]);
  });

  it('keeps a request that the server or a proxy refuses, and goes on with the others', async () => {
    answerTo = (key) => (key === 'b' ? answer(403, 'text/html') : answer(200));
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b', 'c']);
    expect(keysKept()).toEqual(['b']);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['408', () => answer(408)],
    ['429', () => answer(429)],
    ['503', () => answer(503)],
    ['the page of another server', () => answer(200, 'text/html; charset=utf-8')],
    [
      'a redirect to the login of a network',
      () => Object.defineProperty(answer(200), 'redirected', { value: true }),
    ],
    ['a lost connection', () => Promise.reject(new TypeError())],
  ])('tries only one request and keeps all after %s', async (_, reply) => {
    answerTo = reply;
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(received).toHaveLength(1);
    expect(keysKept()).toEqual(['a', 'b', 'c']);
  });

  it('sends each request once, also when two tabs begin at the same time', async () => {
    keep('a', 'b');
    await Promise.all([flushDemoQueue(), flushDemoQueue()]);
    expect(keysReceived()).toEqual(['a', 'b']);
    expect(received.find(({ key }) => key === 'a')?.body).toEqual({ form: 'demo', nomeAzienda: 'a' });
    expect(keysKept()).toEqual([]);
  });

  it('tries again in the next tab if the attempt of the first has failed', async () => {
    answerTo = () => answer(received.length === 1 ? 503 : 200);
    keep('a');
    await Promise.all([flushDemoQueue(), flushDemoQueue()]);
    expect(keysReceived()).toEqual(['a', 'a']);
    expect(keysKept()).toEqual([]);
  });

  it('gives up after seven days, and not before', async () => {
    const entry = (age: number) => JSON.stringify({ payload: { form: 'demo' }, savedAt: Date.now() - age });
    storage.setItem('richiesta-demo:vecchia', entry(7 * DAY + 1000));
    storage.setItem('richiesta-demo:ancora', entry(7 * DAY - 60_000));
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['ancora']);
    expect(keysKept()).toEqual([]);
  });

  it('sends a request that outlives the page, unless it is too long for that', async () => {
    keep('short');
    enqueue({ note: 'è'.repeat(20_000) }, 'too long');
    const fetched = vi.spyOn(globalThis, 'fetch');
    await flushDemoQueue();
    const calls = fetched.mock.calls.map(([, init]) => [String(init?.body).length < 20_000, init?.keepalive]);
    expect(calls.toSorted()).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('works without locks', async () => {
    vi.stubGlobal('navigator', {});
    keep('a');
    await flushDemoQueue();
    expect(keysKept()).toEqual([]);
  });

  it('is empty without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    keep('a');
    await flushDemoQueue();
    expect(received).toEqual([]);
  });

  it('tries on a page view, when the connection returns and when the page comes back from the cache', async () => {
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    });
    keep('a');
    watchDemoQueue();
    await expect.poll(keysKept).toEqual([]);
    keep('b');
    listeners.online?.({});
    await expect.poll(keysKept).toEqual([]);
    keep('c');
    const lockRequests = vi.spyOn(navigator.locks, 'request');
    listeners.pageshow?.({ persisted: false });
    expect(lockRequests).not.toHaveBeenCalled();
    listeners.pageshow?.({ persisted: true });
    await expect.poll(keysKept).toEqual([]);
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b', 'c']);
  });
});
