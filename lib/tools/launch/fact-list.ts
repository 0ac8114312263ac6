import { ContentError, type ContentProblem } from '@/lib/content-error';
import { csvRows } from '@/lib/csv';

/** The list of facts, which its owner edits in a spreadsheet program (D36). */
export const FACT_FILE = 'content/facts.csv';

/** A row with an id begins a fact; rows without one below it are further places of the same fact. */
const COLUMNS = ['id', 'topic', 'statement', 'state', 'file', 'words'];

/**
 * `open` until the owner has decided, then `confirmed` (true) or `struck` (not true, must not appear). A `question` asks for what
 * the copy does not say yet; its places are the files that need the answer.
 */
const STATES = ['open', 'confirmed', 'struck', 'question'] as const;

/** A statement about the product or the company that the specification does not contain. */
export type Fact = {
  row: number;
  id: string;
  topic: string;
  /** What the owner is asked, in one sentence. */
  statement: string;
  state: (typeof STATES)[number];
  /** Paths below content/, and words as one line of the file has them; a question has no words. */
  places: { row: number; file: string; words: string }[];
};

const EMPTY = 'la cella è vuota. Riempitela.';

/**
 * Reads the list of facts.
 * @param source the text of the file, with or without a byte order mark
 * @param files the texts below content/, by their path there
 * @throws ContentError naming rows and columns
 */
export function parseFacts(source: string, files: ReadonlyMap<string, string>): Fact[] {
  const [header, ...rows] = csvRows(source, ';') ?? [];
  const message = tableProblem(source, header);
  if (message) throw new ContentError([{ file: FACT_FILE, message }]);

  const problems: ContentProblem[] = [];
  const facts: Fact[] = [];
  const add = (line: number, column: string, message: string) =>
    problems.push({ file: FACT_FILE, line, column, message });
  for (const [index, cells] of rows.entries()) {
    if (cells.join('') === '') continue;
    const row = index + 2;
    const [id = '', topic = '', statement = '', stateCell = '', file = '', words = '', ...more] = cells;
    if (more.join('') !== '') {
      add(row, 'words', 'c’è altro a destra. Un testo con un punto e virgola va fra virgolette.');
    }
    if (id) {
      const first = facts.find((fact) => fact.id === id);
      if (first) add(row, 'id', `«${id}» è già alla riga ${first.row}. Cambiate il nome.`);
      for (const [column, cell] of Object.entries({ topic, statement })) if (!cell) add(row, column, EMPTY);
      // Some programs begin each cell with a capital.
      const state = STATES.find((each) => each === stateCell.toLowerCase());
      if (!state) {
        const known = 'open (da decidere), confirmed (vera), struck (non vera) o question (domanda)';
        add(row, 'state', `«${stateCell}» non è uno stato. Scrivete ${known}.`);
      }
      facts.push({ row, id, topic, statement, state: state ?? 'open', places: [] });
    } else if (facts.length === 0 || topic || statement || stateCell) {
      add(row, 'id', 'è vuota, e qui comincia un’affermazione. Scrivete un nome breve.');
    }
    const fact = facts.at(-1);
    if (!fact || (id && !file && !words)) continue;
    if (!files.has(file)) {
      const missing = `content/${file} non c’è. Correggete il nome, o togliete la riga se il testo non esiste più.`;
      add(row, 'file', file ? missing : EMPTY);
    }
    if (fact.state !== 'question' && !words) add(row, 'words', EMPTY);
    if (fact.state === 'question' && words) {
      add(
        row,
        'words',
        'una domanda non si legge in nessun punto. Svuotate la cella; in file resta chi l’aspetta.',
      );
    }
    fact.places.push({ row, file, words });
  }
  for (const { row, state, places } of facts) {
    if (['open', 'confirmed'].includes(state) && places.length === 0)
      add(row, 'file', 'manca il punto in cui si legge. Scrivete file e words.');
  }
  if (problems.length > 0) throw new ContentError(problems);
  return facts;
}

/** Why the whole file cannot be read. */
function tableProblem(source: string, header: readonly string[] | undefined): string | undefined {
  if (!header) {
    return 'una cella comincia con le virgolette e non si chiude. Salvatelo di nuovo dal foglio di calcolo.';
  }
  if (header.join(';').replace(/;+$/, '') !== COLUMNS.join(';')) {
    return `la prima riga deve essere ${COLUMNS.join(';')}. Salvate come CSV, con il punto e virgola fra le colonne.`;
  }
  return source.includes('\uFFFD')
    ? 'le lettere accentate non si leggono. Salvate come «CSV UTF-8».'
    : undefined;
}
