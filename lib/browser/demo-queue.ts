import { isAccepted, postToEndpoint, statusOf } from '@/lib/forms/endpoint';

// Demo requests that the server has not confirmed yet. They wait in the visitor's browser (D18).

/** Each request has its own key, so that two tabs do not overwrite each other. */
const PREFIX = 'richiesta-demo:';
const LOCK = 'richieste-demo';
/** Days until a request is dropped. The privacy notice states the same number. */
export const keptDays = 7;
const KEPT_MS = keptDays * 24 * 60 * 60 * 1000;
/** The lock is held for this time after the last attempt, because other tabs may see removed entries late. */
const SETTLE_MS = 250;

type Entry = { payload: object; savedAt: number };

/**
 * Stores a request until `remove`.
 * @param payload its body for the endpoint, the same at every attempt
 * @param key its idempotency key
 * @returns false if storage is full or blocked
 */
export function enqueue(payload: object, key: string): boolean {
  try {
    const entry: Entry = { payload, savedAt: Date.now() };
    localStorage.setItem(PREFIX + key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** Whether a request still waits in this browser. */
export const isKept = (key: string): boolean => read(key) !== undefined;

/** Removes a request: it is delivered, the visitor corrects it, or it is too old. */
export function remove(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {}
}

/** Whether the server has the request; also after 409, because a browser never uses a key for other content. */
const isDelivered = (status: number) => isAccepted(status) || status === 409;

/** Whether the server or the connection is unavailable. Then the next request is not sent. */
const isUnavailable = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Tries to deliver the stored requests, in one tab at a time where the browser has locks. The other tabs wait: the
 * running attempt may have started while offline. Never throws.
 */
export async function flushDemoQueue(): Promise<void> {
  if (!keptKeys().length) return;
  try {
    if (navigator.locks) await navigator.locks.request(LOCK, deliverAll);
    else await deliverAll();
  } catch (error) {
    console.error(error);
  }
}

/** Tries to deliver when the page has loaded, and when the connection or the page comes back. Runs on every page. */
export function watchDemoQueue(): void {
  // `pageshow` comes after loading, and for a page from the back/forward cache, which does not run its scripts again.
  addEventListener('pageshow', flushDemoQueue);
  addEventListener('online', flushDemoQueue);
}

async function deliverAll(): Promise<void> {
  // In random order, so that a request on which the server always fails does not block the others.
  for (const key of keptKeys().sort(() => Math.random() - 0.5)) {
    const entry = read(key);
    const isValid = entry && Date.now() - entry.savedAt <= KEPT_MS;
    if (!isValid) {
      remove(key);
      continue;
    }
    const status = await attempt(key, entry);
    if (isDelivered(status)) remove(key);
    else if (isUnavailable(status)) break;
  }
  await new Promise((done) => setTimeout(done, SETTLE_MS));
}

/**
 * Sends a request once.
 * @returns the status; 0 if the endpoint does not answer
 */
async function attempt(key: string, { payload }: Entry): Promise<number> {
  try {
    return statusOf(await postToEndpoint(payload, key));
  } catch {
    return 0;
  }
}

function keptKeys(): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function read(key: string): Entry | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? '');
  } catch {
    return undefined;
  }
}
