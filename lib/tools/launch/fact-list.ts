import { ContentError, type ContentProblem } from '@/lib/content-error';
import { csvRows } from '@/lib/csv';

/** The table of facts, which the owner edits in a spreadsheet program (D36). */
export const FACT_FILE = 'content/facts.csv';

/** A row with an id begins a fact; rows without one below it are further places of the same fact. */
const COLUMNS = ['id', 'topic', 'statement', 'state', 'file', 'words'] as const;

/**
 * `open` until the owner has decided, then `confirmed` (true) or `struck` (not true, must not appear). A `question` asks for
 * information that the copy lacks; its places are the files that need the answer.
 */
const STATES = ['open', 'confirmed', 'struck', 'question'] as const;

/** A statement about the product or the company that the specification does not contain. */
export type Fact = {
  row: number;
  id: string;
  topic: string;
  /** The statement that the owner confirms, or the question, in one sentence. */
  statement: string;
  state: (typeof STATES)[number];
  /** Paths below content/, and words in one line of the file; a question has no words. */
  places: { row: number; file: string; words: string }[];
};

const EMPTY = 'la cella è vuota. Riempitela.';

/** The cells of a row by column, and its number as spreadsheet programs count: the header is row 1. */
type Row = Record<(typeof COLUMNS)[number], string> & { number: number };

type Report = (row: number, column: (typeof COLUMNS)[number], message: string) => void;

/**
 * Parses the table of facts.
 * @param source the text of the file, with or without a byte order mark
 * @param files the texts below content/, by their path there
 * @throws ContentError naming rows and columns
 */
export function parseFacts(source: string, files: ReadonlyMap<string, string>): Fact[] {
  const [header, ...rows] = csvRows(source, ';') ?? [];
  const message = tableProblem(source, header);
  if (message) throw new ContentError([{ file: FACT_FILE, message }]);

  const problems: ContentProblem[] = [];
  const report: Report = (line, column, message) => problems.push({ file: FACT_FILE, line, column, message });
  const facts: Fact[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.join('') === '') continue;
    const [id = '', topic = '', statement = '', state = '', file = '', words = '', ...more] = cells;
    const row = { number: index + 2, id, topic, statement, state, file, words };
    if (more.join('') !== '') {
      report(row.number, 'words', 'c’è altro a destra. Un testo con un punto e virgola va fra virgolette.');
    }
    if (id) facts.push(factIn(row, facts, report));
    else if (facts.length === 0 || topic || statement || state) {
      report(row.number, 'id', 'è vuota, e qui comincia un’affermazione. Scrivete un nome breve.');
    }
    const fact = facts.at(-1);
    // The row that begins a fact may name no place.
    if (!fact || (id && !file && !words)) continue;
    checkPlace(row, fact, files, report);
    fact.places.push({ row: row.number, file, words });
  }
  for (const { row, state, places } of facts) {
    if (['open', 'confirmed'].includes(state) && places.length === 0)
      report(row, 'file', 'manca il punto in cui si legge. Scrivete file e words.');
  }
  if (problems.length > 0) throw new ContentError(problems);
  return facts;
}

/** @returns why the whole file cannot be read; undefined if it can */
function tableProblem(source: string, header: readonly string[] | undefined): string | undefined {
  if (!header) {
    return 'una cella comincia con le virgolette e non si chiude. Salvatelo di nuovo dal foglio di calcolo.';
  }
  if (header.join(';').replace(/;+$/, '') !== COLUMNS.join(';')) {
    return `la prima riga deve essere ${COLUMNS.join(';')}. Salvate come CSV, con il punto e virgola fra le colonne.`;
  }
  if (source.includes('\uFFFD')) return 'le lettere accentate non si leggono. Salvate come «CSV UTF-8».';
  return undefined;
}

/** Reads the fact that begins in a row, without its places, and reports wrong cells. @param earlier the facts of the rows above */
function factIn(row: Row, earlier: readonly Fact[], report: Report): Fact {
  const { number, id, topic, statement } = row;
  const namesake = earlier.find((fact) => fact.id === id);
  if (namesake) report(number, 'id', `«${id}» è già alla riga ${namesake.row}. Cambiate il nome.`);
  if (!topic) report(number, 'topic', EMPTY);
  if (!statement) report(number, 'statement', EMPTY);
  // Some programs begin each cell with a capital.
  const state = STATES.find((name) => name === row.state.toLowerCase());
  if (!state) {
    const known = 'open (da decidere), confirmed (vera), struck (non vera) o question (domanda)';
    report(number, 'state', `«${row.state}» non è uno stato. Scrivete ${known}.`);
  }
  return { row: number, id, topic, statement, state: state ?? 'open', places: [] };
}

/** Reports a wrong place of a fact. */
function checkPlace(row: Row, { state }: Fact, files: ReadonlyMap<string, string>, report: Report): void {
  const { number, file, words } = row;
  if (!file) report(number, 'file', EMPTY);
  else if (!files.has(file)) {
    const fix = 'Correggete il nome, o togliete la riga se il testo non esiste più.';
    report(number, 'file', `content/${file} non c’è. ${fix}`);
  }
  if (state === 'question' && words) {
    const fix = 'Svuotate la cella; in file resta chi l’aspetta.';
    report(number, 'words', `una domanda non si legge in nessun punto. ${fix}`);
  }
  if (state !== 'question' && !words) report(number, 'words', EMPTY);
}
