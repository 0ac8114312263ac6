import type * as z from 'zod/mini';
import {
  defineForm,
  emailField,
  optionalSelectField,
  optionalTextAreaField,
  selectField,
  textField,
} from './definition';
import { DOTTED_EMAIL_INPUT_PATTERN, MAX_LENGTH, MESSAGES, SIMPLE_EMAIL } from './fields';

/** Sectors of the demo form (section 3). */
export const SECTORS = ['studio-commercialista', 'settore-legale', 'consulente-lavoro', 'altro'] as const;

/** Sizes of a company, in employees, of the demo form (section 3). */
export const EMPLOYEE_RANGES_DEMO = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

/** The demo request (sections 3 and 5). */
export const demoDefinition = defineForm({
  name: 'demo',
  fields: {
    nomeAzienda: textField({
      label: 'Azienda',
      width: 'wide',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'organization' },
    }),
    nomeContatto: textField({
      label: 'Contatto',
      width: 'wide',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.name, autoComplete: 'name', autoCapitalize: 'words' },
    }),
    email: emailField({
      label: 'Email',
      format: SIMPLE_EMAIL,
      pattern: DOTTED_EMAIL_INPUT_PATTERN,
      missing: MESSAGES.required,
    }),
    telefono: textField({
      label: 'Telefono',
      message: MESSAGES.required,
      attributes: { maxLength: MAX_LENGTH.phone, type: 'tel', autoComplete: 'tel' },
    }),
    settore: selectField({
      label: 'Settore',
      options: SECTORS,
      message: MESSAGES.required,
      words: {
        'studio-commercialista': 'Studio commercialista',
        'settore-legale': 'Settore legale',
        'consulente-lavoro': 'Consulente del lavoro',
        altro: 'Altro',
      },
    }),
    numeroDipendenti: optionalSelectField({ label: 'Numero di dipendenti', options: EMPLOYEE_RANGES_DEMO }),
    note: optionalTextAreaField({
      label: 'Note',
      width: 'wide',
      attributes: { rows: 4 },
    }),
  },
  groups: [
    { name: 'organisation', fields: ['nomeAzienda', 'settore', 'numeroDipendenti'] },
    { name: 'person', fields: ['nomeContatto', 'email', 'telefono'] },
    { name: 'notes', fields: ['note'] },
  ],
  privacy: MESSAGES.privacy,
});

/** What the browser and the server check (D13). */
export const demoSchema = demoDefinition.schema;
/** A valid demo request. */
export type Demo = z.output<typeof demoSchema>;
