import { refusedWords } from '@/content/forms/refused';
import { site } from '@/content/site';
import type { Company } from '@/lib/mail/request/guard';

const { info, partner, support, privacy } = site.mail;

/** The company, for the mail endpoint: the boxes that may receive, and the words of the page of a refused post. */
export const company: Company = {
  brand: site.name,
  info,
  others: [partner, support, privacy],
  phone: site.phone.label,
  refused: refusedWords,
};
