import 'server-only';
import { resolve } from 'node:path';
import { company } from '@/app/_site/company';
import { settings } from '@/app/_site/settings';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { createMailService, type MailService } from '@/lib/mail/mail-service';
import { previewMail } from '@/lib/mail/preview';
import { openDatabase } from '@/lib/mail/store/node-database';

const slot = Symbol.for('site.mail-service');

type SiteMail = Pick<MailService, 'handle' | 'checkHealth' | 'start' | 'stop'>;

/** Kept on `globalThis`: the server, the route and the start hook are separate bundles, and development reloads modules. */
function mailService(): SiteMail {
  const shared = globalThis as { [slot]?: SiteMail };
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), settings.mailSpoolDir);
  shared[slot] ??= createMailService(settings, company, {
    database: openDatabase(folder),
    smtp: smtpProvider,
  });
  return shared[slot];
}

/**
 * The one mail service of this process. The bundler decides which one: that of a preview has no store and no
 * delivery.
 */
export const siteMail = (): SiteMail =>
  process.env.SHOW_DRAFTS === '1' ? previewMail(company) : mailService();
