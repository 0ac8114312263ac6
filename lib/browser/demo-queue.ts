import { ENDPOINT, isTaken, postRequest, statusOf } from '@/lib/forms/endpoint';

/**
 * Demo requests whose delivery is not certain yet, kept in the visitor's own browser (D18). Each lies under a key of
 * its own, so that two tabs never overwrite each other's.
 */
const PREFIX = 'richiesta-demo:';
const LOCK = 'richieste-demo';
/** How long a request waits before it is given up, in days; the privacy notice says the same. */
export const keptDays = 7;
const KEPT_MS = keptDays * 24 * 60 * 60 * 1000;
const TIMEOUT_MS = 15_000;
/** How long the lock is held at the end: it says nothing of when another tab sees what was removed. */
const SETTLE_MS = 100;

type Entry = { payload: object; savedAt: number };

/** The request as the endpoint takes it: the same bytes at every attempt. */
export function demoPayload(request: object): object {
  return { form: 'demo', ...request };
}

/** Keeps a request until `remove`. Where storage is full, blocked or absent it does nothing. */
export function enqueue(payload: object, key: string): void {
  withStorage((storage) => {
    const entry: Entry = { payload, savedAt: Date.now() };
    storage.setItem(PREFIX + key, JSON.stringify(entry));
  });
}

/** Forgets a request: it has arrived, is being mended by the visitor, or is too old. */
export function remove(key: string): void {
  withStorage((storage) => storage.removeItem(PREFIX + key));
}

/**
 * Whether the server says that a request has arrived; whatever else it says, the lead is kept (D18). A browser never
 * uses a key for another content, so 409 says it too.
 */
const isDelivered = (status: number) => isTaken(status) || status === 409;

/** Whether the server, or the way to it, is not there at the moment: trying the next request would be no better. */
const isAway = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Tries to deliver what is kept. One tab at a time where the browser can tell; the others wait their turn rather than
 * give up, since the attempt under way may be of a moment when the connection was away. Never throws.
 */
export async function flushDemoQueue(): Promise<void> {
  if (keptKeys().length === 0) return;
  try {
    if (navigator.locks) await navigator.locks.request(LOCK, deliverAll);
    else await deliverAll();
  } catch (error) {
    console.error(error);
  }
}

/** What every page does: one attempt now, another whenever the connection or the page itself returns. */
export function watchDemoQueue(): void {
  void flushDemoQueue();
  addEventListener('online', () => void flushDemoQueue());
  // A page that comes from the back/forward cache runs no script anew.
  addEventListener('pageshow', ({ persisted }) => persisted && void flushDemoQueue());
}

async function deliverAll(): Promise<void> {
  // In no order: one that the server stumbles over must not stand before the others for ever.
  for (const key of keptKeys().sort(() => Math.random() - 0.5)) {
    const entry = read(key);
    if (!entry || Date.now() - entry.savedAt > KEPT_MS) {
      remove(key);
      continue;
    }
    const status = await attempt(key, entry);
    if (isDelivered(status)) remove(key);
    else if (isAway(status)) break;
  }
  await new Promise((done) => setTimeout(done, SETTLE_MS));
}

/** One attempt; 0 when the endpoint has not answered. */
async function attempt(key: string, { payload }: Entry): Promise<number> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), TIMEOUT_MS);
  try {
    return statusOf(await fetch(ENDPOINT, { ...postRequest(payload, key), signal: deadline.signal }));
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}

function keptKeys(): string[] {
  const keys = withStorage((storage) => Object.keys(storage).filter((name) => name.startsWith(PREFIX)));
  return (keys ?? []).map((name) => name.slice(PREFIX.length));
}

function read(key: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(withStorage((storage) => storage.getItem(PREFIX + key)) ?? '');
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { payload, savedAt } = value as Partial<Entry>;
  return typeof payload === 'object' && payload !== null && typeof savedAt === 'number';
}

/** Storage may be missing, blocked by a setting or full: then the queue is empty and stays so. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
