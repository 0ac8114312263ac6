import { type Log, logLine } from '@/lib/log';
import { createDelivery } from '@/lib/mail/delivery/delivery';
import { createDirectSender } from '@/lib/mail/delivery/direct-send';
import type { Company } from '@/lib/mail/request/guard';
import { createHandler } from '@/lib/mail/request/handler';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import type { Settings } from '@/lib/settings';
import { type Clock, systemClock } from './clock';
import { namesOf } from './delivery/channel-setup';
import { type SetupOptions, setupsOf } from './delivery/setups';
import { createHealthCheck, type Sending } from './health';
import { acceptMessage } from './store/accept';
import { channelState } from './store/circuit-breaker';
import { checkWritable, type Database } from './store/database';

/** What differs from one place to run to another. */
export type Place = SetupOptions & {
  database: Database;
  /** The system's unless given. */
  clock?: Clock;
  /** Standard output unless given. */
  log?: Log;
  /** Called in the transaction that stores a message. */
  stored?: () => void;
  /** These two as in DeliveryOptions. */
  pollMs?: number;
  wakeAt?: (at: number) => void;
};

export type MailParts = ReturnType<typeof assembleMail>;

/** The endpoint and the delivery on their store, as the settings say. */
export function assembleMail(
  settings: Settings,
  company: Company,
  { database, clock = systemClock, log = logLine, stored, pollMs, wakeAt, ...options }: Place,
) {
  const { mailFrom, mailTo } = settings;
  const setups = setupsOf(settings, options);
  const channels = namesOf(setups);
  const parts = { setups, clock, log };
  const direct = createDirectSender({ ...parts, onSent: () => delivery.wake() });
  const delivery = createDelivery({
    ...parts,
    ...(pollMs === undefined ? {} : { pollMs }),
    ...(wakeAt ? { wakeAt } : {}),
    database,
    direct,
    notices: { to: mailTo, from: mailFrom, brand: company.brand },
  });
  const handle = createHandler({
    accept: (message, sender) => acceptMessage(database, message, sender, { channels, stored }),
    direct,
    wake: delivery.wake,
    requestLimit: createRequestLimit(settings),
    settings,
    company,
    now: () => new Date(clock.now()),
    log,
  });
  const sending = (): Sending => {
    if (channels.length === 0) return false;
    return channels.some((channel) => channelState(database, channel).cause === 'refused') ? 'refused' : true;
  };
  /** Whether a submission could be stored now, known for two seconds: finding out writes. */
  const checkHealth = createHealthCheck({ checkWritable: () => checkWritable(database), sending }, log);
  return { channels, handle, delivery, checkHealth };
}
