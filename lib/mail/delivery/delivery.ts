import type { Clock } from '@/lib/clock';
import { type Log, reasonOf } from '@/lib/log';
import { prepareChannels } from '@/lib/mail/store/channel-state';
import type { Database } from '@/lib/mail/store/database';
import { POLL_MS } from '@/lib/mail/store/queue';
import { createSender } from './sender';
import type { ChannelSetup } from './setups';
import { collectionComposer, type SiteAddresses } from './site-messages';
import { createUpkeep } from './upkeep';

/**
 * Without `setups` messages stay in the store (D17). `pollMs`: how often the table is read. `wakeAt`: called with the time when
 * `run` is due again, in milliseconds since 1970; without it, timers of the clock call `run`.
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
 * Runs `work` when it is due, and immediately on `run()`; runs never overlap.
 * @param work does one step, and returns when the next one is due, in milliseconds since 1970
 */
function createLoop(work: () => Promise<number>, { clock, log, wakeAt, pollMs }: DeliveryOptions) {
  let running: Promise<number> | undefined;
  let runAgain = false;
  let isStopped = false;
  let cancelTimer: () => void = () => {};

  async function step(): Promise<number> {
    try {
      return Math.min(await work(), clock.now() + (pollMs ?? POLL_MS));
    } catch (error) {
      log({ event: 'mail_drain_failed', level: 'error', reason: reasonOf(error) });
      // Sooner than `pollMs`: an idle object would wait too long.
      return clock.now() + POLL_MS;
    }
  }

  async function drain(): Promise<number> {
    let nextAt = 0;
    while ((runAgain || nextAt <= clock.now()) && !isStopped) {
      runAgain = false;
      nextAt = await step();
    }
    // No call is missed, since there is no await after the last check of `runAgain`.
    running = undefined;
    cancelTimer();
    if (!wakeAt && !isStopped) cancelTimer = clock.schedule(nextAt - clock.now(), run);
    return nextAt;
  }

  function run(): Promise<number> {
    runAgain = true;
    running ??= drain();
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
 * Sends what waits in the store until each channel of each message has taken it (D17). Every channel has its own loop, so that
 * none waits for another.
 */
export function createDelivery(options: DeliveryOptions) {
  const { database, setups, site, log, clock, wakeAt } = options;
  const channels = setups.map(({ channel }) => channel);

  const senders = setups.map((setup) => {
    const compose = setup.channel === 'mail' ? collectionComposer(site) : undefined;
    return createSender({ database, setup, compose, clock, log });
  });
  const upkeep = createUpkeep({ database, site, channels, clock, log });
  const loops = [...senders, upkeep].map((work) => createLoop(work, options));
  let isStopping = false;
  let runs = 0;

  /** Does everything that is due. Never rejects. */
  async function run(): Promise<void> {
    runs += 1;
    const thisRun = runs;
    const next = await Promise.all(loops.map((loop) => loop.run()));
    // Only the latest call sets it. Until then the earlier alarm restarts an object that is interrupted.
    if (thisRun === runs && !isStopping) wakeAt?.(Math.min(...next));
  }

  return {
    run,

    /** Call after storing a message. */
    wake(): void {
      if (setups.length > 0) void run();
    },

    /** Begins with what an earlier process left, and keeps running. Never rejects. */
    async start(): Promise<void> {
      const { place: store } = database;
      try {
        await prepareChannels(database, { channels, resume: !wakeAt, now: clock.now() });
      } catch (error) {
        log({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
      }
      const sending = channels.length > 0;
      log({ event: 'mail_ready', store, sending, channels: channels.join(' ') });
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
