import type { NewsletterFormCopy } from '@/components/forms/newsletter-page-form';
import { layoutCopy } from '@/content/navigation';
import { site } from '@/content/site';
import { failureCopy, formCopy, privacyCopy } from './common';

export const newsletterForm: NewsletterFormCopy = {
  ...formCopy,
  title: 'Iscrizione',
  fields: { email: { label: layoutCopy.newsletter.email } },
  consent: layoutCopy.newsletter.consent,
  privacy: privacyCopy,
  submit: layoutCopy.newsletter.submit,
  failure: failureCopy(site.mail.info),
};
