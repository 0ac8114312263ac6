import 'server-only';
import { site } from '@/content/site';
import { type MailService, mailService } from '@/lib/mail/service';
import { settings } from './settings';

const { info, ...others } = site.mail;

/** The mail service of this process, with the settings and the company data of this site. */
export function siteMail(): MailService {
  const boxes = [others.partner, others.support, others.privacy];
  return mailService(settings, { brand: site.name, info, others: boxes, phone: site.phone.label });
}
