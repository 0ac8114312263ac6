import * as z from 'zod/mini';
import { emailField, rulesOf } from './definition';
import { HTML_EMAIL, honeypot, MESSAGES } from './fields';

/** What the sign-up asks for besides the consent. */
export const newsletterFields = {
  email: emailField({ label: 'Email', width: 'wide', format: HTML_EMAIL, missing: MESSAGES.required }),
};

/** Error of a consent that is not given. */
export const CONSENT_MESSAGE = 'Devi acconsentire al trattamento dei dati personali';

/** The newsletter sign-up, when the site itself records it (D20). */
export const newsletterSchema = z.strictObject({
  ...rulesOf(newsletterFields),
  /** Consent: the checkbox has the value Y (section 3). */
  gdpr: z.literal('Y', CONSENT_MESSAGE),
  ...honeypot,
});

/** A valid sign-up. */
export type Newsletter = z.output<typeof newsletterSchema>;
