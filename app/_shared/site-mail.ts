import 'server-only';
import { resolve } from 'node:path';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { createMailService, type MailService } from '@/lib/mail/mail-service';
import { refusedInPreview } from '@/lib/mail/request/http-error';
import { isFormPost } from '@/lib/mail/request/read-request';
import { refusedPageResponse, refusedResponse } from '@/lib/mail/request/responses';
import { openDatabase } from '@/lib/mail/store/node-database';
import { isPreview } from '@/lib/preview.mjs';
import { company } from './company';
import { settings } from './settings';

const serviceKey = Symbol.for('site.mail-service');

type SiteMail = Pick<MailService, 'handle' | 'checkHealth' | 'start' | 'stop'>;

/** Kept on `globalThis`: the server, the route and the start hook are separate bundles, and development reloads modules. */
function mailService(): SiteMail {
  const shared = globalThis as { [serviceKey]?: SiteMail };
  shared[serviceKey] ??= createMailService(settings, company, {
    database: openDatabase(resolve(/* turbopackIgnore: true */ process.cwd(), settings.mailSpoolDir)),
    smtp: smtpProvider,
  });
  return shared[serviceKey];
}

/** The mail service of a preview (docs/decisions.md D49): it answers 503, and reads, stores and sends nothing. */
const previewMail: SiteMail = {
  handle: async (request) =>
    isFormPost(request)
      ? refusedPageResponse(refusedInPreview(), company.refused)
      : refusedResponse(refusedInPreview()),
  checkHealth: async () => ({ status: 'ok', sending: false, rejected: 0, dead: 0 }),
  start: async () => {},
  stop: async () => {},
};

/** The mail service of this process. */
export const siteMail = (): SiteMail => (isPreview() ? previewMail : mailService());
