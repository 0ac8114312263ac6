import { type Contact, contactDefinition } from './contact';
import { contactRows, contactTitle } from './contact-message';
import { type Demo, demoDefinition } from './demo';
import { NOT_GIVEN, type Row, rowsOf } from './message-text';
import type { Newsletter } from './newsletter';
import { type Partner, partnerDefinition } from './partner';
import { partnerRows, partnerTitle } from './partner-message';

/** What the staff read of a submission: rows of label and value, then one longer text. */
export type FormMail = {
  title: string;
  subject: string;
  name?: string | undefined;
  email?: string | undefined;
  rows: readonly Row[];
  long?: { label: string; text: string };
};

const accepted = ['Privacy policy accettata', 'sì'] as const;

/** What the staff read of each form's data. */
export const FORM_MAILS = {
  contact: (data: Contact): FormMail => ({
    title: 'Messaggio dal modulo di contatto',
    subject: contactTitle(data),
    name: `${data.firstName} ${data.lastName}`,
    email: data.email,
    rows: [...contactRows(data), accepted],
    long: { label: contactDefinition.fields.message.label, text: data.message },
  }),
  partner: (data: Partner): FormMail => ({
    title: 'Nuova candidatura partner',
    subject: partnerTitle(data),
    name: data.referente,
    email: data.email,
    rows: [...partnerRows(data), accepted],
    long: { label: partnerDefinition.fields.motivazione.label, text: data.motivazione },
  }),
  demo: (data: Demo): FormMail => ({
    title: 'Nuova richiesta di demo',
    subject: `Richiesta demo: ${data.nomeAzienda}`,
    name: data.nomeContatto,
    email: data.email,
    rows: [...rowsOf(demoDefinition.fields, data, ['note']), accepted],
    long: { label: demoDefinition.fields.note.label, text: data.note ?? NOT_GIVEN },
  }),
  newsletter: (data: Newsletter): FormMail => ({
    title: 'Iscrizione alla newsletter',
    subject: 'Iscrizione alla newsletter',
    email: data.email,
    rows: [
      ['Email', data.email],
      ['Consenso al trattamento dei dati personali', 'sì (Y)'],
    ],
  }),
};
