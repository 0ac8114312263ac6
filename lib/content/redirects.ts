import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { csvRows } from '@/lib/csv';
import { movedAddressProblem, normalAddress, targetProblem } from '@/lib/schema/address';
import type { TextStatus } from '@/lib/schema/text';
import { collections } from './collections';

/** Redirects that do not belong to a text. */
const FILE = 'content/redirects.csv';
const COLUMNS = ['from', 'to'] as const;

/** An address that has moved for good, and the place where that is written. */
type ContentRedirect = { from: string; to: string } & Omit<ContentProblem, 'message'>;

export type ContentRedirects = {
  /** Redirects of this build, sorted. */
  served: ContentRedirect[];
  /** Redirects to texts that are not published yet. */
  scheduled: ContentRedirect[];
  /** Redirects to expired texts: 404, like the text. */
  expired: ContentRedirect[];
};

/**
 * Reads the redirects (docs/decisions.md D45): content/redirects.csv, and `aliases` in the frontmatter of
 * texts. The build checks whether targets and sources are pages (lib/adapter/link-check.ts).
 * @param project folder of the project
 * @throws ContentError naming file and line of everything that is wrong
 */
export function readRedirects(project: string): ContentRedirects {
  const table = existsSync(join(project, FILE)) ? readTable(readFileSync(join(project, FILE), 'utf8')) : [];
  const aliases = collections.flatMap((collection) => collection.aliases(project));
  const ofTexts = (status: 'published' | 'scheduled') =>
    aliases
      .filter((alias) => alias.status === status)
      .map(({ from, to, file, written }) => {
        return { from, to, file, line: lineOf(join(project, file), written), field: 'aliases' };
      });
  const [published, scheduled] = [ofTexts('published'), ofTexts('scheduled')];
  const all = [...table, ...published, ...scheduled];
  const texts = new Map(collections.flatMap((collection) => collection.addresses(project)));
  const ofPages = sourcesWithText(all, texts, project);
  const problems = ofPages.length > 0 ? ofPages : disagreements(all);
  if (problems.length > 0) throw new ContentError(problems);
  const expired = table.filter(({ to }) => texts.get(pathOf(to)) === 'expired');
  const others = table.filter((row) => !expired.includes(row));
  const served = new Map([...published, ...others].map((redirect) => [redirect.from, redirect]));
  return { served: [...served.values()].sort((a, b) => (a.from < b.from ? -1 : 1)), scheduled, expired };
}

/** @throws ContentError naming rows and columns */
function readTable(source: string): ContentRedirect[] {
  const text = source.replace(/^\uFEFF?"?#.*$/gm, '');
  // Spreadsheet programs save semicolons where decimals have a comma.
  const separator = /^.*\S.*$/m.exec(text)?.[0].includes(';') ? ';' : ',';
  const rows = csvRows(text, separator);
  const [header, ...rest] = (rows ?? [])
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.join('') !== '');
  const message = tableProblem(source, rows !== undefined, header?.cells);
  if (message) throw new ContentError([{ file: FILE, line: header?.line, message }]);

  const problems: ContentProblem[] = [];
  const redirects = rest.map(({ cells, line }): ContentRedirect => {
    const [from = '', to, ...more] = cells;
    const wrong = {
      from: movedAddressProblem(from),
      to: to === undefined ? undefined : targetProblem(to),
    };
    if (to === undefined || more.join('') !== '') {
      const message = `ha ${cells.length === 1 ? 'una colonna' : `${cells.length} colonne`} e ne servono due. Scrivete: /vecchio-indirizzo${separator}/nuovo-indirizzo`;
      problems.push({ file: FILE, line, message });
    } else {
      for (const column of COLUMNS) {
        const message = wrong[column];
        if (message) problems.push({ file: FILE, line, column, message });
      }
    }
    return {
      from: wrong.from ? from : normalAddress(from),
      to: wrong.to ? '' : normalTarget(to ?? ''),
      file: FILE,
      line,
      column: 'from',
    };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return redirects;
}

/** Why the whole file cannot be read. */
function tableProblem(
  source: string,
  isReadable: boolean,
  header: readonly string[] | undefined,
): string | undefined {
  if (!isReadable)
    return 'una cella comincia con le virgolette e non si chiude. Togliete le virgolette: gli indirizzi non ne vogliono.';
  if (source.includes('\uFFFD')) return 'le lettere accentate non si leggono. Salvate come «CSV UTF-8».';
  return header?.join(',').toLowerCase().replace(/,+$/, '') === COLUMNS.join(',')
    ? undefined
    : `manca la riga che dà il nome alle colonne. Prima degli indirizzi scrivete la riga: ${COLUMNS.join(',')}`;
}

/** Redirects from the address of a published, scheduled or expired text. @param texts all of them, by address */
function sourcesWithText(
  redirects: readonly ContentRedirect[],
  texts: ReadonlyMap<string, TextStatus>,
  project: string,
): ContentProblem[] {
  return redirects.flatMap(({ from, to, ...place }) => {
    const status = texts.get(from);
    if (!status) return [];
    if (from === to) return [{ ...place, message: `«${from}» rinvia a se stesso. Toglietelo.` }];
    const collection = collections.find(({ owns }) => owns(from));
    const why = collection?.whyUnpublished(from, project);
    const there = status === 'published' ? 'si legge' : `non è libero (${why})`;
    return [{ ...place, message: `«${from}» è l’indirizzo di un testo che ${there}. Togliete il rinvio.` }];
  });
}

/** Sources with two targets, and targets that are redirects themselves. */
function disagreements(redirects: readonly ContentRedirect[]): ContentProblem[] {
  const first = new Map<string, ContentRedirect>();
  for (const redirect of redirects) {
    if (!first.has(redirect.from)) first.set(redirect.from, redirect);
  }
  const twice = redirects.flatMap(({ from, to, ...place }) => {
    const other = first.get(from);
    if (!other || other.to === to) return [];
    const message = `«${from}» rinvia già a «${other.to}» (${other.file}, riga ${other.line}). Tenetene uno solo.`;
    return [{ ...place, message }];
  });
  const leadingOn = redirects.flatMap(({ from, to, ...place }) => {
    const next = first.get(pathOf(to));
    if (!next || first.get(from)?.to !== to) return [];
    const message =
      from === to
        ? `«${from}» rinvia a se stesso. Toglietelo.`
        : `«${from}» rinvia a «${to}», che rinvia altrove (${next.file}, riga ${next.line}). Scrivete come arrivo una pagina che c’è.`;
    return [{ ...place, message }];
  });
  return [...twice, ...leadingOn];
}

/** Escaped for a header. A final slash stays: the build checks it. */
const normalTarget = (address: string) => address.replace(/^[^#]+?(?=\/?(?:#|$))/, normalAddress);

const pathOf = (address: string) => normalAddress(address.replace(/#.*$/, ''));

/** The line of a text on which an alias stands. */
function lineOf(file: string, alias: string): number | undefined {
  const lines = readFileSync(file, 'utf8').split('\n');
  const field = lines.findIndex((line) => /^["']?aliases["']?\s*:/.test(line));
  const index = lines.findIndex((line, number) => number >= field && line.includes(alias));
  return index < 0 ? undefined : index + 1;
}
