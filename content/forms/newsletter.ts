import type { NewsletterFormCopy } from '@/components/forms/newsletter-page-form';
import { layoutCopy } from '@/content/navigation';
import { site } from '@/content/site';
import { failureWords, formWords, privacyWords } from './common';

export const newsletterForm: NewsletterFormCopy = {
  ...formWords,
  title: 'Iscrizione',
  fields: { email: { label: layoutCopy.newsletter.email } },
  consent: layoutCopy.newsletter.consent,
  privacy: privacyWords,
  submit: layoutCopy.newsletter.submit,
  failure: failureWords(site.mail.info),
};
