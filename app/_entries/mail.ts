import 'server-only';
import { previewMail } from '@/lib/mail/preview';
import { type MailService, mailService } from '@/lib/mail/service';
import { company } from '../_site/company';
import { settings } from '../_site/settings';

/**
 * The mail service of this process, with the settings and the company data of this site. Which one is known while bundling:
 * that of a preview holds no store and no delivery.
 */
export const siteMail = (): MailService =>
  process.env.SHOW_DRAFTS === '1' ? previewMail(company) : mailService(settings, company);
