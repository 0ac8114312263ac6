import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { csvRows } from '@/lib/csv';
import { movedAddressProblem, normalAddress, targetProblem } from '@/lib/schema/address';
import type { TextStatus } from '@/lib/schema/text';
import { textFolders, whyUnpublished } from './text-folders';

/** The table of redirects that do not belong to a text. */
const FILE = 'content/redirects.csv';

/** A permanent redirect, and the place where it is written. */
type ContentRedirect = { from: string; to: string } & Omit<ContentProblem, 'message'>;

export type ContentRedirects = {
  /** Redirects of this build, sorted by source. */
  served: ContentRedirect[];
  /** Redirects to texts that are not published yet. */
  scheduled: ContentRedirect[];
};

/**
 * Reads the redirects (docs/decisions.md D45): content/redirects.csv, and `aliases` in the frontmatter of texts. The build checks
 * whether targets and sources are pages (lib/adapter/link-check.ts).
 * @param project folder of the project
 * @throws ContentError with file and line of every mistake
 */
export function readRedirects(project: string): ContentRedirects {
  const table = existsSync(join(project, FILE)) ? readTable(readFileSync(join(project, FILE), 'utf8')) : [];
  const published = aliasRedirects(project, 'published');
  const scheduled = aliasRedirects(project, 'scheduled');
  const all = [...table, ...published, ...scheduled];
  const texts = new Map(textFolders.flatMap((textFolder) => textFolder.addresses(project)));
  // The first redirect from each address.
  const bySource = new Map(all.toReversed().map((redirect) => [redirect.from, redirect]));
  const problems = all.flatMap((redirect): ContentProblem[] => {
    const { from, to, ...place } = redirect;
    const message = sourceProblem(from, to, texts, project) ?? conflictProblem(redirect, bySource);
    return message ? [{ ...place, message }] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  const served = new Map([...published, ...table].map((redirect) => [redirect.from, redirect]));
  return { served: [...served.values()].sort((a, b) => (a.from < b.from ? -1 : 1)), scheduled };
}

/** The redirects that texts with a status declare in their frontmatter. */
const aliasRedirects = (project: string, wanted: TextStatus): ContentRedirect[] =>
  textFolders
    .flatMap(({ aliases }) => aliases(project))
    .filter(({ status }) => status === wanted)
    .map(({ from, to, file, written }) => {
      return { from, to, file, line: lineOf(join(project, file), written), field: 'aliases' };
    });

/** The line of a text on which an alias stands. */
function lineOf(file: string, alias: string): number | undefined {
  const lines = readFileSync(file, 'utf8').split('\n');
  const field = lines.findIndex((line) => /^["']?aliases["']?\s*:/.test(line));
  const index = lines.findIndex((line, number) => number >= field && line.includes(alias));
  return index < 0 ? undefined : index + 1;
}

/** @throws ContentError with rows and columns */
function readTable(source: string): ContentRedirect[] {
  const text = source.replace(/^\uFEFF?"?#.*$/gm, '');
  // Spreadsheet programs write semicolons in countries with decimal commas.
  const separator = /^.*\S.*$/m.exec(text)?.[0].includes(';') ? ';' : ',';
  const rows = csvRows(text, separator);
  if (!rows || source.includes('\uFFFD')) {
    const message =
      'non si legge. Salvate la tabella come «CSV UTF-8», senza virgolette intorno agli indirizzi.';
    throw new ContentError([{ file: FILE, message }]);
  }
  const [header, ...rest] = rows
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.join('') !== '');
  if (header?.cells.join(',').toLowerCase().replace(/,+$/, '') !== 'from,to') {
    const message = 'prima degli indirizzi manca la riga che dà il nome alle colonne. Scrivete: from,to';
    throw new ContentError([{ file: FILE, line: header?.line, message }]);
  }
  const problems = rest.flatMap(({ cells, line }) =>
    rowProblems(cells).map((problem) => ({ file: FILE, line, ...problem })),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return rest.map(({ cells: [from = '', to = ''], line }) => ({
    from: normalAddress(from),
    to: normalTarget(to),
    file: FILE,
    line,
    column: 'from',
  }));
}

type CellProblem = Pick<ContentProblem, 'column' | 'message'>;

function rowProblems([from = '', to, ...more]: readonly string[]): CellProblem[] {
  if (to === undefined || more.join('') !== '')
    return [{ message: 'servono due colonne: l’indirizzo vecchio e quello nuovo.' }];
  const messages = { from: movedAddressProblem(from), to: targetProblem(to) };
  return Object.entries(messages).flatMap(([column, message]) => (message ? [{ column, message }] : []));
}

/**
 * The reason why a redirect cannot begin at an address: it leads there, or a text has it.
 * @param texts the status of all texts except drafts, by address
 */
function sourceProblem(
  from: string,
  to: string,
  texts: ReadonlyMap<string, TextStatus>,
  project: string,
): string | undefined {
  if (from === to) return `«${from}» rinvia a se stesso. Toglietelo.`;
  const status = texts.get(from);
  if (!status) return undefined;
  const there = status === 'published' ? 'si legge' : `non è libero (${whyUnpublished(from, project)})`;
  return `«${from}» è l’indirizzo di un testo che ${there}. Togliete il rinvio.`;
}

/** The conflict with a redirect from the same source, or from the target of this one. */
function conflictProblem(
  { from, to }: ContentRedirect,
  bySource: ReadonlyMap<string, ContentRedirect>,
): string | undefined {
  const other = bySource.get(from);
  if (other && other.to !== to)
    return `«${from}» rinvia già a «${other.to}» (${other.file}, riga ${other.line}). Tenetene uno solo.`;
  const next = bySource.get(pathOf(to));
  if (!next) return undefined;
  return `«${from}» rinvia a «${to}», che rinvia altrove (${next.file}, riga ${next.line}). Scrivete come arrivo una pagina che c’è.`;
}

/** A target, escaped for a header, with its final slash, which the build checks. */
const normalTarget = (address: string) => address.replace(/^[^#]+?(?=\/?(?:#|$))/, normalAddress);

const pathOf = (address: string) => normalAddress(address.replace(/#.*$/, ''));
