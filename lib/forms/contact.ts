import * as z from 'zod/mini';
import { interestField, peopleField } from './choices';
import { defineForm, privacyRead } from './definition';
import { emailField, optionalSelectField, optionalTextField, textAreaField, textField } from './field';
import { HTML_EMAIL, MAX_LENGTH, MESSAGES } from './rules';

const subject = optionalSelectField({
  label: 'Oggetto',
  column: 'subject',
  width: 'medium',
  options: {
    info: 'Informazioni generali',
    demo: 'Richiesta di una demo',
    quote: 'Richiesta di un preventivo',
    support: 'Supporto tecnico',
    partnership: 'Collaborazioni e partnership',
    careers: 'Lavorare con noi',
    other: 'Altro',
  },
});

export const contactDefinition = defineForm({
  name: 'contact',
  label: 'Modulo di contatto',
  page: '/contatti',
  done: '/contatti/inviato',
  mail: {
    title: 'Messaggio dal modulo di contatto',
    subject: ({ subject }) => `Contatto dal sito: ${subject}`,
  },
  nativeValidation: true,
  fields: {
    firstName: textField({
      label: 'Nome',
      column: 'name',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'given-name', autoCapitalize: 'words' },
    }),
    lastName: textField({
      label: 'Cognome',
      column: 'name',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'family-name', autoCapitalize: 'words' },
    }),
    email: emailField({ format: HTML_EMAIL, missing: MESSAGES.required }),
    phone: optionalTextField({
      label: 'Telefono',
      column: 'phone',
      message: MESSAGES.characters,
      attributes: { maxLength: MAX_LENGTH.phone, type: 'tel', autoComplete: 'tel' },
    }),
    interest: interestField,
    people: peopleField,
    // A missing or empty subject becomes `info`.
    subject: {
      ...subject,
      rule: z.pipe(
        subject.rule,
        z.transform((code) => code ?? 'info'),
      ),
    },
    message: textAreaField({
      label: 'Messaggio',
      column: 'text',
      message: MESSAGES.required,
      width: 'wide',
      attributes: { rows: 6 },
    }),
  },
  groups: [
    { name: 'person', fields: ['firstName', 'lastName', 'email', 'phone'] },
    { name: 'message', fields: ['subject', 'message'] },
  ],
  consent: privacyRead(MESSAGES.privacy),
});
