import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { ATTRIBUTION_COLUMNS, LEAD_COLUMNS, type LeadColumns } from '@/lib/forms/lead-columns';
import { jsonLine } from '@/lib/log';
import { LEAD_STATES, type Lead } from '@/lib/mail/store/leads';
import { formOf, type Options, oneOf, periodFilter } from './arguments';
import { EXIT_OK, type Run } from './context';
import { searchFilter } from './find';
import { isoTime, messageCount, safeLine } from './format';
import { columnsOf, formLabel, isFromVisitor, STATE_NAMES } from './labels';
import { PRIVACY_NOTE, writePrivateFile } from './private-file';
import { leadsOf } from './stores';

const HEADER = [
  'Ricevuto il',
  'Modulo',
  'Stato',
  ...Object.values(LEAD_COLUMNS),
  ...Object.keys(ATTRIBUTION_COLUMNS),
  'Chiave',
];

/** Characters that may end a cell in a spreadsheet with another separator, or that ignores quotation marks. */
const SEPARATOR = /([,;\t\n])/;
/** A text that a spreadsheet may read as a formula: an operator, in ASCII or full width, after quotes and spaces. */
const FORMULA = /^([\p{Zs}"]*)([=+\-@\uff1d\uff0b\uff0d\uff20].*)$/u;
/** A plus and at least six digits, perhaps with dashes between them. */
const PHONE = /^\+(?:[ \u00a0().\-/]*\d){6}[ \u00a0().\-/\d]*$/;

/** Puts an apostrophe before a possible formula, which makes it text. Phone numbers are unchanged. */
const withoutFormula = (line: string) =>
  safeLine(line).replace(FORMULA, (whole, before: string, formula: string) =>
    PHONE.test(formula) ? whole : `${before}'${formula}`,
  );

/** Makes a visitor's value safe for a spreadsheet, with any separator of cells. */
const cell = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .split(SEPARATOR)
    .map((part) => (part === '\n' ? part : withoutFormula(part)))
    .join('');

/** Writes a row for Italian spreadsheet programs. */
const csvRow = (row: readonly string[]) =>
  stringify([row], { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true });

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

/** The ending of a file's name. Other words of the command are searched. */
const FILE = /\.(?:csv|jsonl?)$/i;

/** Creates the filter for the options and words. @throws CommandError if a value is wrong */
function filterOf({ json, ...options }: Options, words: readonly string[]): (lead: Lead) => boolean {
  const isSearched = words.length > 0 ? searchFilter(words) : () => true;
  const isInPeriod = periodFilter(options);
  const form = formOf(options);
  const states = options.state?.map((state) => oneOf('--state', LEAD_STATES, state));
  return (lead) => {
    // Messages of the site itself are not leads.
    const hasForm = form ? lead.form === form : json || isFromVisitor(lead.form);
    // A person who asks for their data receives the spam too.
    const hasState = states ? states.includes(lead.state) : json || words.length > 0 || lead.state !== 'spam';
    return Boolean(hasForm && hasState) && isInPeriod(lead.receivedAt) && isSearched(lead);
  };
}

/** `export`: writes leads as a table, or all messages as lines of JSON, oldest first. */
export const exportLeads: Run = async ({ store, folder, out, err }, options) => {
  const { json, force } = options;
  const file = options.words.find((word) => FILE.test(word));
  const isWanted = filterOf(
    options,
    options.words.filter((word) => word !== file),
  );
  let count = 0;

  async function* lines(): AsyncGenerator<string> {
    if (!json) yield `\ufeff${csvRow(HEADER)}`;
    for await (const lead of leadsOf(store, { order: 'oldest' })) {
      if (!isWanted(lead)) continue;
      count += 1;
      yield json ? `${jsonLine(lead)}\n` : leadRow(lead);
    }
  }

  if (file === undefined) {
    for await (const line of lines()) out(line);
    return EXIT_OK;
  }
  const path = resolve(folder, file);
  await writePrivateFile(path, { force, fill: (temporary) => writeFile(temporary, lines()) });
  err(`Esportati ${messageCount(count)} in ${path}\n${PRIVACY_NOTE}`);
  return EXIT_OK;
};
