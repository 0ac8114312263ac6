import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { ATTRIBUTION_COLUMNS, LEAD_COLUMNS, type LeadColumns } from '@/lib/forms/lead-columns';
import { jsonLine } from '@/lib/log';
import { LEAD_STATES, type Lead } from '@/lib/mail/store/leads';
import { formOf, type Options, oneOf, periodFilter } from './arguments';
import { PERSONAL, save } from './backup';
import { EXIT_OK, leadsOf, type Run } from './context';
import { isFrom } from './find';
import { isoTime, messageCount, safeLine } from './format';
import { columnsOf, formLabel, isFromVisitor, STATE_NAMES } from './labels';

const HEADER = [
  'Ricevuto il',
  'Modulo',
  'Stato',
  ...Object.values(LEAD_COLUMNS),
  ...Object.keys(ATTRIBUTION_COLUMNS),
  'Chiave',
];

/** What a spreadsheet may take for the end of a cell, with another separator or if it ignores quotation marks. */
const SEPARATOR = /([,;\t\n])/;
/** What a spreadsheet may take for a formula, in ASCII or full width, after quotes and spaces that it may drop. */
const FORMULA = /^([\p{Zs}"]*)([=+\-@\uff1d\uff0b\uff0d\uff20].*)$/u;
/** A plus and at least six digits, perhaps with dashes between them. */
const PHONE = /^\+(?:[ \u00a0().\-/]*\d){6}[ \u00a0().\-/\d]*$/;

/** Makes a possible formula text. Phone numbers stay as typed. */
const withoutFormula = (line: string) =>
  safeLine(line).replace(FORMULA, (whole, before: string, formula: string) =>
    PHONE.test(formula) ? whole : `${before}'${formula}`,
  );

/** A visitor's value as text for a spreadsheet, whatever its separator of cells is. */
const cell = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .split(SEPARATOR)
    .map((part) => (part === '\n' ? part : withoutFormula(part)))
    .join('');

/** A row for Italian spreadsheet programs. */
const csvRow = (row: readonly string[], bom = false) =>
  stringify([row], { bom, delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true });

function leadRow(lead: Lead): string {
  const columns: LeadColumns = { subject: lead.message.subject, ...columnsOf(lead) };
  const values = [
    isoTime(lead.receivedAt),
    formLabel(lead.form),
    STATE_NAMES[lead.state],
    ...Object.keys(LEAD_COLUMNS).map((name) => columns[name]),
    ...Object.values(ATTRIBUTION_COLUMNS).map((partOf) => partOf(lead.origin)),
    lead.key,
  ];
  return csvRow(values.map((value) => cell(value ?? '')));
}

/** The filter of the options. Throws CommandError. */
function filterOf(options: Options): (lead: Lead) => boolean {
  const { json, email } = options;
  const isInPeriod = periodFilter(options);
  const form = formOf(options);
  const states = options.state?.map((each) => oneOf('--state', LEAD_STATES, each));
  return (lead) => {
    // Messages of the site itself are not leads.
    const isForm = form ? lead.form === form : json || isFromVisitor(lead.form);
    // A person who asks for their data gets the spam too.
    const isState = states ? states.includes(lead.state) : json || email || lead.state !== 'spam';
    const isSender = email === undefined || isFrom(lead, email);
    return Boolean(isForm && isState && isSender) && isInPeriod(lead.receivedAt);
  };
}

/** `export`: leads as a table, or all messages as lines of JSON, oldest first. */
export const exportLeads: Run = async ({ store, folder, out, err }, options) => {
  const { json, force = false, words } = options;
  const isWanted = filterOf(options);
  let count = 0;

  async function* lines(): AsyncGenerator<string> {
    if (!json) yield csvRow(HEADER, true);
    for await (const lead of leadsOf(store, { order: 'oldest' })) {
      if (!isWanted(lead)) continue;
      count += 1;
      yield json ? `${jsonLine(lead)}\n` : leadRow(lead);
    }
  }

  const [file] = words;
  if (file === undefined) {
    for await (const line of lines()) out(line);
    return EXIT_OK;
  }
  const path = resolve(folder, file);
  await save(path, force, (temporary) => writeFile(temporary, lines()));
  err(`Esportati ${messageCount(count)} in ${path}\n${PERSONAL}`);
  return EXIT_OK;
};
