import { isPreview } from '@/lib/preview.mjs';
import { interestField, peopleField } from './choices';
import { defineForm, privacyRead } from './definition';
import { emailField, optionalSelectField, optionalTextAreaField, selectField, textField } from './field';
import { DOTTED_EMAIL_INPUT_PATTERN, MAX_LENGTH, MESSAGES, SIMPLE_EMAIL } from './rules';

export const demoDefinition = defineForm({
  name: 'demo',
  label: 'Richiesta di demo',
  page: '/richiedi-demo',
  done: '/richiedi-demo/grazie',
  mail: { title: 'Nuova richiesta di demo', subject: ({ nomeAzienda }) => `Richiesta demo: ${nomeAzienda}` },
  // A preview sends nothing, so it keeps nothing to send later (docs/decisions.md D49).
  keptInBrowser: !isPreview(),
  // The specification binds the names of the fields and the codes of their options.
  fields: {
    nomeAzienda: textField({
      label: 'Azienda',
      column: 'company',
      width: 'wide',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'organization' },
    }),
    nomeContatto: textField({
      label: 'Contatto',
      notice: 'nome del contatto',
      column: 'name',
      width: 'wide',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'name', autoCapitalize: 'words' },
    }),
    email: emailField({
      format: SIMPLE_EMAIL,
      pattern: DOTTED_EMAIL_INPUT_PATTERN,
      missing: MESSAGES.required,
    }),
    telefono: textField({
      label: 'Telefono',
      column: 'phone',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.phone, type: 'tel', autoComplete: 'tel' },
    }),
    settore: selectField({
      label: 'Settore',
      column: 'sector',
      message: MESSAGES.required,
      options: {
        'studio-commercialista': 'Studio commercialista',
        'settore-legale': 'Settore legale',
        'consulente-lavoro': 'Consulente del lavoro',
        altro: 'Altro (azienda, banca, ente)',
      },
    }),
    numeroDipendenti: optionalSelectField({
      label: 'Numero di dipendenti',
      column: 'employees',
      options: {
        '1-10': '1-10',
        '11-50': '11-50',
        '51-200': '51-200',
        '201-500': '201-500',
        '501-1000': '501-1000',
        '1000+': 'Più di 1000',
      },
    }),
    interest: interestField,
    people: peopleField,
    note: optionalTextAreaField({ label: 'Note', column: 'text', width: 'wide', attributes: { rows: 4 } }),
  },
  groups: [
    { name: 'organisation', fields: ['nomeAzienda', 'settore', 'numeroDipendenti'] },
    { name: 'person', fields: ['nomeContatto', 'email', 'telefono'] },
    { name: 'notes', fields: ['note'] },
  ],
  consent: privacyRead(MESSAGES.privacy),
});
