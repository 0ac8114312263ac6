import { refusedWords } from '@/content/forms/refused';
import { site } from '@/content/site';
import type { Company } from '@/lib/mail/request/guard';

const { info, partner, support, privacy } = site.mail;

/** The company's data for the mail endpoint. */
export const company: Company = {
  brand: site.name,
  info,
  others: [partner, support, privacy],
  phone: site.phone.label,
  refused: refusedWords,
};
