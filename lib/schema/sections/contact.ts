import type { FormCopy, OptionLabels } from './form';

export type ContactField = 'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'message';
type ContactSubject = 'info' | 'demo' | 'quote' | 'support' | 'partnership' | 'careers' | 'other';

export type ContactFormCopy = FormCopy<ContactField, 'person' | 'message'> & {
  subjects: OptionLabels<ContactSubject>;
  /** Exact texts of the specification's section 8. */
  sent: string;
  failed: string;
};
