import { type Log, logLine } from '@/lib/log';
import { createDelivery } from '@/lib/mail/delivery/delivery';
import { createDirectSender } from '@/lib/mail/delivery/direct-send';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import type { Company } from '@/lib/mail/request/guard';
import { createHandler } from '@/lib/mail/request/handler';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import type { Settings } from '@/lib/settings';
import { type Clock, systemClock } from './clock';
import { createHealthCheck, type Sending } from './health';
import { acceptMessage } from './store/accept';
import { channelState } from './store/channels';
import { checkWritable, type Database } from './store/database';

/** What differs from one place to run to another. */
export type Place = {
  database: Database;
  /** The system's unless given. */
  clock?: Clock;
  /** Standard output unless given. */
  log?: Log;
  /** How long an attempt to send may take, in milliseconds. */
  timeoutMs?: number;
  /** Called in the transaction that stores a message. */
  stored?: () => void;
  /** These two as in DeliveryOptions. */
  pollMs?: number;
  wakeAt?: (at: number) => void;
  /** In place of the provider that the settings name; for tests. */
  provider?: MailProvider;
};

export type MailParts = ReturnType<typeof assembleMail>;

/** The endpoint and the delivery on their store, as the settings say. */
export function assembleMail(
  settings: Settings,
  company: Company,
  { database, clock = systemClock, log = logLine, timeoutMs, stored, provider: given, ...rest }: Place,
) {
  const { resendApiKey: apiKey, resendBaseUrl: baseUrl, mailFrom, mailTo } = settings;
  const provider = given ?? (apiKey ? resendProvider({ apiKey, baseUrl, timeoutMs }) : undefined);
  const pace = { perSecond: settings.mailPerSecond, perHour: settings.mailPerHour };
  const parts = { provider, pace, clock, log };
  const direct = createDirectSender({ ...parts, onSent: () => delivery.wake() });
  const delivery = createDelivery({
    ...parts,
    ...rest,
    database,
    direct,
    configuration: [apiKey, baseUrl, mailFrom].join(' '),
    notices: { to: mailTo, from: mailFrom, brand: company.brand },
  });
  const handle = createHandler({
    accept: (message, sender) => acceptMessage(database, message, sender, stored),
    direct,
    wake: delivery.wake,
    requestLimit: createRequestLimit(settings),
    settings,
    company,
    now: () => new Date(clock.now()),
    log,
  });
  const sending = (): Sending => {
    if (!provider) return false;
    return channelState(database, 'mail').cause === 'refused' ? 'refused' : true;
  };
  /** Whether a submission could be stored now, known for two seconds: finding out writes. */
  const checkHealth = createHealthCheck({ checkWritable: () => checkWritable(database), sending }, log);
  return { handle, delivery, checkHealth };
}
