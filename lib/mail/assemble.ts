import { createDelivery, type Delivery } from '@/lib/mail/delivery/delivery';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import type { FormPostKeys } from '@/lib/mail/request/form-post-keys';
import { createHandler, type Handler } from '@/lib/mail/request/handler';
import type { RateLimit } from '@/lib/mail/request/rate-limit';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import type { Settings } from '@/lib/settings';
import type { Clock } from './clock';
import { logLine } from './log';
import type { Spool } from './spool/spool';

/** The company's brand, boxes and phone number, as the content of the site names them. */
export type Company = { brand: string; info: string; others: readonly string[]; phone: string };

/** What differs from one place to run to another. */
export type Stores = {
  spool: Spool;
  rateLimit: RateLimit;
  /** Of the delivery; the system's unless given. */
  clock?: Clock;
  /** As in HandlerOptions. */
  formPostKeys?: FormPostKeys;
  salt?: string;
  /** Of an attempt to send, in milliseconds. */
  timeoutMs?: number;
};

/** The endpoint and the delivery on their stores, as the settings say. */
export function assembleMail(
  settings: Settings,
  company: Company,
  { spool, rateLimit, clock, timeoutMs, ...rest }: Stores,
): { handle: Handler; delivery: Delivery } {
  const provider = settings.resendApiKey
    ? resendProvider({ apiKey: settings.resendApiKey, baseUrl: settings.resendBaseUrl, timeoutMs })
    : undefined;
  const delivery = createDelivery({
    spool,
    provider,
    perSecond: settings.mailPerSecond,
    perHour: settings.mailPerHour,
    notices: { to: settings.mailTo, from: settings.mailFrom, brand: company.brand },
    log: logLine,
    ...(clock ? { clock } : {}),
  });
  const handle = createHandler({
    spool,
    delivery,
    rateLimit,
    requestLimit: createRequestLimit(settings),
    boxes: { info: company.info, others: company.others, mailTo: settings.mailTo },
    phone: company.phone,
    mailFrom: settings.mailFrom,
    siteUrl: settings.siteUrl,
    now: () => new Date(),
    log: logLine,
    ...rest,
  });
  return { handle, delivery };
}
