import { z } from 'zod';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { csvRows } from '@/lib/csv';

/** The list of facts, which its owner edits in a spreadsheet program (D36). */
export const FACT_FILE = 'content/facts.csv';

/** A row with an id begins a fact; rows without one below it are further places of the same fact. */
const COLUMNS = ['id', 'topic', 'statement', 'state', 'file', 'words'];

const text = z.string().min(1, 'la cella è vuota. Riempitela.');

/** Statements about the product or the company that the specification does not contain, with their places in the copy. */
const factList = (files: ReadonlyMap<string, string>) => {
  const place = z.object({
    row: z.number(),
    /** Path below content/. */
    file: text.refine((file) => files.has(file), {
      error: ({ input }) =>
        `content/${input} non c’è. Correggete il nome, o togliete la riga se il testo non esiste più.`,
    }),
    /** Some of its words, exactly as one line of the file has them. Empty for a question. */
    words: z.string(),
  });
  const fact = z.object({
    row: z.number(),
    id: text,
    topic: text,
    /** What the owner is asked, in one sentence. */
    statement: text,
    /**
     * `open` until the owner has decided, then `confirmed` (true) or `struck` (not true, must not appear). A `question` asks
     * for what the copy does not say yet; its places are the files that need the answer.
     */
    state: z.enum(['open', 'confirmed', 'struck', 'question'], {
      error: ({ input }) =>
        `«${input}» non è uno stato. Scrivete open (da decidere), confirmed (vera), struck (non vera) o question (domanda).`,
    }),
    places: z.array(place),
  });
  return z.array(fact).superRefine((facts, { addIssue }) => {
    const add = (index: number, column: string, message: string) =>
      addIssue({ code: 'custom', path: [index, column], message });
    facts.forEach(({ id, state, places }, index) => {
      const first = facts.findIndex((other) => other.id === id);
      if (first < index) add(index, 'id', `«${id}» è già alla riga ${facts[first]?.row}. Cambiate il nome.`);
      places.forEach(({ words }, position) => {
        const message =
          state === 'question'
            ? words &&
              'una domanda non si legge in nessun punto. Svuotate la cella; in file resta chi l’aspetta.'
            : !words && 'la cella è vuota. Riempitela.';
        if (message) addIssue({ code: 'custom', path: [index, 'places', position, 'words'], message });
      });
      if (['open', 'confirmed'].includes(state) && places.length === 0)
        add(index, 'file', 'manca il punto in cui si legge. Scrivete file e words.');
    });
  });
};

export type Fact = z.infer<ReturnType<typeof factList>>[number];

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
  const add = (line: number, column: string, message: string) =>
    problems.push({ file: FACT_FILE, line, column, message });
  const facts: Record<string, unknown>[] = [];
  let places: { row: number; file: string; words: string }[] | undefined;
  for (const [index, cells] of rows.entries()) {
    if (cells.join('') === '') continue;
    const row = index + 2;
    const [id = '', topic = '', statement = '', state = '', file = '', words = '', ...more] = cells;
    if (more.join('') !== '') {
      add(row, 'words', 'c’è altro a destra. Un testo con un punto e virgola va fra virgolette.');
    }
    if (id) {
      places = [];
      // Some programs begin each cell with a capital.
      facts.push({ row, id, topic, statement, state: state.toLowerCase(), places });
    } else if (!places || topic || statement || state) {
      add(row, 'id', 'è vuota, e qui comincia un’affermazione. Scrivete un nome breve.');
    }
    if (file || words || !id) places?.push({ row, file, words });
  }
  const { data, error } = factList(files).safeParse(facts);
  for (const { path, message } of error?.issues ?? []) {
    const owner = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as never)[key], facts);
    add((owner as { row: number }).row, String(path.at(-1)), message);
  }
  if (!data || problems.length > 0) throw new ContentError(problems);
  return data;
}
