import type { NewsletterFormCopy } from '@/components/forms/newsletter-sheet';
import { chrome } from '@/content/navigation';
import { site } from '@/content/site';
import { failureWords, formWords, privacyWords } from './common';

export const newsletterForm: NewsletterFormCopy = {
  ...formWords,
  title: 'Iscrizione',
  groups: {},
  fields: { email: { label: chrome.newsletter.email } },
  consent: chrome.newsletter.consent,
  privacy: privacyWords,
  submit: chrome.newsletter.submit,
  failure: failureWords(site.mail.info),
};
