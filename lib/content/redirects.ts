import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { csvRows } from '@/lib/csv';
import { normalPath, redirectSourceProblem, redirectTargetProblem } from '@/lib/schema/path';
import { collections } from './collections';

/** The table of redirects that do not belong to a text. */
const FILE = 'content/redirects.csv';

/** A permanent redirect, and the place where it is written. */
export type ContentRedirect = { from: string; to: string } & Omit<ContentProblem, 'message'>;

/**
 * Reads the redirects (docs/decisions.md D45): content/redirects.csv, and `aliases` in the frontmatter of published texts. The
 * build checks whether sources and targets are pages (lib/adapter/link-check.ts).
 * @param project folder of the project
 * @returns the redirects, sorted by source
 * @throws ContentError with file and line of every mistake
 */
export function readRedirects(project: string): ContentRedirect[] {
  const table = existsSync(join(project, FILE)) ? readTable(readFileSync(join(project, FILE), 'utf8')) : [];
  const aliases = collections
    .flatMap((collection) => collection.aliases(project))
    .filter(({ status }) => status === 'published')
    .map(({ from, to, file, written }) => {
      return { from, to, file, line: lineOf(join(project, file), written), field: 'aliases' };
    });
  const redirects: ContentRedirect[] = [...table, ...aliases];
  const problems = redirects.flatMap((redirect): ContentProblem[] => {
    const { from, to: _, ...place } = redirect;
    const first = redirects.find((other) => other.from === from);
    if (!first || first === redirect) return [];
    const message = `«${from}» rinvia già a «${first.to}» (${first.file}, riga ${first.line}). Tenetene uno solo.`;
    return [{ ...place, message }];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

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
    from: normalPath(from),
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
  const messages = { from: redirectSourceProblem(from), to: redirectTargetProblem(to) };
  return Object.entries(messages).flatMap(([column, message]) => (message ? [{ column, message }] : []));
}

/** A target, escaped for a header, with its final slash, which the build checks. */
const normalTarget = (path: string) => path.replace(/^[^#]+?(?=\/?(?:#|$))/, normalPath);
