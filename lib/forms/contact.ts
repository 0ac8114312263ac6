import * as z from 'zod/mini';
import {
  email,
  HTML_EMAIL,
  honeypot,
  line,
  longText,
  MAX_LENGTH,
  MESSAGES,
  optionalChoice,
  optionalLine,
  ticked,
} from './fields';

/** Subject codes of the contact form (section 3). */
export const SUBJECTS = ['info', 'demo', 'quote', 'support', 'partnership', 'careers', 'other'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The contact form (section 3), for the browser and the server (D13). No or an empty subject is `info`. */
export const contactSchema = z.strictObject({
  firstName: line({ max: MAX_LENGTH.name, message: MESSAGES.required }),
  lastName: line({ max: MAX_LENGTH.name, message: MESSAGES.required }),
  email: email(HTML_EMAIL, MESSAGES.required),
  phone: optionalLine({ max: MAX_LENGTH.phone }),
  subject: z.pipe(
    optionalChoice(SUBJECTS),
    z.transform((code): Subject => code ?? 'info'),
  ),
  message: longText({ message: MESSAGES.required }),
  privacyAccepted: ticked(MESSAGES.privacy),
  ...honeypot,
});

/** What the form holds while it is filled. */
export type ContactInput = z.input<typeof contactSchema>;
/** A valid contact message. */
export type Contact = z.output<typeof contactSchema>;

/** An untouched contact form. */
export const emptyContact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  privacyAccepted: false,
  rg_vuoto: '',
} satisfies ContactInput;
