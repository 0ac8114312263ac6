import { createPace } from '@/lib/mail/delivery/pace';
import { createQueue } from '@/lib/mail/delivery/queue';
import { clientNetworks } from '@/lib/mail/request/client-address';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WINDOW = 10 * MINUTE;
/** How often the folder is read again in a simulation, in milliseconds: in production it is every 30 s. */
const REFRESH = 4 * HOUR;

export type Submission = { key: string; address: string; at: number; isLead: boolean };

/** Random numbers from 0 to 1 that a seed determines (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What addresses send that use the limit of D3 up: 20 each 600 s, at any moments of it, from the first minute on. */
export function floodOf(addresses: readonly string[], hours: number, random: () => number): Submission[] {
  return addresses.flatMap((address) =>
    Array.from({ length: (hours * HOUR) / WINDOW }, (_, window) =>
      Array.from({ length: 20 }, (_, index) => ({
        key: `${address}-${window}-${index}`,
        address,
        at: window * WINDOW + random() * WINDOW,
        isLead: false,
      })),
    ).flat(),
  );
}

/** Two to four honest visitors an hour, each with one message, and now and then two at once. */
export function leadsOf(
  addressOf: (index: number) => string,
  hours: number,
  random: () => number,
): Submission[] {
  const leads: Submission[] = [];
  const visit = (at: number) => {
    const address = addressOf(leads.length);
    leads.push({ key: `lead-${leads.length}`, address, at, isLead: true });
  };
  for (let hour = 0; hour < hours; hour += 1) {
    for (let count = 2 + Math.floor(random() * 3); count > 0; count -= 1) {
      const at = (hour + random()) * HOUR;
      visit(at);
      if (random() < 0.2) visit(at);
    }
  }
  // At least one in the first minutes, whatever the random numbers are.
  visit(random() * 3 * MINUTE);
  return leads;
}

export type Figures = {
  leads: number;
  leadsSent: number;
  longestMinutes: number;
  medianMinutes: number;
  sent: number;
  backlog: number;
  mostInAnHour: number;
};

/**
 * Lets submissions arrive and the real queue and pace choose what is sent, as in deliver.ts, on a clock that jumps from
 * event to event. The provider takes every message at once.
 */
export async function simulate(
  submissions: readonly Submission[],
  { hours, perHour, perSecond = 2 }: { hours: number; perHour: number; perSecond?: number },
): Promise<Figures> {
  const folder = new Map<string, Submission>();
  const clientKeysOf = ({ address }: Submission) => clientNetworks(address);
  const queue = createQueue({
    waitingKeys: async () => [...folder.keys()],
    peek: async (key) => {
      const found = folder.get(key);
      return found && { clientKeys: [...clientKeysOf(found)], storedAt: found.at, attempts: 0 };
    },
  });
  const pace = createPace({ perSecond, perHour });
  const arrivals = [...submissions].sort((a, b) => a.at - b.at);
  const waits: number[] = [];
  const sentAt: number[] = [];
  let arrived = 0;

  /** Sends what may be sent at a moment. @returns when to come back */
  function drain(now: number): number {
    for (;;) {
      const message = queue.next(now, (isFresh) => pace.hasRoom(now, isFresh));
      if (!message) return pace.nextRoomAt(now) ?? Number.POSITIVE_INFINITY;
      const gap = pace.delayBefore(now);
      if (gap > 0) return now + gap;
      pace.recordAttempt(now);
      pace.take(now, queue.dequeue(message));
      queue.markSent(message, now);
      sentAt.push(now);
      const submission = folder.get(message.key);
      folder.delete(message.key);
      if (submission?.isLead) waits.push(now - submission.at);
    }
  }

  let refreshAt = 0;
  let comeBackAt = Number.POSITIVE_INFINITY;
  for (;;) {
    const arrival = arrivals[arrived];
    const now = Math.min(arrival?.at ?? Number.POSITIVE_INFINITY, comeBackAt);
    if (now > hours * HOUR) break;
    if (arrival && arrival.at <= now) {
      arrived += 1;
      folder.set(arrival.key, arrival);
      queue.add({ key: arrival.key, clientKeys: clientKeysOf(arrival), storedAt: arrival.at });
    }
    if (now >= refreshAt) {
      refreshAt = now + REFRESH;
      await queue.refresh();
    }
    comeBackAt = drain(now);
  }
  const minutes = waits.map((ms) => ms / MINUTE).sort((a, b) => a - b);
  return {
    leads: arrivals.filter(({ isLead, at }) => isLead && at <= hours * HOUR).length,
    leadsSent: waits.length,
    longestMinutes: minutes.at(-1) ?? 0,
    medianMinutes: minutes[Math.floor(minutes.length / 2)] ?? 0,
    sent: sentAt.length,
    backlog: queue.size,
    mostInAnHour: mostInAnHour(sentAt),
  };
}

function mostInAnHour(moments: readonly number[]): number {
  let most = 0;
  for (let first = 0, last = 0; last < moments.length; last += 1) {
    while ((moments[last] ?? 0) - (moments[first] ?? 0) >= HOUR) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
