import { logLine } from '@/lib/log';
import { createDelivery, type Delivery } from '@/lib/mail/delivery/delivery';
import { createDirectSender } from '@/lib/mail/delivery/direct-send';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { createHandler, type Handler } from '@/lib/mail/request/handler';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import type { Settings } from '@/lib/settings';
import { type Clock, systemClock } from './clock';
import { createHealthCheck, type Health, type Sending } from './health';
import { acceptMessage } from './store/accept';
import { channelState } from './store/channels';
import { checkWritable } from './store/check-writable';
import type { Database } from './store/database';

/** The company's brand, boxes and phone number, as the content of the site names them. */
export type Company = { brand: string; info: string; others: readonly string[]; phone: string };

/** What differs from one place to run to another. */
export type Place = {
  database: Database;
  /** Of the delivery; the system's unless given. */
  clock?: Clock;
  /** Of an attempt to send, in milliseconds. */
  timeoutMs?: number;
  /** Called in the transaction that stores a message. */
  stored?: () => void;
  /** As in DeliveryOptions. */
  pollMs?: number;
  wakeAt?: (at: number) => void;
  /** In place of the provider that the settings name; for tests. */
  provider?: MailProvider;
};

export type MailParts = {
  handle: Handler;
  delivery: Delivery;
  /** Cached for a moment: it writes. */
  checkHealth: () => Promise<Health>;
};

/** The endpoint and the delivery on their store, as the settings say. */
export function assembleMail(
  settings: Settings,
  company: Company,
  { database, clock = systemClock, timeoutMs, stored, provider: given, ...rest }: Place,
): MailParts {
  const { resendApiKey: apiKey, resendBaseUrl: baseUrl, mailFrom, mailTo } = settings;
  const provider = given ?? (apiKey ? resendProvider({ apiKey, baseUrl, timeoutMs }) : undefined);
  const pace = { perSecond: settings.mailPerSecond, perHour: settings.mailPerHour };
  const parts = { provider, pace, clock, log: logLine };
  const delivery = createDelivery({
    ...parts,
    ...rest,
    database,
    configuration: [apiKey, baseUrl, mailFrom].join(' '),
    notices: { to: mailTo, from: mailFrom, brand: company.brand },
  });
  const handle = createHandler({
    accept: (message, sender) => acceptMessage(database, message, sender, stored),
    direct: createDirectSender(parts),
    wake: delivery.wake,
    limit: { max: settings.rateLimitMax, windowS: settings.rateLimitWindowS },
    requestLimit: createRequestLimit(settings),
    boxes: { info: company.info, others: company.others, mailTo },
    phone: company.phone,
    mailFrom,
    siteUrl: settings.siteUrl,
    now: () => new Date(clock.now()),
    log: logLine,
  });
  const sending = (): Sending => {
    if (!provider) return false;
    return channelState(database, 'mail').cause === 'refused' ? 'refused' : true;
  };
  const checkHealth = createHealthCheck({ checkWritable: () => checkWritable(database), sending }, logLine);
  return { handle, delivery, checkHealth };
}
