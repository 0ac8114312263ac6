import type { Spool } from './spool/spool';

/** A waiting message, as far as the order of sending is concerned. */
export type Waiting = {
  key: string;
  lane: string;
  /** When it was accepted, in milliseconds since 1970. */
  storedAt: number;
  /** How often it was tried. */
  attempts: number;
  /** Begin of the last attempt by this process. */
  triedAt?: number;
  /** How often it failed while the provider was taking others. */
  strikes?: number;
  /** It lets others pass until then, in milliseconds since 1970. */
  notBefore?: number;
};

/** How long a message lets others pass after its first strike, in milliseconds; twice as long after each further one. */
const ASIDE_MS = 60_000;
const ASIDE_AT_MOST_MS = 600_000;
/** How long it waits where there are no others. */
const ALONE_MS = 30_000;

/** How many files are read at once. */
const READERS = 32;
const UNREADABLE = { lane: '', storedAt: 0, attempts: 0 };

/**
 * What waits, in memory: the folder is the truth, and is read again by `refresh`, since other processes put messages
 * there too.
 */
export function createQueue(spool: Pick<Spool, 'waitingKeys' | 'peek'>) {
  const waiting = new Map<string, Waiting>();

  return {
    get size() {
      return waiting.size;
    },

    remove: (key: string) => waiting.delete(key),

    /** A message given back after an attempt that began at a moment. */
    tried(message: Waiting, began: number): void {
      waiting.set(message.key, { ...message, attempts: message.attempts + 1, triedAt: began });
    },

    /** A message failed while others went: it must not hold them up, in case the fault is its own. */
    strike(key: string, now: number): void {
      const message = waiting.get(key);
      if (!message) return;
      const strikes = (message.strikes ?? 0) + 1;
      const aside = Math.min(ASIDE_AT_MOST_MS, ASIDE_MS * 2 ** (strikes - 1));
      waiting.set(key, { ...message, strikes, notBefore: now + aside });
    },

    /** Looks at the folder again. Throws SpoolError. */
    async refresh(): Promise<void> {
      const keys = new Set(await spool.waitingKeys());
      for (const key of waiting.keys()) if (!keys.has(key)) waiting.delete(key);
      const fresh = [...keys].filter((key) => !waiting.has(key));
      for (let from = 0; from < fresh.length; from += READERS) {
        await Promise.all(
          fresh.slice(from, from + READERS).map(async (key) => {
            // What cannot be read must not hold up the others: the attempt to send it tells.
            const seen = await spool.peek(key).catch(() => UNREADABLE);
            if (seen) waiting.set(key, { key, ...seen });
          }),
        );
      }
    },

    /**
     * The message to send next: lanes take turns, the one that has had least first; within a lane the oldest.
     * @param served messages that each lane has had in the last hour
     * @param hasRoom whether the pace leaves room for a lane that has had so many
     */
    next(
      now: number,
      served: ReadonlyMap<string, number>,
      hasRoom: (servedOfLane: number) => boolean,
    ): Waiting | undefined {
      let best: { message: Waiting; had: number } | undefined;
      let aside: Waiting | undefined;
      for (const message of waiting.values()) {
        if ((message.notBefore ?? 0) > now) {
          if (!aside || aloneAt(message) < aloneAt(aside)) aside = message;
          continue;
        }
        const had = served.get(message.lane) ?? 0;
        if (best && (had - best.had || byAge(message, best.message)) > 0) continue;
        if (hasRoom(had)) best = { message, had };
      }
      if (best) return best.message;
      const mayGo = aside && aloneAt(aside) <= now && hasRoom(served.get(aside.lane) ?? 0);
      return mayGo ? aside : undefined;
    },

    /** All that waits, in no order. */
    all: () => waiting.values(),
  };
}

const aloneAt = ({ triedAt }: Waiting) => (triedAt ?? 0) + ALONE_MS;
const byAge = (a: Waiting, b: Waiting) => a.storedAt - b.storedAt || (a.key < b.key ? -1 : 1);
