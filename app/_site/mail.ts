import 'server-only';
import { site } from '@/content/site';
import { type MailService, mailService } from '@/lib/mail/service';
import { settings } from './settings';

const { info, ...others } = site.mail;

/** The mail service of this process, with the settings and the boxes of this site. */
export function siteMail(): MailService {
  return mailService(settings, { info, others: [others.partner, others.support, others.privacy] });
}
