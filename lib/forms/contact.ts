import * as z from 'zod/mini';
import {
  defineForm,
  emailField,
  optionalSelectField,
  optionalTextField,
  textAreaField,
  textField,
} from './definition';
import { HTML_EMAIL, MAX_LENGTH, MESSAGES, optionalChoice } from './fields';

/** Subject codes of the contact form (section 3). */
export const SUBJECTS = ['info', 'demo', 'quote', 'support', 'partnership', 'careers', 'other'] as const;
type Subject = (typeof SUBJECTS)[number];

/** The contact form (section 3). */
export const contactDefinition = defineForm({
  name: 'contact',
  fields: {
    firstName: textField({
      label: 'Nome',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'given-name', autoCapitalize: 'words' },
    }),
    lastName: textField({
      label: 'Cognome',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'family-name', autoCapitalize: 'words' },
    }),
    email: emailField({
      label: 'Email',
      format: HTML_EMAIL,
      missing: MESSAGES.required,
    }),
    phone: optionalTextField({
      label: 'Telefono',
      message: MESSAGES.characters,
      attributes: { maxLength: MAX_LENGTH.phone, type: 'tel', autoComplete: 'tel' },
    }),
    subject: {
      ...optionalSelectField({
        label: 'Oggetto',
        width: 'medium',
        options: SUBJECTS,
        words: {
          info: 'Informazioni generali',
          demo: 'Richiesta di una demo',
          quote: 'Richiesta di un preventivo',
          support: 'Supporto tecnico',
          partnership: 'Collaborazioni e partnership',
          careers: 'Lavorare con noi',
          other: 'Altro',
        },
      }),
      // No or an empty subject is `info`.
      rule: z.pipe(
        optionalChoice(SUBJECTS),
        z.transform((code): Subject => code ?? 'info'),
      ),
    },
    message: textAreaField({
      label: 'Messaggio',
      message: MESSAGES.required,
      width: 'wide',
      attributes: { rows: 6 },
    }),
  },
  groups: [
    { name: 'person', fields: ['firstName', 'lastName', 'email', 'phone'] },
    { name: 'message', fields: ['subject', 'message'] },
  ],
  privacy: MESSAGES.privacy,
});

/** What the browser and the server check (D13). */
export const contactSchema = contactDefinition.schema;
/** A valid contact message. */
export type Contact = z.output<typeof contactSchema>;
