import pLimit from 'p-limit';
import { DAY_MS } from '@/lib/mail/clock';
import type { Spool } from '@/lib/mail/spool/spool';
import { createFairQueue, type FairItem, type Group, widestOf } from './fair-queue';

/** A waiting message, as far as the order of sending is concerned. */
export type QueuedMessage = FairItem & {
  /** How often sending it was attempted. */
  attempts: number;
  /** Start of the last attempt by this process, in milliseconds since 1970. */
  lastAttemptAt?: number;
  /** How often it failed while the circuit breaker was closed. */
  failures?: number;
  /** End of its backoff, in milliseconds since 1970. */
  notBefore?: number;
};

/** A message that has just been stored. `clientKeys` as in a MailMessage, `storedAt` in milliseconds since 1970. */
export type Stored = { key: string; clientKeys: readonly string[]; storedAt: number };

/** Backoff after the first failure, in milliseconds; it doubles with each further one. */
const BACKOFF_MS = 60_000;
const MAX_BACKOFF_MS = 600_000;
/** A message in its backoff is sent earlier where no other waits: this long after its last attempt. */
const IDLE_RETRY_MS = 30_000;

/** How long a sent message counts for its client, in milliseconds. */
/** A client counts as fresh up to so many messages, waiting and sent in the last day, in its widest group. */
const FRESH_MAX = 2;

/** How many files are read at once. */
const READ_CONCURRENCY = 32;
const UNREADABLE = { clientKeys: [], storedAt: 0, attempts: 0 };

export type Queue = ReturnType<typeof createQueue>;

/**
 * The queue of waiting messages, in memory. The spool is the truth: `refresh` reads it again, since other processes put
 * messages there too. What this process stores comes by `add`, so that a submission costs no reading.
 */
export function createQueue(spool: Pick<Spool, 'waitingKeys' | 'peek'>) {
  const waiting = new Map<string, QueuedMessage>();
  const order = createFairQueue();
  const backingOff = new Map<string, QueuedMessage>();
  /** Keys of messages that are taken out for an attempt. */
  const attempted = new Set<string>();
  /** What was sent in the last day, oldest first. */
  const sent: { at: number; group: Group }[] = [];
  /** Added during a refresh, so perhaps missing in what it reads. */
  let addedMeanwhile: Set<string> | undefined;

  function put(message: QueuedMessage): void {
    waiting.set(message.key, message);
    if (message.notBefore === undefined) order.ready(message);
    else backingOff.set(message.key, message);
  }

  function remove(key: string): QueuedMessage | undefined {
    const message = waiting.get(key);
    if (!message) return undefined;
    waiting.delete(key);
    backingOff.delete(key);
    order.hold(message);
    return message;
  }

  function add({ key, clientKeys, storedAt }: Stored, attempts = 0): void {
    // `refresh` may have found it before its request came here, and it may be under way already.
    if (waiting.has(key) || attempted.has(key)) return;
    addedMeanwhile?.add(key);
    // A copy: a slice of a file name keeps the whole string in memory.
    const own = Buffer.from(key, 'latin1').toString('latin1');
    const group = order.groupOf(clientKeys, storedAt);
    order.count(group, 1);
    put({ key: own, storedAt, group, isReady: false, attempts });
  }

  function countSent(group: Group, now: number): void {
    sent.push({ at: now, group });
  }

  /** Counts sent messages no more after a day, and ends backoffs. */
  function advance(now: number): void {
    for (let first = sent[0]; first && first.at <= now - DAY_MS; first = sent[0]) {
      order.count(first.group, -1);
      sent.shift();
    }
    for (const message of backingOff.values()) {
      if ((message.notBefore ?? 0) > now) continue;
      backingOff.delete(message.key);
      order.ready(message);
    }
  }

  const isFresh = (message: QueuedMessage) => widestOf(message.group).load <= FRESH_MAX;

  return {
    get size() {
      return waiting.size;
    },

    add: (message: Stored) => add(message),

    /**
     * Takes a message out for an attempt; it still counts for its client.
     * @returns whether the client is fresh
     */
    dequeue(message: QueuedMessage): boolean {
      remove(message.key);
      attempted.add(message.key);
      return isFresh(message);
    },

    /** Puts a message back after an attempt without success. @param startedAt milliseconds since 1970 */
    requeue(message: QueuedMessage, startedAt: number): void {
      attempted.delete(message.key);
      put({ ...message, isReady: false, attempts: message.attempts + 1, lastAttemptAt: startedAt });
    },

    /** A sent message goes on counting for its client, for a day. */
    markSent(message: QueuedMessage, now: number): void {
      attempted.delete(message.key);
      countSent(message.group, now);
    },

    /** A message that left the queue without being sent counts no more. */
    drop(message: QueuedMessage): void {
      attempted.delete(message.key);
      order.count(message.group, -1);
    },

    /** Counts a message that was sent without being stored. */
    countDirect(clientKeys: readonly string[], now: number): void {
      const group = order.groupOf(clientKeys, now);
      order.count(group, 1);
      countSent(group, now);
    },

    /** Whether one more message of a client would be one of its first. */
    isFresh: (clientKeys: readonly string[]) => order.loadOf(clientKeys) < FRESH_MAX,

    /** Lets others pass a message that failed: the message itself may be the cause. */
    backOff(key: string, now: number): void {
      const message = remove(key);
      if (!message) return;
      const failures = (message.failures ?? 0) + 1;
      const pause = Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** (failures - 1));
      put({ ...message, failures, notBefore: now + pause });
    },

    /** Reads the spool again. Throws SpoolError. */
    async refresh(): Promise<void> {
      addedMeanwhile = new Set();
      try {
        const keys = new Set(await spool.waitingKeys());
        for (const key of waiting.keys()) {
          if (keys.has(key) || addedMeanwhile.has(key)) continue;
          const gone = remove(key);
          if (gone) order.count(gone.group, -1);
        }
        const fresh = [...keys].filter((key) => !waiting.has(key));
        await pLimit(READ_CONCURRENCY).map(fresh, async (key) => {
          // An unreadable file must not hold up the others: the attempt to send it reports it.
          const found = await spool.peek(key).catch(() => UNREADABLE);
          if (found) add({ key, ...found }, found.attempts);
        });
      } finally {
        addedMeanwhile = undefined;
      }
    },

    /**
     * The message to send next: the oldest of the client with the least load (see fair-queue.ts).
     * @param hasRoom whether the pace leaves room for a message of a client that is fresh, or of one that is not
     */
    next(now: number, hasRoom: (isFresh: boolean) => boolean): QueuedMessage | undefined {
      advance(now);
      const first = waiting.get(order.first()?.key ?? '');
      if (first && hasRoom(isFresh(first))) return first;
      let alone: QueuedMessage | undefined;
      for (const message of backingOff.values()) {
        if (!alone || idleRetryAt(message) < idleRetryAt(alone)) alone = message;
      }
      return alone && idleRetryAt(alone) <= now && hasRoom(isFresh(alone)) ? alone : undefined;
    },

    /** All that waits, in no order. */
    all: () => waiting.values(),
  };
}

const idleRetryAt = ({ lastAttemptAt }: QueuedMessage) => (lastAttemptAt ?? 0) + IDLE_RETRY_MS;
