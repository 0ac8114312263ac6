import { HOUR_MS } from '@/lib/mail/clock';

const SECOND_MS = 1000;

/** Below this hourly pace it is not divided. */
const EVEN_FROM = 20;
/** Part of the hourly pace that is reserved for fresh clients. */
const RESERVED_SHARE = 0.25;
/** Part of the hourly pace that may go at once, so that what has waited for the provider leaves quickly. */
const BURST_SHARE = 0.4;

export type Pace = ReturnType<typeof createPace>;

/**
 * The sending pace (D3): a delay between attempts, and a number of messages in any hour. A flood must leave room for all
 * other clients from its first minute on. So part of the hour may go at once and the rest evenly: the next turn comes
 * soon, and the client with the least load gets it (see fair-queue.ts). A quarter is reserved for fresh clients, those
 * that have hardly sent. Of 60 an hour, 24 may go at once, 21 follow evenly, and 15 more are for fresh clients.
 */
export function createPace({ perSecond, perHour }: { perSecond: number; perHour: number }) {
  const gap = SECOND_MS / perSecond;
  const isEven = perHour >= EVEN_FROM && Number.isFinite(perHour);
  const reserved = Math.floor(perHour * RESERVED_SHARE);
  const burst = Math.floor(perHour * BURST_SHARE);
  const forFresh = createBucket(1, reserved);
  const forAll = createBucket(burst, perHour - reserved - burst);
  let lastAttempt = Number.NEGATIVE_INFINITY;
  /** When the messages of the last hour were sent, oldest first. */
  const taken: number[] = [];

  function isFull(now: number): boolean {
    const first = taken.findIndex((at) => at > now - HOUR_MS);
    taken.splice(0, first < 0 ? taken.length : first);
    return taken.length >= perHour;
  }

  function take(now: number, isFresh: boolean): () => void {
    const bucket = isFresh && forAll.openAt() > now ? forFresh : forAll;
    bucket.take(now);
    taken.push(now);
    return () => {
      bucket.refund();
      const place = taken.lastIndexOf(now);
      if (place >= 0) taken.splice(place, 1);
    };
  }

  return {
    /** Records the start of an attempt. */
    recordAttempt(now: number): void {
      lastAttempt = Math.max(lastAttempt, now);
    },

    /** Milliseconds until the next attempt may begin, by the pace of the second. */
    delayBefore: (now: number): number => Math.max(0, lastAttempt + gap - now),

    /**
     * Takes a place in the hour for a message that is about to be sent.
     * @returns gives the place back, where the message was not accepted
     */
    take,

    /** Counts a message that an earlier process sent. To be called in the order of time. */
    countEarlier: (at: number): unknown => take(at, true),

    /** Whether the hour is used up for all clients. */
    isFull,

    /** Whether the hour leaves room for a message of a client that is fresh, or of one that is not. */
    hasRoom(now: number, isFresh: boolean): boolean {
      if (isFull(now)) return false;
      return !isEven || forAll.openAt() <= now || (isFresh && forFresh.openAt() <= now);
    },

    /** When there may be more room than now; undefined while nothing has been sent in the last hour. */
    nextRoomAt(now: number): number | undefined {
      const [first] = isFull(now) || !isEven ? taken : [];
      const moments = first === undefined ? [forAll.openAt(), forFresh.openAt()] : [first + HOUR_MS];
      const coming = moments.filter((at) => at > now);
      return coming.length > 0 ? Math.min(...coming) : undefined;
    },
  };
}

/** A leaky bucket (generic cell rate algorithm, ITU-T I.371): a burst, then so many in an hour, evenly. */
function createBucket(burst: number, perHour: number) {
  // Whole milliseconds, which add up exactly.
  const each = Math.ceil(HOUR_MS / perHour);
  /** When it is full again, in milliseconds since 1970. */
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    /** When the next one may be taken. */
    openAt: () => fullAt - (burst - 1) * each,
    take(now: number): void {
      fullAt = Math.max(fullAt, now) + each;
    },
    refund(): void {
      fullAt -= each;
    },
  };
}
