import { stringify } from 'csv-stringify/sync';
import type { Lead, MailMessage } from '@/lib/mail/message/message';
import type { SpoolState } from '@/lib/mail/spool/spool';
import { isoTime, safeLine, safeLines } from './format';
import { FORM_LABELS, stateLabels } from './labels';

const LEAD_COLUMNS = [
  ['name', 'Nome'],
  ['company', 'Azienda'],
  ['email', 'Email'],
  ['phone', 'Telefono'],
  ['website', 'Sito'],
  ['sector', 'Settore'],
  ['employees', 'Dipendenti'],
  ['kind', 'Tipo'],
  ['subject', 'Oggetto'],
  ['text', 'Testo'],
] as const satisfies readonly (readonly [keyof Lead, string])[];

const HEADER = ['Ricevuto il', 'Modulo', 'Stato', ...LEAD_COLUMNS.map(([, label]) => label), 'Chiave'];

/** What a spreadsheet would convert: a phone number would lose its zeros and plus, 11-50 would become a date. */
const LOOKS_LIKE_A_NUMBER = /^[+\d][\d\s+().,/:-]*$/;
const NO_BREAK_SPACE = '\u00a0';

/** A visitor's value as text for a spreadsheet. The library escapes formulas. */
function cell(value: string): string {
  const clean = safeLines(value);
  return LOOKS_LIKE_A_NUMBER.test(clean) ? `${NO_BREAK_SPACE}${clean}` : clean;
}

/** Leads as CSV for an Italian spreadsheet program: semicolons, CRLF, a byte order mark and a header row. */
export function leadsCsv(
  leads: readonly { message: MailMessage; state: SpoolState; key: string }[],
  sending: boolean,
): string {
  const rows = leads.map(({ message: { date, form, lead }, state, key }) => [
    isoTime(date),
    FORM_LABELS[form],
    stateLabels(state, sending).one,
    ...LEAD_COLUMNS.map(([name]) => cell(lead[name] ?? '')),
    safeLine(key),
  ]);
  return stringify([HEADER, ...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
