import * as z from 'zod/mini';
import { email, HTML_EMAIL, honeypot, MESSAGES } from './fields';

/** The newsletter sign-up, when the site itself records it (D20). */
export const newsletterSchema = z.strictObject({
  email: email(HTML_EMAIL, MESSAGES.required),
  /** Consent: the checkbox has the value Y (section 3). */
  gdpr: z.literal('Y', 'Devi acconsentire al trattamento dei dati personali'),
  ...honeypot,
});

/** A valid sign-up. */
export type Newsletter = z.output<typeof newsletterSchema>;
