import { defineForm } from './definition';
import { emailField } from './field';
import { HTML_EMAIL, MESSAGES } from './rules';

/** The newsletter sign-up, if the site itself records it (D20). */
export const newsletterDefinition = defineForm({
  name: 'newsletter',
  label: 'Iscrizione alla newsletter',
  page: '/newsletter',
  done: '/newsletter/iscritto',
  mail: {
    title: 'Iscrizione alla newsletter',
    subject: () => 'Iscrizione alla newsletter',
    paragraphs: [
      'Questo indirizzo non è confermato: può averlo scritto chiunque. Prima di ogni altro messaggio chiedete a chi lo possiede di confermare l’iscrizione. Se non conferma, non scrivetegli più.',
    ],
  },
  fields: { email: emailField({ width: 'wide', format: HTML_EMAIL, missing: MESSAGES.required }) },
  groups: [{ name: 'person', fields: ['email'] }],
  consent: {
    name: 'gdpr',
    value: 'Y',
    message: 'Dovete acconsentire al trattamento dei dati personali',
    row: ['Consenso al trattamento dei dati personali', 'sì (Y)'],
    notice: 'consenso',
  },
});
