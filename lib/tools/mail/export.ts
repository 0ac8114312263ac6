import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { LEAD_COLUMNS, LEAD_FORM_LABELS, type LeadColumns } from '@/lib/forms/lead-columns';
import { jsonLine } from '@/lib/log';
import { LEAD_STATES, type Lead } from '@/lib/mail/store/lead';
import { csvFile, type Options, oneOf, period } from './arguments';
import { EXIT_OK, leadsOf, type Run } from './context';
import { save } from './files';
import { isoTime, safeLine, safeLines } from './format';
import { columnsOf, FORM_LABELS, STATES } from './labels';

const HEADER = ['Ricevuto il', 'Modulo', 'Stato', ...Object.values(LEAD_COLUMNS), 'Chiave'];

/** How a cell begins that a spreadsheet may take for a formula, in ASCII or full width. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A plus and at least six digits, perhaps with dashes between them. */
const PHONE = /^\+(?:[ \u00a0().\-/]*\d){6}[ \u00a0().\-/\d]*$/;

/** A visitor's value as text for a spreadsheet. */
function cell(value: string): string {
  const clean = safeLines(value);
  const isFormula = FORMULA.test(value) || FORMULA.test(clean);
  return isFormula && !PHONE.test(clean) ? `'${clean}` : clean;
}

/** A row for Italian spreadsheet programs. */
const csvRow = (row: readonly string[], bom = false) =>
  stringify([row], { bom, delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true });

function leadRow(lead: Lead): string {
  const columns: LeadColumns = { subject: lead.message.subject, ...columnsOf(lead) };
  const cells = Object.keys(LEAD_COLUMNS).map((name) => cell(columns[name] ?? ''));
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
