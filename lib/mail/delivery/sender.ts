import { createHash } from 'node:crypto';
import type { Log } from '@/lib/log';
import { type Clock, MINUTE_MS } from '@/lib/mail/clock';
import type { Database } from '@/lib/mail/store/database';
import { createEvents } from '@/lib/mail/store/events';
import { createQueue } from '@/lib/mail/store/queue';
import { createAttempts } from './attempt';
import type { ChannelSetup } from './channel-setup';
import { createEventFollower } from './events';
import type { Step, Turn } from './loop';

/** How often what time alone changes is looked for, in milliseconds. */
const AGE_EVERY_MS = 30_000;
/** A shorter wait for the pace is waited for; after a longer one the work begins again. */
const SHORT_WAIT_MS = 2000;

/**
 * Sends what waits on one channel, a message at a time, at its pace.
 * @returns the steps of a loop: sending, and asking what became of it where the provider can be asked
 */
export function createSender(parts: {
  database: Database;
  setup: ChannelSetup;
  clock: Clock;
  log: Log;
}): readonly Step[] {
  const { database, setup, clock, log } = parts;
  const { channel, provider, configuration } = setup;
  const queue = createQueue(database, setup);
  const { attempt, catchUp } = createAttempts({ queue, channel, provider, clock, log });
  const { lastEvent } = provider;
  const events = createEvents(database, channel);
  const followEvents = lastEvent && createEventFollower({ events, queue, lastEvent, clock, log });
  let isConfigured = false;
  let agedAt = Number.NEGATIVE_INFINITY;

  async function age(now: number): Promise<void> {
    if (Math.abs(now - agedAt) < AGE_EVERY_MS) return;
    agedAt = now;
    for (const dead of await queue.age(now))
      log({ event: 'mail_dead_letter', level: 'error', channel, ...dead });
  }

  /** Sends what may be sent now, for a minute at most: the other work must have its turn. @returns when to go on */
  async function send({ isStopping, pause }: Turn): Promise<number> {
    if (!isConfigured) await queue.configure(createHash('sha256').update(configuration).digest('hex'));
    isConfigured = true;
    await catchUp();
    const until = clock.now() + MINUTE_MS;
    while (!isStopping()) {
      const now = clock.now();
      if (now >= until) return now;
      await age(now);
      const next = await queue.claim(now);
      if ('key' in next) {
        await attempt(next);
        continue;
      }
      if (next.dead) log({ event: 'mail_dead_letter', level: 'error', channel, ...next.dead });
      if (next.at - now > SHORT_WAIT_MS) return next.at;
      await pause(next.at - now);
    }
    return Number.POSITIVE_INFINITY;
  }

  return followEvents ? [send, ({ isInterrupted }) => followEvents(isInterrupted)] : [send];
}
