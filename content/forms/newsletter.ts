import { chrome } from '@/content/navigation';
import { site } from '@/content/site';
import type { NewsletterFormCopy } from '@/lib/schema/sections/newsletter';
import { failureWords, formWords, privacyWords } from './common';

export const newsletterForm: NewsletterFormCopy = {
  ...formWords,
  title: 'Iscrizione',
  groups: {},
  fields: { email: { label: chrome.newsletter.email } },
  consent: chrome.newsletter.consent,
  errors: {
    email: 'Email non valida',
    gdpr: 'Devi acconsentire al trattamento dei dati personali',
  },
  privacy: privacyWords,
  submit: chrome.newsletter.submit,
  failure: failureWords(site.mail.info),
};
