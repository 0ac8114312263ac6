import 'server-only';
import { type MailService, mailService } from '@/lib/mail/service';
import { company } from '../_site/company';
import { settings } from '../_site/settings';

/** The mail service of this process, with the settings and the company data of this site. */
export const siteMail = (): MailService => mailService(settings, company);
