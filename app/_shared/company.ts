import { refusedCopy } from '@/content/forms/refused';
import { site } from '@/content/site';
import type { Company } from '@/lib/mail/request/guard';

const { info, partner, support, privacy } = site.mail;

/** The company as the mail endpoint needs it: its mailboxes, its phone, and the copy of the page for a refused post. */
export const company: Company = {
  brand: site.name,
  info,
  otherMailboxes: [partner, support, privacy],
  phone: site.phone.label,
  refused: refusedCopy,
};
