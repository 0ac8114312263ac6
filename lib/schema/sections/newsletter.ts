import type { FormCopy } from './form';

export type NewsletterFormCopy = FormCopy<'email', never> & {
  consent: string;
  /** Without JavaScript the server sends an incomplete sign-up back with the field's name in the address. */
  errors: Record<'email' | 'gdpr', string>;
};
