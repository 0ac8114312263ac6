import { type Log, reasonOf } from '@/lib/log';
import { CHANNELS } from '@/lib/mail/channels';
import type { Clock } from '@/lib/mail/clock';
import type { SiteAddresses } from '@/lib/mail/mail-text';
import { storeSent } from '@/lib/mail/store/accept';
import type { Database } from '@/lib/mail/store/database';
import { StoreFullError } from '@/lib/mail/store/driver';
import { hasWaiting } from '@/lib/mail/store/queue';
import { queryAtOf } from './attempt';
import { type ChannelSetup, namesOf } from './channel-setup';
import type { DirectSender } from './direct-send';
import { createLoop, type Step } from './loop';
import { createNotices } from './notice';
import { createHousekeeping, HOUSEKEEPING_EVERY_MS } from './retention';
import { createSender } from './sender';

/** How often the table is asked, in milliseconds: other processes put messages there too. */
const POLL_INTERVAL_MS = 30_000;
/** How long a stop waits for the attempts that are under way. */
const STOP_TIMEOUT_MS = 10_000;

export type DeliveryOptions = {
  database: Database;
  /** None: messages stay in the store, which is then their destination (D17). */
  setups: readonly ChannelSetup[];
  log: Log;
  clock: Clock;
  /** What was sent without being stored is stored when there is room again. */
  direct?: Pick<DirectSender, 'storeSent'>;
  /** Sender and recipient of notices about messages that need a person; none: only the log names these. */
  notices?: SiteAddresses | undefined;
  /** How often the table is asked, in milliseconds; a store with one process needs it less often. */
  pollMs?: number;
  /** Has `run` called at a moment, in milliseconds since 1970, once nothing is under way; timers of the clock do so unless given. */
  wakeAt?: (at: number) => void;
};

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Sends what waits in the store until each channel of each message has taken it (D17). Every channel has a loop of its own,
 * so that one that is slow or away holds up no other.
 */
export function createDelivery(options: DeliveryOptions) {
  const { database, setups, log, clock, direct, notices: site, wakeAt, pollMs = POLL_INTERVAL_MS } = options;
  const channels = namesOf(setups);

  /** Stores what was sent without being stored. @returns when to go on, where there was no room yet */
  async function storeUnstored(): Promise<number | undefined> {
    try {
      await direct?.storeSent((sent) => {
        const setup = setups.find(({ channel }) => channel === sent.channel);
        const queryAt = setup && queryAtOf(setup.provider, sent.providerId, sent.sentAt);
        return storeSent(database, sent, { channels, now: clock.now(), queryAt });
      });
    } catch (error) {
      if (!(error instanceof StoreFullError)) throw error;
      return clock.now() + POLL_INTERVAL_MS;
    }
    return undefined;
  }

  let failure = { reason: '', at: Number.NEGATIVE_INFINITY };
  /** Where the store fails all loops do, for one reason: one line says it for all. */
  function onFailure(reason: string): void {
    const at = clock.now();
    if (reason === failure.reason && Math.abs(at - failure.at) < POLL_INTERVAL_MS) return;
    failure = { reason, at };
    log({ event: 'mail_drain_failed', level: 'error', reason });
  }

  const upkeep: Step[] = [storeUnstored, createHousekeeping({ database, channels, clock, log })];
  // After the sending, which makes dead letters.
  const notify = channels.includes('mail') && site ? [createNotices({ database, site, clock, log })] : [];
  const loops = [
    ...setups.map((setup) => {
      const steps = createSender({ database, setup, clock, log });
      return { steps: setup.channel === 'mail' ? [...steps, ...notify] : steps, restMs: pollMs };
    }),
    { steps: upkeep, restMs: setups.length > 0 ? pollMs : HOUSEKEEPING_EVERY_MS },
  ].map((loop) => createLoop({ ...loop, retryMs: POLL_INTERVAL_MS, clock, onFailure, hasTimer: !wakeAt }));

  let stopping: Promise<void> | undefined;
  let runs = 0;

  /** Does all that is due. Never rejects. */
  async function run(): Promise<void> {
    runs += 1;
    const own = runs;
    const next = await Promise.all(loops.map((loop) => loop.run()));
    // Once all rest, a later call too: until then whoever wakes this is to come back, should it be interrupted.
    if (own === runs && !stopping) wakeAt?.(Math.min(...next));
  }

  async function stop(): Promise<void> {
    let cancelTimeout: () => void = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancelTimeout = clock.schedule(STOP_TIMEOUT_MS, resolve);
    });
    await Promise.race([Promise.all(loops.map((loop) => loop.stop())), timeout]);
    cancelTimeout();
    database.close();
  }

  return {
    run,

    /** A message has been stored: sends it as soon as it may be sent. */
    wake(): void {
      if (setups.length > 0) void run();
    },

    /** Takes up what an earlier process left, then goes on by itself. Never rejects. */
    async start(): Promise<void> {
      const waiting = await database
        .read(() => CHANNELS.some((channel) => hasWaiting(database, channel)))
        .catch((error: unknown) => {
          log({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
          return undefined;
        });
      const sending = channels.length > 0;
      log({ event: 'mail_ready', store: database.place, sending, channels: channels.join(' '), waiting });
      if (!sending) {
        const message = `RESEND_API_KEY o SMTP_URL non impostata: i messaggi restano in ${database.place}; si leggono con npm run mail`;
        log({ event: 'mail_kept', message });
      }
      void run();
    },

    /** Claims nothing more and waits, at most 10 s, for the attempts that are under way. */
    stop(): Promise<void> {
      stopping ??= stop();
      return stopping;
    },
  };
}
