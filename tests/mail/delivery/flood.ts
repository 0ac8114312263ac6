import { clientNetworks } from '@/lib/http/client-address';
import { acceptMessage } from '@/lib/mail/store/accept';
import type { Database } from '@/lib/mail/store/database';
import { createQueue } from '@/lib/mail/store/queue';
import type { seededRandom } from '../../seeded-random';
import { from, messageOf, queueOptions } from '../store/contract/kit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The window of the limit of D3, and how much an address may send in it. */
const WINDOW = 10 * MINUTE;
const MAX = 20;
/** How often it is asked what time alone changes, in milliseconds: in production it is every 30 s. */
const AGE_EVERY = 10 * MINUTE;

type Submission = { address: string; at: number; isLead: boolean };
type Random = ReturnType<typeof seededRandom>;

/** What addresses send that use their limit up, at any moments of each window, from the first minute on. */
export function floodOf(addresses: readonly string[], hours: number, random: Random): Submission[] {
  const inWindow = (address: string, window: number) =>
    Array.from({ length: MAX }, () => ({
      address,
      at: (window + random.next()) * WINDOW,
      isLead: false,
    }));
  const windows = Array.from({ length: (hours * HOUR) / WINDOW }, (_, window) => window);
  return addresses.flatMap((address) => windows.flatMap((window) => inWindow(address, window)));
}

/** Two to four honest visitors an hour, each with one message, and now and then two at once. */
export function leadsOf(addressOf: (index: number) => string, hours: number, random: Random): Submission[] {
  const leads: Submission[] = [];
  const visit = (at: number) => leads.push({ address: addressOf(leads.length), at, isLead: true });
  for (let hour = 0; hour < hours; hour += 1) {
    for (let count = 2 + random.whole(3); count > 0; count -= 1) {
      const at = (hour + random.next()) * HOUR;
      visit(at);
      if (random.next() < 0.2) visit(at);
    }
  }
  // At least one in the first minutes, whatever the random numbers are.
  visit(random.next() * 3 * MINUTE);
  return leads;
}

/**
 * Lets submissions arrive and the queue choose what is sent, as in delivery.ts, on a clock that jumps from event to event.
 * The provider takes every message at once.
 */
export async function simulate(
  database: Database,
  submissions: readonly Submission[],
  { hours, perHour }: { hours: number; perHour: number },
) {
  const queue = createQueue(database, queueOptions({ pace: { perSecond: 2, perHour } }));
  await queue.configure('');
  const arrivals = [...submissions].sort((a, b) => a.at - b.at);
  const waits: number[] = [];
  let sent = 0;

  async function arrive(index: number, { address, at }: Submission): Promise<void> {
    const message = messageOf(`${index}`, { receivedAt: Math.ceil(at) });
    await acceptMessage(database, message, from(...clientNetworks(address)), { channels: ['mail'] });
  }

  /** Sends what may be sent at a moment. @returns when to come back */
  async function drain(now: number): Promise<number> {
    for (;;) {
      const next = await queue.claim(now);
      if (!('key' in next)) return next.at;
      await queue.settle(next, { kind: 'sent' }, now);
      sent += 1;
      const submission = arrivals[Number(next.mail.subject.replace('Oggetto ', ''))];
      if (submission?.isLead) waits.push(now - submission.at);
    }
  }

  let ageAt = 0;
  let comeBackAt = Number.POSITIVE_INFINITY;
  for (let arrived = 0; ; ) {
    const arrival = arrivals[arrived];
    const now = Math.ceil(Math.min(arrival?.at ?? Number.POSITIVE_INFINITY, comeBackAt));
    if (now > hours * HOUR) break;
    if (arrival && arrival.at <= now) {
      await arrive(arrived, arrival);
      arrived += 1;
    }
    if (now >= ageAt) {
      ageAt = now + AGE_EVERY;
      await queue.age(now);
    }
    comeBackAt = await drain(now);
  }
  const minutes = waits.map((ms) => ms / MINUTE).sort((a, b) => a - b);
  return {
    leads: arrivals.filter(({ isLead, at }) => isLead && at <= hours * HOUR).length,
    leadsSent: waits.length,
    longestMinutes: minutes.at(-1) ?? 0,
    medianMinutes: minutes[Math.floor(minutes.length / 2)] ?? 0,
    sent,
  };
}
