import type * as z from 'zod/mini';
import { contactDefinition } from './contact';
import type { Field } from './definition';
import { demoDefinition } from './demo';
import type { HONEYPOT } from './fields';
import type { FormName, formSchemas } from './forms';
import { valueText } from './message-text';
import { newsletterFields } from './newsletter';
import { partnerDefinition } from './partner';
import type { PartnerPayload } from './partner-message';

/** What is known of a lead, under the same names for all forms, with what the owner calls it. */
export const LEAD_COLUMNS = {
  name: 'Nome',
  company: 'Azienda',
  email: 'Email',
  phone: 'Telefono',
  website: 'Sito',
  sector: 'Settore',
  employees: 'Dipendenti',
  kind: 'Tipo',
  subject: 'Oggetto',
  text: 'Testo',
} as const;
type Column = keyof typeof LEAD_COLUMNS;
export type LeadColumns = Partial<Record<Column, string>>;

/** The names of what visitors send: the forms, and the documented payload (D16). */
export const LEAD_FORM_LABELS: Record<FormName | 'message', string> = {
  demo: 'Richiesta di demo',
  contact: 'Modulo di contatto',
  partner: 'Candidatura partner',
  newsletter: 'Iscrizione alla newsletter',
  message: 'Messaggio libero',
};

type Data = { [Form in FormName]: z.output<(typeof formSchemas)[Form]> } & { message: PartnerPayload };
type FieldName<Form extends keyof Data> = Exclude<keyof Data[Form], typeof HONEYPOT>;

/** The column of each field, null where it has none. Does not compile while a form or a field is missing. */
const COLUMNS: { [Form in keyof Data]: Readonly<Record<FieldName<Form>, Column | null>> } = {
  contact: {
    firstName: 'name',
    lastName: 'name',
    email: 'email',
    phone: 'phone',
    subject: 'subject',
    message: 'text',
    privacyAccepted: null,
  },
  partner: {
    azienda: 'company',
    referente: 'name',
    email: 'email',
    telefono: 'phone',
    sito: 'website',
    tipoPartnership: 'kind',
    dipendenti: 'employees',
    settoreTarget: 'sector',
    motivazione: 'text',
    privacyAccepted: null,
  },
  demo: {
    nomeAzienda: 'company',
    nomeContatto: 'name',
    email: 'email',
    telefono: 'phone',
    settore: 'sector',
    numeroDipendenti: 'employees',
    note: 'text',
    privacyAccepted: null,
  },
  newsletter: { email: 'email', gdpr: null },
  message: { to: null, subject: 'subject', body: 'text', from: null, replyTo: 'email', senderName: 'name' },
};

const FIELDS: Record<FormName, Readonly<Record<string, Field>>> = {
  contact: contactDefinition.fields,
  partner: partnerDefinition.fields,
  demo: demoDefinition.fields,
  newsletter: newsletterFields,
};

/** What a visitor sent, by column: values as typed, options with their words. Fields of one column are joined by a blank. */
export function leadColumns(form: keyof Data, data: Readonly<Record<string, unknown>>): LeadColumns {
  const columns: LeadColumns = {};
  for (const [name, column] of Object.entries<Column | null>(COLUMNS[form])) {
    const value = data[name];
    if (!column || typeof value !== 'string' || value === '') continue;
    const field = form === 'message' ? undefined : FIELDS[form][name];
    const text = field ? valueText(field, value) : value;
    columns[column] = columns[column] ? `${columns[column]} ${text}` : text;
  }
  return columns;
}
