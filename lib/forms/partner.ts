import * as z from 'zod/mini';
import {
  choice,
  email,
  honeypot,
  line,
  longText,
  MAX_LENGTH,
  optionalLine,
  PLAIN_EMAIL,
  ticked,
} from './fields';

/** Kinds of partnership (section 3). */
export const PARTNER_TYPES = ['reseller', 'integrator', 'technology'] as const;
export type PartnerType = (typeof PARTNER_TYPES)[number];

/** Sizes of a partner, in employees (section 3). */
export const EMPLOYEE_RANGES_PARTNER = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;

/** A part of a domain name, in any alphabet: 63 characters, no hyphen at either end. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * Optional scheme, domain, top-level domain of 2-6 letters, optional path (section 5). The path holds no character that
 * has to be escaped in every address (RFC 3986, 2): it ends up in a message that people click in.
 */
const SITE = String.raw`(?:[hH][tT][tT][pP][sS]?:\/\/)?(?:${LABEL}\.)+\p{L}{2,6}(?:\/[^\s"<>\\\x60\{\}\|\^\p{Cc}]*)?`;
export const SITE_PATTERN = new RegExp(`^${SITE}$`, 'u');

/** The same rule as a native `pattern`, so that a browser without script stops a slip too. Newer ones read it with `v`. */
export const SITE_INPUT_PATTERN = String.raw`\s*${SITE}\s*`;

/** The partner application (sections 3 and 5), for the browser and the server (D13). */
export const partnerSchema = z.strictObject({
  azienda: line({ max: MAX_LENGTH.name, min: 2, message: "Il nome dell'azienda è richiesto" }),
  referente: line({ max: MAX_LENGTH.name, min: 2, message: 'Il nome del referente è richiesto' }),
  email: email(PLAIN_EMAIL, 'Email non valida'),
  telefono: line({ max: MAX_LENGTH.phone, min: 6, message: 'Numero di telefono non valido' }),
  sito: optionalLine({ max: MAX_LENGTH.site, pattern: SITE_PATTERN, message: 'URL non valido' }),
  tipoPartnership: choice(PARTNER_TYPES, 'Seleziona il tipo di partnership'),
  dipendenti: choice(EMPLOYEE_RANGES_PARTNER, 'Seleziona il numero di dipendenti'),
  settoreTarget: line({ max: MAX_LENGTH.sector, min: 2, message: 'Settore target richiesto' }),
  motivazione: longText({ min: 20, message: 'La motivazione deve essere di almeno 20 caratteri' }),
  privacyAccepted: ticked('È necessario accettare la privacy policy per procedere'),
  ...honeypot,
});

/** What the form holds while it is filled. */
export type PartnerInput = z.input<typeof partnerSchema>;
/** A valid partner application. */
export type Partner = z.output<typeof partnerSchema>;

/** An untouched partner form. */
export const emptyPartner = {
  azienda: '',
  referente: '',
  email: '',
  telefono: '',
  sito: '',
  tipoPartnership: '',
  dipendenti: '',
  settoreTarget: '',
  motivazione: '',
  privacyAccepted: false,
  rg_vuoto: '',
} satisfies PartnerInput;

/** A web address with a scheme: `https://` is prefixed when there is neither http nor https (section 5). */
export function withScheme(sito: string): string {
  return /^https?:\/\//i.test(sito) ? sito : `https://${sito}`;
}
