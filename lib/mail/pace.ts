const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** Below this hourly pace none of it is set aside for newcomers. */
const RESERVE_FROM = 20;
/** Part of the hourly pace that is kept for lanes that have hardly sent. */
const RESERVED_SHARE = 0.1;
/** Messages an hour after which a lane no longer counts as a newcomer. */
const NEWCOMER_MAX = 2;

/**
 * The sending pace (D3): a distance between attempts, and a number of messages taken in any hour. A tenth of the hour
 * is kept for lanes that have hardly sent, so that a flood from one place cannot use up the hour of everybody else.
 */
export function createPace({ perSecond, perHour }: { perSecond: number; perHour: number }) {
  const gap = SECOND_MS / perSecond;
  const reserved = perHour >= RESERVE_FROM ? Math.floor(perHour * RESERVED_SHARE) : 0;
  let lastAttempt = Number.NEGATIVE_INFINITY;
  let taken: { at: number; lane: string }[] = [];

  function forget(now: number): void {
    const first = taken.findIndex(({ at }) => at > now - HOUR_MS);
    if (first !== 0) taken = first < 0 ? [] : taken.slice(first);
  }

  return {
    /** An attempt begins. */
    attempted(now: number): void {
      lastAttempt = Math.max(lastAttempt, now);
    },

    /** The provider has taken a message. */
    sent(now: number, lane: string): void {
      taken.push({ at: now, lane });
    },

    /** Milliseconds until the next attempt may begin, as far as the second is concerned. */
    gapLeft: (now: number): number => Math.max(0, lastAttempt + gap - now),

    /** How many messages each lane has sent in the last hour. */
    served(now: number): Map<string, number> {
      forget(now);
      const counts = new Map<string, number>();
      for (const { lane } of taken) counts.set(lane, (counts.get(lane) ?? 0) + 1);
      return counts;
    },

    /** Whether the hour leaves room for a lane that has sent this many messages in it. */
    hasRoom(now: number, servedOfLane: number): boolean {
      forget(now);
      return taken.length < perHour - (servedOfLane < NEWCOMER_MAX ? 0 : reserved);
    },

    /** When the hour will leave more room than now; undefined while nothing has been sent in it. */
    nextRoomAt(now: number): number | undefined {
      forget(now);
      const [first] = taken;
      return first && first.at + HOUR_MS;
    },
  };
}
