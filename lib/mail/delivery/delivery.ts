import type { Clock } from '@/lib/clock';
import { type Log, reasonOf } from '@/lib/log';
import { CHANNELS } from '@/lib/mail/channels';
import { prepareChannels } from '@/lib/mail/store/channel-state';
import type { Database } from '@/lib/mail/store/database';
import { oldestWaiting } from '@/lib/mail/store/leads';
import { createSender } from './sender';
import type { ChannelSetup } from './setups';
import { collectionComposer, type SiteAddresses } from './site-messages';
import { createUpkeep } from './upkeep';

/** How often the table is asked, in milliseconds: other processes put messages there too. */
const POLL_INTERVAL_MS = 30_000;
/**
 * Without `setups` messages stay in the store (D17). `pollMs`: how often the table is asked. `wakeAt`: has `run` called at a
 * moment, in milliseconds since 1970, once nothing is under way; timers of the clock do so unless given.
 */
export type DeliveryOptions = {
  database: Database;
  setups: readonly ChannelSetup[];
  site: SiteAddresses;
  log: Log;
  clock: Clock;
  pollMs?: number | undefined;
  wakeAt?: ((at: number) => void) | undefined;
};

/**
 * Does work whenever it is due, and at once when it is called; never twice at the same time.
 * @param work returns when to go on, in milliseconds since 1970; never rejects
 */
function createLoop(work: () => Promise<number>, clock: Clock, hasTimer: boolean) {
  let running: Promise<number> | undefined;
  let runAgain = false;
  let isStopped = false;
  let cancelTimer: () => void = () => {};

  async function workOff(): Promise<number> {
    let nextAt = 0;
    while ((runAgain || nextAt <= clock.now()) && !isStopped) {
      runAgain = false;
      nextAt = await work();
    }
    // No await since the last look at `runAgain`: no call is missed.
    running = undefined;
    cancelTimer();
    if (hasTimer && !isStopped) cancelTimer = clock.schedule(nextAt - clock.now(), run);
    return nextAt;
  }

  function run(): Promise<number> {
    runAgain = true;
    running ??= workOff();
    return running;
  }

  async function stop(): Promise<void> {
    isStopped = true;
    cancelTimer();
    await running;
  }

  return { run, stop };
}

/**
 * Sends what waits in the store until each channel of each message has taken it (D17). Every channel has a loop of its own,
 * so that one that is slow or away holds up no other.
 */
export function createDelivery(options: DeliveryOptions) {
  const { database, setups, site, log, clock, wakeAt, pollMs = POLL_INTERVAL_MS } = options;
  const channels = setups.map(({ channel }) => channel);

  /** @param work does what is due first, and returns when to go on */
  const loopOf = (work: () => Promise<number>) =>
    createLoop(
      async () => {
        try {
          return Math.min(await work(), clock.now() + pollMs);
        } catch (error) {
          log({ event: 'mail_drain_failed', level: 'error', reason: reasonOf(error) });
          return clock.now() + POLL_INTERVAL_MS;
        }
      },
      clock,
      !wakeAt,
    );
  const senders = setups.map((setup) => {
    const compose = setup.channel === 'mail' ? collectionComposer(site) : undefined;
    return createSender({ database, setup, compose, clock, log });
  });
  const loops = [...senders, createUpkeep({ database, site, channels, clock, log })].map(loopOf);
  let isStopping = false;
  let runs = 0;

  /** Does all that is due. Never rejects. */
  async function run(): Promise<void> {
    runs += 1;
    const own = runs;
    const next = await Promise.all(loops.map((loop) => loop.run()));
    // Only the latest call sets it: until then, the alarm set earlier brings an interrupted object back.
    if (own === runs && !isStopping) wakeAt?.(Math.min(...next));
  }

  return {
    run,

    /** A message has been stored: sends it as soon as it may be sent. */
    wake(): void {
      if (setups.length > 0) void run();
    },

    /** Takes up what an earlier process left and keeps running. Never rejects. */
    async start(): Promise<void> {
      const { place: store } = database;
      let waiting: boolean | undefined;
      try {
        await prepareChannels(database, { channels, resume: !wakeAt, now: clock.now() });
        waiting = await database.read(() => oldestWaiting(database, CHANNELS) !== null);
      } catch (error) {
        log({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
      }
      const sending = channels.length > 0;
      log({ event: 'mail_ready', store, sending, channels: channels.join(' '), waiting });
      const message = `RESEND_API_KEY o SMTP_URL non impostata: i messaggi restano in ${store}; si leggono con npm run mail`;
      if (!sending) log({ event: 'mail_kept', message });
      void run();
    },

    /** Stops claiming, waits for running attempts, and closes the store. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
      database.close();
    },
  };
}
