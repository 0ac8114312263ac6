import { reasonOf } from '@/lib/log';
import type { Database } from '@/lib/mail/store/database';
import { createLoop, type LoopOptions } from './loop';
import { createMaintenance, prepareChannels } from './maintenance';
import { createSender } from './sender';
import { digestComposer, readdresser, type SiteAddresses } from './site-messages';
import type { Transport } from './transports';

/**
 * `transports`: the channels that are set up; without any, messages are only stored (D17). `otherMailboxes`: mailboxes of the
 * company that a documented payload may name, beside the recipient.
 */
export type DeliveryOptions = LoopOptions & {
  database: Database;
  transports: readonly Transport[];
  site: SiteAddresses;
  otherMailboxes: readonly string[];
};

/** Sends the messages that wait in the store (D17). Every channel has its own loop, so that none waits for another. */
export function createDelivery(options: DeliveryOptions) {
  const { database, transports, site, otherMailboxes, log, clock, wakeAt } = options;
  const channels = transports.map(({ channel }) => channel);

  const senders = transports.map((transport) => {
    const mailOnly =
      transport.channel === 'mail'
        ? { compose: digestComposer(site), readdress: readdresser(site, otherMailboxes) }
        : {};
    return createSender({ database, transport: { ...transport, ...mailOnly }, clock, log });
  });
  const maintenance = createMaintenance({ ...options, channels });
  const loops = [...senders, maintenance].map((work) => createLoop(work, options));
  let isStopping = false;
  let runs = 0;

  /** Does everything that is due. Never rejects. */
  async function run(): Promise<void> {
    runs += 1;
    const thisRun = runs;
    const next = await Promise.all(loops.map((loop) => loop.run()));
    // Only the latest call sets the alarm. Until then the earlier alarm restarts an object that is interrupted.
    if (thisRun === runs && !isStopping) wakeAt?.(Math.min(...next));
  }

  return {
    run,

    /** Call after storing a message. */
    wake(): void {
      if (transports.length > 0) void run();
    },

    /** Starts with the messages of earlier processes, and keeps running. Never rejects. */
    async start(): Promise<void> {
      const { location: store } = database;
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

    /** Stops leasing, waits for running attempts, and closes the store. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
      database.close();
    },
  };
}
