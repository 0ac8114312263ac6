import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LEAD_FORM_LABELS } from '@/lib/forms/lead-columns';
import { MAX_PAGE_FIGURES } from '@/lib/mail/leads-protocol';
import type { FigureKind, WeekFigure } from '@/lib/mail/store/figures';
import { csvFile, period, UsageError } from './arguments';
import { type CommandContext, EXIT_OK, type LeadsStore, type Run } from './context';
import { cell, csvRow } from './export';
import { save } from './files';
import { safeLine } from './format';

/** How many rows of a table are shown. */
const MAX_ROWS = 20;
/** How many characters the texts of a row have together, so that a row fits into a terminal. */
const TEXT_WIDTH = 66;
/** Before a row, and between its columns. */
const INDENT = '  ';

const KINDS: Record<FigureKind, string> = {
  arrival: 'arrivo',
  lead: 'contatto',
  missing: 'indirizzo inesistente',
};

/** A worker has the copies of its platform, and counts no arrivals. */
const isWorker = ({ backup }: LeadsStore) => backup === undefined;

const formLabels: Readonly<Record<string, string>> = LEAD_FORM_LABELS;

/** A table of sums. `textsOf`: what is summed up in a row. */
type Table = {
  title: string;
  kind: FigureKind;
  heads: readonly string[];
  textsOf: (figure: WeekFigure) => readonly string[];
};

const TABLES: readonly Table[] = [
  {
    title: 'PAGINE DI ARRIVO',
    kind: 'arrival',
    heads: ['Pagina', 'Arrivi'],
    textsOf: ({ page }) => [page || '(altre)'],
  },
  {
    title: 'PAGINE DA CUI SI È APERTO IL MODULO',
    kind: 'lead',
    heads: ['Pagina', 'Contatti'],
    textsOf: ({ page }) => [page || '(non nota)'],
  },
  {
    title: 'CAMPAGNE',
    kind: 'lead',
    heads: ['Fonte', 'Mezzo', 'Campagna', 'Contatti'],
    textsOf: ({ source, medium, campaign }) =>
      source || medium || campaign ? [source, medium, campaign] : ['(nessuna)', '', ''],
  },
  {
    title: 'SITI DI PROVENIENZA',
    kind: 'arrival',
    heads: ['Sito', 'Arrivi'],
    textsOf: ({ host }) => [host || '(nessuno, o non detto)'],
  },
  {
    title: 'MODULI',
    kind: 'lead',
    heads: ['Modulo', 'Contatti'],
    textsOf: ({ form }) => [`${formLabels[form] ?? ''} (${form})`],
  },
  {
    title: 'INDIRIZZI CHIESTI INVANO',
    kind: 'missing',
    heads: ['Indirizzo', 'Volte'],
    textsOf: ({ page }) => [page],
  },
];

/** All figures of a period, page by page, the earliest week first. */
async function* figuresOf(
  { ask }: LeadsStore,
  days: ReturnType<typeof period>,
): AsyncGenerator<WeekFigure, undefined> {
  let after: string[] | undefined;
  do {
    const { figures, next } = await ask({ do: 'stats', ...days, after, limit: MAX_PAGE_FIGURES });
    yield* figures;
    after = next ?? undefined;
  } while (after !== undefined);
}

/** What is counted under a name. */
type Sums = Map<string, number>;

const add = (sums: Sums, name: string, count: number) => sums.set(name, (sums.get(name) ?? 0) + count);

/** A text from outside, in so many characters. */
function shortened(text: string, width: number): string {
  const characters = [...safeLine(text)];
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : characters.join('');
}

/** Rows in columns: texts to the left, the numbers behind them to the right. */
function inColumns(rows: readonly (readonly string[])[], texts: number): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const aligned = (text: string, column: number) =>
    column < texts ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => INDENT + row.map(aligned).join(INDENT).trimEnd()).join('\n');
}

