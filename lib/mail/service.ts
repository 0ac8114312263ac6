import 'server-only';
import { resolve } from 'node:path';
import { createDelivery } from '@/lib/mail/delivery/delivery';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { createHandler, type Handler } from '@/lib/mail/request/handler';
import { createRateLimit } from '@/lib/mail/request/rate-limit';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import type { Settings } from '@/lib/settings';
import { logLine } from './log';
import { createSpool } from './spool/spool';

/** The company's brand, boxes and phone number, as the content of the site names them. */
export type Company = { brand: string; info: string; others: readonly string[]; phone: string };

export type MailService = {
  handle: Handler;
  /** Rejects with the reason where no message could be stored now. */
  checkWritable: () => Promise<void>;
  /** Starts the delivery of what waits in the spool; further calls do nothing. */
  start: () => Promise<void>;
  /** Begins no further attempt and resolves when the current one has ended, after 10 s at most. */
  stop: () => Promise<void>;
};

function createService(settings: Settings, company: Company): MailService {
  const spool = createSpool(resolve(/* turbopackIgnore: true */ process.cwd(), settings.mailSpoolDir));
  const provider = settings.resendApiKey
    ? resendProvider({ apiKey: settings.resendApiKey, baseUrl: settings.resendBaseUrl })
    : undefined;
  const delivery = createDelivery({
    spool,
    provider,
    perSecond: settings.mailPerSecond,
    perHour: settings.mailPerHour,
    notices: { to: settings.mailTo, from: settings.mailFrom, brand: company.brand },
    log: logLine,
  });
  const rateLimit = createRateLimit({
    max: settings.rateLimitMax,
    windowS: settings.rateLimitWindowS,
    ...(settings.redisUrl ? { redisUrl: settings.redisUrl } : {}),
    log: logLine,
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
  });
  return {
    handle,
    checkWritable: spool.checkWritable,
    start: delivery.start,
    stop: async () => {
      await Promise.all([delivery.stop(), rateLimit.close()]);
    },
  };
}

const slot = Symbol.for('site.mail-service');

/**
 * The one mail service of this process. It is kept on the global object, since the server, the route and the start hook
 * are bundled apart and development reloads modules: each further service would have a pace of its own.
 */
export function mailService(settings: Settings, company: Company): MailService {
  const shared = globalThis as { [slot]?: MailService };
  shared[slot] ??= createService(settings, company);
  return shared[slot];
}
