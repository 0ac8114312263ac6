import { ContentError, type ContentProblem } from '@/lib/content-error';
import { csvRows } from '@/lib/csv';

/** The table of facts, which the owner edits in a spreadsheet program (D36). */
export const FACT_FILE = 'content/facts.csv';

/** A row with an id begins a fact; rows without one below it are further places of the same fact. */
const COLUMNS = 'id;topic;statement;state;file;words';

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
  places: { file: string; words: string }[];
};

/**
 * Parses the table of facts.
 * @param source the text of the file, with or without a byte order mark
 * @param files the texts below content/, by their path there
 * @throws ContentError naming rows and columns
 */
export function parseFacts(source: string, files: ReadonlyMap<string, string>): Fact[] {
  const [header, ...rows] = csvRows(source, ';') ?? [];
  if (header?.join(';').replace(/;+$/, '') !== COLUMNS || source.includes('\uFFFD')) {
    const message = `non si legge. Salvatela come «CSV UTF-8», con il punto e virgola fra le colonne; la prima riga è ${COLUMNS}.`;
    throw new ContentError([{ file: FACT_FILE, message }]);
  }
  const problems: ContentProblem[] = [];
  const facts: Fact[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.join('') === '') continue;
    const [id = '', topic = '', statement = '', state = '', file = '', words = ''] = cells;
    // As spreadsheet programs count: the header is row 1.
    const row = index + 2;
    const report = (column: string, message: string) =>
      problems.push({ file: FACT_FILE, line: row, column, message });
    if (id) {
      if (facts.some((fact) => fact.id === id)) report('id', `«${id}» c’è già. Cambiate il nome.`);
      for (const [column, value] of Object.entries({ topic, statement }))
        if (!value) report(column, 'la cella è vuota. Riempitela.');
      // Some programs begin each cell with a capital.
      const known = STATES.find((name) => name === state.toLowerCase());
      const states = 'open (da decidere), confirmed (vera), struck (non vera) o question (domanda)';
      if (!known) report('state', `«${state}» non è uno stato. Scrivete ${states}.`);
      facts.push({ row, id, topic, statement, state: known ?? 'open', places: [] });
    }
    const fact = facts.at(-1);
    if (!fact || (!id && (topic || statement || state)))
      report('id', 'è vuota, e qui comincia un’affermazione. Scrivete un nome breve.');
    // A fact that is struck or a question may name no place.
    if (!fact || (!file && !words && ['struck', 'question'].includes(fact.state))) continue;
    if (!files.has(file))
      report(
        'file',
        `content/${file} non c’è. Correggete il nome, o togliete la riga se il testo non esiste più.`,
      );
    if ((fact.state === 'question') === (words !== ''))
      report('words', 'qui vanno le parole del testo; una domanda non ne ha.');
    fact.places.push({ file, words });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return facts;
}