/** The weeks, the latest first, and all together: arrivals where they are counted, leads, and those of each form. */
function weeksText(weeks: Map<string, Sums>, total: Sums, hasArrivals: boolean): string {
  const forms = Object.keys(formLabels).filter((form) => total.has(form));
  const columns = [...(hasArrivals ? ['arrival'] : []), 'lead', ...forms];
  const heads = ['Lunedì', ...(hasArrivals ? ['Arrivi'] : []), 'Contatti', ...forms];
  const row = (name: string, sums: Sums) => [name, ...columns.map((column) => `${sums.get(column) ?? 0}`)];
  const shown = [...weeks].reverse().map(([week, sums]) => row(week, sums));
  const rest = shown.splice(MAX_ROWS).length;
  const others = rest > 0 ? [[`… e altre ${rest}`, ...columns.map(() => '')]] : [];
  return `\nPER SETTIMANA\n${inColumns([heads, ...shown, ...others, row('In tutto', total)], 1)}`;
}

/** The sums of a table, the largest first. */
function tableText({ title, heads }: Table, sums: Sums): string {
  const texts = heads.length - 1;
  const sorted = [...sums].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const shown = sorted.slice(0, MAX_ROWS).map(([name, sum]) => {
    const row: string[] = JSON.parse(name);
    return [...row.map((text) => shortened(text, Math.floor(TEXT_WIDTH / texts))), `${sum}`];
  });
  const rest = sorted.length - MAX_ROWS;
  return [
    `\n${title}\n${inColumns([heads, ...shown], texts)}`,
    ...(rest > 0 ? [`${INDENT}… e altri ${rest}`] : []),
  ].join('\n');
}

const WHAT_COUNTS = `
Arrivi: pagine aperte da fuori del sito (una ricerca, un altro sito, un indirizzo digitato).
Contatti: messaggi accettati dai moduli, senza lo spam; anche quelli cancellati nel frattempo.`;

const ON_A_WORKER = `Su Cloudflare Workers il sito conta solo i contatti. Gli arrivi li conta Cloudflare:
nel suo pannello, alla voce Analytics & Logs del dominio.`;

/** The figures as tables for a terminal. */
async function printTables({ store, out }: CommandContext, days: ReturnType<typeof period>): Promise<void> {
  const weeks = new Map<string, Sums>();
  const total: Sums = new Map();
  const tables = TABLES.map((table) => ({ table, sums: new Map<string, number>() }));
  for await (const figure of figuresOf(store, days)) {
    const { week, kind, form, count } = figure;
    const ofWeek = weeks.get(week) ?? new Map<string, number>();
    weeks.set(week, ofWeek);
    for (const sums of [ofWeek, total]) for (const name of [kind, form]) add(sums, name, count);
    for (const { table, sums } of tables)
      if (table.kind === kind) add(sums, JSON.stringify(table.textsOf(figure)), count);
  }
  if (weeks.size === 0) {
    out('Non c’è ancora nessun numero per questi giorni: il sito li conta mentre è acceso.');
    return;
  }
  out('Quanti arrivano al sito e quanti scrivono, per settimana dal lunedì alla domenica.');
  out(weeksText(weeks, total, !isWorker(store)));
  for (const { table, sums } of tables) if (sums.size > 0) out(tableText(table, sums));
  out(WHAT_COUNTS);
}

/** The figures as one table for a spreadsheet. */
async function* csvRows(store: LeadsStore, days: ReturnType<typeof period>): AsyncGenerator<string> {
  const heads = ['Settimana', 'Tipo', 'Modulo', 'Pagina', 'Sito', 'Fonte', 'Mezzo', 'Campagna', 'Quanti'];
  yield csvRow(heads, true);
  for await (const { week, kind, form, page, host, source, medium, campaign, count } of figuresOf(
    store,
    days,
  ))
    yield csvRow([
      ...[week, KINDS[kind], formLabels[form] ?? form],
      ...[page, host, source, medium, campaign].map(cell),
      `${count}`,
    ]);
}

/** `stats`: arrivals, leads and what was asked for in vain, as tables or as CSV. */
export const stats: Run = async (context, { csv, force, words, ...options }) => {
  const { store, folder, out, err } = context;
  const days = period(options);
  const file = csvFile(words[0]);
  if (file !== undefined && !csv)
    throw new UsageError('Per scrivere un file ci vuole --csv: stats --csv numeri.csv');
  if (!csv) await printTables(context, days);
  else if (file === undefined) for await (const row of csvRows(store, days)) out(row);
  else {
    const path = resolve(folder, file);
    await save(path, force ?? false, (temporary) => writeFile(temporary, csvRows(store, days)));
    err(`Scritto ${path}`);
  }
  if (isWorker(store)) (csv ? err : out)(ON_A_WORKER);
  return EXIT_OK;
};
