import { vi } from 'vitest';

/** A browser's storage: its items are its own keys, its methods are not. */
function fakeStorage(): Storage {
  const storage = Object.create({
    getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
    setItem: (name: string, value: string) => {
      storage[name] = String(value);
    },
    removeItem: (name: string) => {
      delete storage[name];
    },
  });
  return storage;
}

/** Locks by name that are granted one after the other, as across the tabs of a browser. */
function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as (lock: object) => Promise<unknown>;
      const mine = (tails.get(name) ?? Promise.resolve()).then(() => work({ name }));
      tails.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}

/** Gives the globals of a page to the code under test; `vi.unstubAllGlobals()` takes them back. */
export function openPage({ hasLocks = true } = {}): Storage {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', hasLocks ? { locks: fakeLocks() } : {});
  return storage;
}
