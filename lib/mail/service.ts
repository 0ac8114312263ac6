import 'server-only';
import { resolve } from 'node:path';
import type { Settings } from '@/lib/settings';
import { createDelivery } from './deliver';
import { createHandler } from './handler';
import { logLine } from './log';
import { resendProvider } from './resend-provider';
import { createSpool } from './spool';

/** The company's boxes, as the content of the site names them. */
export type CompanyBoxes = { info: string; others: readonly string[] };

export type MailService = {
  /** The endpoint. */
  handle: (request: Request) => Promise<Response>;
  /** Takes up what waits in the spool and goes on trying; more than one call does nothing. */
  start: () => Promise<void>;
};

function createService(settings: Settings, boxes: CompanyBoxes): MailService {
  const spool = createSpool(resolve(/* turbopackIgnore: true */ process.cwd(), settings.mailSpoolDir));
  const provider = settings.resendApiKey
    ? resendProvider({ apiKey: settings.resendApiKey, baseUrl: settings.resendBaseUrl })
    : undefined;
  const delivery = createDelivery({ spool, provider, perSecond: settings.mailPerSecond, log: logLine });
  const handle = createHandler({
    spool,
    delivery,
    boxes: { ...boxes, mailTo: settings.mailTo },
    mailFrom: settings.mailFrom,
    siteUrl: settings.siteUrl,
    now: () => new Date(),
    log: logLine,
  });
  return { handle, start: delivery.start };
}

const slot = Symbol.for('site.mail-service');

/**
 * The one mail service of this process. Kept on the global object: the route and the start hook are bundled apart,
 * development reloads modules, and two sweeps of one spool would send twice.
 */
export function mailService(settings: Settings, boxes: CompanyBoxes): MailService {
  const shared = globalThis as { [slot]?: MailService };
  shared[slot] ??= createService(settings, boxes);
  return shared[slot];
}
