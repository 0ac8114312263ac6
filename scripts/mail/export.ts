import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import writeExcelFile, { type Column } from 'write-excel-file/node';
import { ATTRIBUTION_COLUMNS, LEAD_COLUMNS, type LeadColumns } from '@/lib/forms/lead-columns';
import { jsonLine } from '@/lib/log';
import { LEAD_STATES, type StoredMessage } from '@/lib/mail/store/leads';
import { CommandError, formOf, type Options, oneOf, periodFilter } from './arguments';
import { EXIT_OK, type Run } from './context';
import { searchFilter } from './find';
import { isoTime, messageCount, safeLine } from './format';
import { columnsOf, formLabel, isFromVisitor, STATE_NAMES } from './labels';
import { PRIVACY_NOTE, writePrivateFile } from './private-file';
import { leadsOf } from './stores';

/** Characters that a cell of a spreadsheet can hold. */
const MAX_CELL_LENGTH = 32_767;

/** A column of texts. Spreadsheets show them as they are: no formulas, and phone numbers with their zeros. */
const textColumn = (
  header: string,
  width: number,
  textOf: (lead: StoredMessage) => string | null | undefined,
): Column<StoredMessage> => ({
  header: { value: header, fontWeight: 'bold' },
  width,
  cell: (lead) => ({ type: String, value: cellText(textOf(lead) ?? '') }),
});

/** A text without characters that XML forbids. */
const cellText = (text: string): string =>
  text
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map(safeLine)
    .join('\n')
    .slice(0, MAX_CELL_LENGTH);

/** Widths, in characters, of columns with other than short texts. */
const WIDTHS: Readonly<Record<string, number>> = { email: 30, subject: 36, text: 60 };

const COLUMNS: Column<StoredMessage>[] = [
  {
    header: { value: 'Ricevuto il', fontWeight: 'bold' },
    width: 17,
    // Spreadsheets have no time zones: the time in Rome.
    cell: ({ receivedAt }) => ({
      type: Date,
      value: new Date(`${isoTime(receivedAt)}Z`),
      format: 'dd/mm/yyyy hh:mm',
    }),
  },
  textColumn('Modulo', 22, ({ form }) => formLabel(form)),
  textColumn('Stato', 14, ({ state }) => STATE_NAMES[state]),
  ...Object.entries(LEAD_COLUMNS).map(([name, heading]) =>
    textColumn(heading, WIDTHS[name] ?? 20, (lead) => {
      const columns: LeadColumns = { subject: lead.message.subject, ...columnsOf(lead) };
      return columns[name];
    }),
  ),
  ...Object.entries(ATTRIBUTION_COLUMNS).map(([heading, partOf]) =>
    textColumn(heading, 20, ({ origin: attribution }) => partOf(attribution)),
  ),
  textColumn('Chiave', 38, ({ key }) => key),
];

/** The leads as a table for spreadsheet programs, with a filter on its head. */
const tableOf = (leads: StoredMessage[]): Promise<Buffer> =>
  writeExcelFile(
    leads,
    { columns: COLUMNS, sheet: 'Contatti', stickyRowsCount: 1 },
    { features: [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: withFilter } } } }] },
  ).toBuffer();

/** Adds a filter to the XML of a sheet, from its first cell to its last one. */
function withFilter(sheet: string): string {
  const lastCell = [...sheet.matchAll(/<c r="([A-Z]+\d+)"/g)].at(-1)?.[1] ?? 'A1';
  return sheet.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${lastCell}"/>`);
}

/** The ending of a file's name, or standard output. Other words of the command are searched. */
const FILE = /\.(?:xlsx|jsonl?)$|^-$/i;

/**
 * Creates the filter for the options and words.
 * @throws CommandError if a value is wrong
 */
function filterOf({ json, ...options }: Options, words: readonly string[]): (lead: StoredMessage) => boolean {
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
  if (!json && !file)
    throw new CommandError(
      'Manca il nome del file: lead.xlsx, oppure - per avere la tabella come risultato.',
    );
  const leads: StoredMessage[] = [];
  for await (const lead of leadsOf(store, { order: 'oldest' })) if (isWanted(lead)) leads.push(lead);
  const content = json ? leads.map((lead) => `${jsonLine(lead)}\n`).join('') : await tableOf(leads);

  if (!file || file === '-') {
    if (typeof content === 'string') out(content);
    else process.stdout.write(content);
    return EXIT_OK;
  }
  const path = resolve(folder, file);
  await writePrivateFile(path, { force, fill: (temporary) => writeFile(temporary, content) });
  err(`Esportati ${messageCount(leads.length)} in ${path}\n${PRIVACY_NOTE}`);
  return EXIT_OK;
};
