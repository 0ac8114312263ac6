import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { LEAD_COLUMNS, LEAD_FORM_LABELS, type LeadColumns, ORIGIN_COLUMNS } from '@/lib/forms/lead-columns';
import { jsonLine } from '@/lib/log';
import { LEAD_STATES, type Lead } from '@/lib/mail/store/lead';
import { csvFile, type Options, oneOf, period } from './arguments';
import { EXIT_OK, leadsOf, type Run } from './context';
import { save } from './files';
import { isoTime, safeLine } from './format';
import { columnsOf, FORM_LABELS, STATES } from './labels';

const HEADER = [
  ...['Ricevuto il', 'Modulo', 'Stato'],
  ...Object.values(LEAD_COLUMNS),
  ...Object.keys(ORIGIN_COLUMNS),
  'Chiave',
];

/** What stands between two cells where another separator is set, or a quotation is not seen. */
const SEPARATOR = /([,;\t\n])/;
/** What a spreadsheet may take for a formula, in ASCII or full width, with the quotes and blanks that it may drop. */
const FORMULA = /^([\p{Zs}"]*)([=+\-@\uff1d\uff0b\uff0d\uff20].*)$/u;
/** A plus and at least six digits, perhaps with dashes between them. */
const PHONE = /^\+(?:[ \u00a0().\-/]*\d){6}[ \u00a0().\-/\d]*$/;

/** One line as text for a spreadsheet. Phone numbers stay as typed. */
const disarmed = (line: string) =>
  safeLine(line).replace(FORMULA, (whole, before: string, formula: string) =>
    PHONE.test(formula) ? whole : `${before}'${formula}`,
  );

/** A visitor's value as text for a spreadsheet, whatever it takes for the separator of cells. */
const cell = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .split(SEPARATOR)
    .map((part) => (part === '\n' ? part : disarmed(part)))
    .join('');

/** A row for Italian spreadsheet programs. */
const csvRow = (row: readonly string[], bom = false) =>
  stringify([row], { bom, delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true });

function leadRow(lead: Lead): string {
  const columns: LeadColumns = { subject: lead.message.subject, ...columnsOf(lead) };
  const values = [
    ...Object.keys(LEAD_COLUMNS).map((name) => columns[name]),
    ...Object.values(ORIGIN_COLUMNS).map((partOf) => partOf(lead.origin)),
  ];
  const cells = values.map((value) => cell(value ?? ''));
  const { one } = STATES[lead.state];
  return csvRow([isoTime(lead.receivedAt), FORM_LABELS[lead.form], one, ...cells, safeLine(lead.key)]);
}

/** Which leads are asked for. Throws UsageError. */
function filterOf({ json, state, form: typedForm, ...typed }: Options): (lead: Lead) => boolean {
  const { from = '', to = '9' } = period(typed);
  const form = typedForm && oneOf('--form', Object.keys(LEAD_FORM_LABELS), typedForm);
  const states = state?.map((each) => oneOf('--state', LEAD_STATES, each));
  return (lead) => {
    const received = isoTime(lead.receivedAt).slice(0, 10);
    // What the site itself sends is no lead.
    const isForm = form ? lead.form === form : json || lead.form in LEAD_FORM_LABELS;
    const isState = states ? states.includes(lead.state) : json || lead.state !== 'spam';
    return Boolean(isForm && isState) && received >= from && received <= to;
  };
}

/** `export`: leads as a table, or every message as a line of JSON; oldest first. */
export const exportLeads: Run = async (context, options) => {
  const { json, force, words } = options;
  const isWanted = filterOf(options);
  const file = json ? words[0] : csvFile(words[0]);
  let count = 0;

  async function* lines(): AsyncGenerator<string> {
    if (!json) yield csvRow(HEADER, true);
    for await (const lead of leadsOf(context.store, { order: 'oldest' })) {
      if (!isWanted(lead)) continue;
      count += 1;
      yield json ? `${jsonLine(lead)}\n` : leadRow(lead);
    }
  }

  if (file === undefined) {
    for await (const line of lines()) context.out(line);
    return EXIT_OK;
  }
  const path = resolve(context.folder, file);
  await save(path, force ?? false, (temporary) => writeFile(temporary, lines()));
  const exported = count === 1 ? 'Esportato 1 messaggio' : `Esportati ${count} messaggi`;
  context.err(`${exported} in ${path}\nIl file contiene dati personali: cancellatelo quando non serve più.`);
  return EXIT_OK;
};
