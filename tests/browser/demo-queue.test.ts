import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue, flushDemoQueue, watchDemoQueue } from '@/lib/browser/demo-queue';

const DAY = 24 * 60 * 60 * 1000;

const answerOf = (status: number, type = 'application/json') =>
  new Response('{}', { status, headers: { 'Content-Type': type } });
let answerTo: (key: string) => Response;
let received: { key: string; body: unknown; keepalive: boolean | undefined }[];
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

beforeEach(() => {
  received = [];
  answerTo = () => answerOf(200);
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('fetch', async (_: string, { headers, body, keepalive }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key') ?? '';
    received.push({ key, body: JSON.parse(String(body)), keepalive });
    return answerTo(key);
  });
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
  it.each([
    [409, 'removes a request that the server has already', []],
    [400, 'keeps a request that is refused', ['b']],
    [403, 'keeps a request that is refused', ['b']],
    [422, 'keeps a request that is refused', ['b']],
  ])('after %i %s, and goes on with the others', async (status, _, left) => {
    // A proxy refuses in HTML.
    answerTo = (key) => (key === 'b' ? answerOf(status, 'text/html') : answerOf(200));
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b', 'c']);
    expect(kept()).toEqual(left);
  });

  it.each<[string, () => Response]>([
    ['408', () => answerOf(408)],
    ['429', () => answerOf(429)],
    ['500', () => answerOf(500)],
    ['503', () => answerOf(503)],
    ['the page of another server', () => answerOf(200, 'text/html; charset=utf-8')],
    [
      'a redirect, as to the login of a network',
      () => Object.defineProperty(answerOf(200), 'redirected', { value: true }),
    ],
    [
      'no connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('tries only one request and keeps them all after %s', async (_, answer) => {
    answerTo = answer;
    keep('a', 'b', 'c');
    await flushDemoQueue();
    expect(received).toHaveLength(1);
    expect(kept()).toEqual(['a', 'b', 'c']);
  });

  it('sends each request once, also when two tabs begin at the same time', async () => {
    keep('a', 'b');
    await Promise.all([flushDemoQueue(), flushDemoQueue()]);
    expect(keysReceived()).toEqual(['a', 'b']);
    expect(received.find(({ key }) => key === 'a')?.body).toEqual({ form: 'demo', nomeAzienda: 'a' });
    expect(kept()).toEqual([]);
  });

  it('tries again in another tab if the attempt of the first one has failed', async () => {
    answerTo = () => answerOf(received.length === 1 ? 503 : 200);
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

  it('sends requests that outlive the page, unless they are too long for that', async () => {
    keep('short');
    enqueue({ note: 'è'.repeat(20_000) }, 'too long');
    await flushDemoQueue();
    const keptAlive = received.map(({ key, keepalive }) => [key, keepalive]);
    expect(Object.fromEntries(keptAlive)).toEqual({ short: true, 'too long': false });
  });

  it('works without locks, and is empty without storage', async () => {
    vi.stubGlobal('navigator', {});
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
    await expect.poll(kept).toEqual([]);
    keep('b');
    listeners.online?.({});
    await expect.poll(kept).toEqual([]);
    keep('c');
    const turns = vi.spyOn(navigator.locks, 'request');
    listeners.pageshow?.({ persisted: false });
    expect(turns).not.toHaveBeenCalled();
    listeners.pageshow?.({ persisted: true });
    await expect.poll(kept).toEqual([]);
    await flushDemoQueue();
    expect(keysReceived()).toEqual(['a', 'b', 'c']);
  });
});
