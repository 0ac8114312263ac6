import { defineForm, privacyRead } from './definition';
import { emailField, optionalTextField, selectField, textAreaField, textField } from './field';
import { DOTTED_EMAIL_INPUT_PATTERN, MAX_LENGTH, MESSAGES, PLAIN_EMAIL } from './rules';

/** One label of a domain name, in any alphabet: up to 63 characters, no hyphen at either end. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * Optional scheme, domain, top-level domain of 2-6 letters, optional path. The path has no character that must be escaped in a
 * URL (RFC 3986, 2), since staff click it in a message.
 */
const SITE = String.raw`(?:[hH][tT][tT][pP][sS]?:\/\/)?(?:${LABEL}\.)+\p{L}{2,6}(?:\/[^\s"<>\\\x60\{\}\|\^\p{Cc}]*)?`;
const SITE_PATTERN = new RegExp(`^${SITE}$`, 'u');

/** The same rule as a native `pattern`, for browsers without JavaScript, which use the flag `v`. */
const SITE_INPUT_PATTERN = String.raw`\s*${SITE}\s*`;

const withScheme = (site: string) => (/^https?:\/\//i.test(site) ? site : `https://${site}`);

export const partnerDefinition = defineForm({
  name: 'partner',
  label: 'Candidatura partner',
  page: '/partner',
  done: '/partner/inviata',
  mail: {
    title: 'Nuova candidatura partner',
    subject: ({ azienda }) => `Nuova candidatura partner: ${azienda}`,
  },
  // The specification binds the names of the fields and the codes of their options.
  fields: {
    azienda: textField({
      label: 'Azienda',
      column: 'company',
      message: "Il nome dell'azienda è richiesto",
      attributes: { minLength: 2, maxLength: MAX_LENGTH.name, autoComplete: 'organization' },
    }),
    referente: textField({
      label: 'Referente',
      column: 'name',
      width: 'wide',
      message: 'Il nome del referente è richiesto',
      attributes: { minLength: 2, maxLength: MAX_LENGTH.name, autoComplete: 'name', autoCapitalize: 'words' },
    }),
    email: emailField({ format: PLAIN_EMAIL, missing: MESSAGES.email, pattern: DOTTED_EMAIL_INPUT_PATTERN }),
    telefono: textField({
      label: 'Telefono',
      column: 'phone',
      message: 'Numero di telefono non valido',
      attributes: { minLength: 6, maxLength: MAX_LENGTH.phone, type: 'tel', autoComplete: 'tel' },
    }),
    sito: optionalTextField({
      label: 'Sito web',
      column: 'website',
      format: SITE_PATTERN,
      message: 'URL non valido',
      transform: withScheme,
      max: MAX_LENGTH.site + 'https://'.length,
      attributes: {
        maxLength: MAX_LENGTH.site,
        inputMode: 'url',
        autoCapitalize: 'none',
        autoComplete: 'url',
        pattern: SITE_INPUT_PATTERN,
      },
    }),
    tipoPartnership: selectField({
      label: 'Tipo di partnership',
      column: 'kind',
      message: 'Seleziona il tipo di partnership',
      options: {
        reseller: 'Rivenditore',
        integrator: 'System integrator',
        technology: 'Partner tecnologico',
      },
    }),
    dipendenti: selectField({
      label: 'Numero di dipendenti',
      column: 'employees',
      width: 'narrow',
      message: 'Seleziona il numero di dipendenti',
      options: {
        '1-10': '1-10',
        '11-50': '11-50',
        '51-200': '51-200',
        '201-1000': '201-1000',
        '1000+': 'Più di 1000',
      },
    }),
    settoreTarget: textField({
      label: 'Settore target',
      notice: 'settore di riferimento',
      column: 'sector',
      width: 'medium',
      message: 'Settore target richiesto',
      attributes: { minLength: 2, maxLength: MAX_LENGTH.sector },
    }),
    motivazione: textAreaField({
      label: 'Motivazione',
      column: 'text',
      message: 'La motivazione deve essere di almeno 20 caratteri',
      width: 'wide',
      attributes: { minLength: 20, rows: 5 },
    }),
  },
  groups: [
    { name: 'company', fields: ['azienda', 'sito', 'settoreTarget', 'dipendenti'] },
    { name: 'person', fields: ['referente', 'email', 'telefono'] },
    { name: 'proposal', fields: ['tipoPartnership', 'motivazione'] },
  ],
  consent: privacyRead('È necessario accettare la privacy policy per procedere'),
});
