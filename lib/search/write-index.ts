import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '@/lib/content-error';
import type { IndexedPart, SearchIndex, SearchText } from '@/lib/schema/search-index';
import type { Questions, SearchContent } from './questions';

/** Articles whose whole text is in the first file, the latest ones. */
const LATEST_ARTICLES = 20;
/** Older articles in each further file, with the beginning of their text. */
const ARTICLES_PER_FILE = 250;
/** Characters of an older article's text that are kept. */
const EXCERPT_LENGTH = 300;
/** A part with less text, and without questions, answers nothing. */
const MIN_LETTERS = 40;

/**
 * Writes what the browser loads when somebody searches: `answers.json` with the parts of all pages, their questions and
 * the synonyms; `archive-1.json` and so on with older articles, which load after it. Deterministic: the same pages give
 * the same files.
 * @param pages every page that is to be found
 * @param output the folder, emptied first
 * @throws if questions are written for an address that no page has
 */
export async function writeSearchIndex(
  pages: readonly SearchText[],
  content: SearchContent,
  output: string,
): Promise<void> {
  const { index, archives } = searchIndexes(pages, content);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'answers.json'), JSON.stringify(index));
  for (const [number, archive] of archives.entries()) {
    await writeFile(join(output, `archive-${number + 1}.json`), JSON.stringify(archive));
  }
}

/**
 * The index of the pages and the latest articles, and those of older articles.
 * @throws if questions are written for an address that no page has
 */
export function searchIndexes(pages: readonly SearchText[], content: SearchContent) {
  refuseUnknownAddresses(pages, content);
  const articles = pages
    .filter(({ published }) => published)
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || (a.path < b.path ? -1 : 1));
  const older = new Set(articles.slice(LATEST_ARTICLES));
  const files = Array.from({ length: Math.ceil(older.size / ARTICLES_PER_FILE) }, (_, number) =>
    [...older].slice(number * ARTICLES_PER_FILE, (number + 1) * ARTICLES_PER_FILE),
  );
  const first = pages.filter((page) => !older.has(page));
  const asked = (page: SearchText) => withQuestions(page, content.questions);
  const unsaid = content.unsaid.map(({ line, questions }): [string, string] => [line, questions.join('\n')]);
  return {
    index: { ...indexOf(first.map(asked), content, files.length), trades: content.trades, unsaid },
    archives: files.map((file) => indexOf(file.map(asked).map(excerptOf), content, 0)),
  };
}

type PartWithQuestions = SearchText['parts'][number] & { questions: readonly string[] };
/** A page with the questions that editors have written for its parts. */
type PageWithQuestions = Pick<SearchText, 'path' | 'title'> & { parts: readonly PartWithQuestions[] };

const withQuestions = ({ path, title, parts }: SearchText, questions: Questions): PageWithQuestions => ({
  path,
  title,
  parts: parts.map((part) => ({ ...part, questions: questions.get(addressOf(path, part.anchor)) ?? [] })),
});

function indexOf(pages: readonly PageWithQuestions[], content: SearchContent, archives: number): SearchIndex {
  const { synonyms, offTopic } = content;
  const index: SearchIndex = { pages: [], parts: [], synonyms, offTopic, archives };
  for (const { path, title, parts } of pages) {
    const page = index.pages.push([path, title]) - 1;
    for (const { anchor, heading, text, questions } of parts) {
      if (questions.length === 0 && text.length < MIN_LETTERS) continue;
      index.parts.push([page, anchor, heading, text, questions.join('\n')] satisfies IndexedPart);
    }
  }
  return index;
}

const addressOf = (path: string, anchor: string) => (anchor ? `${path}#${anchor}` : path);

/** An article with its headings, its questions and the beginning of its text in one part. */
function excerptOf({ parts, ...page }: PageWithQuestions): PageWithQuestions {
  const [start] = parts;
  const headings = parts.map(({ heading }) => heading).filter(Boolean);
  const text = [start?.text.slice(0, EXCERPT_LENGTH) ?? '', ...headings].join(' · ');
  const questions = parts.flatMap((part) => part.questions);
  return { ...page, parts: [{ anchor: '', heading: '', text, questions }] };
}

function refuseUnknownAddresses(
  pages: readonly SearchText[],
  { questions, optional, places }: SearchContent,
): void {
  const known = new Set(
    pages.flatMap(({ path, parts }) => parts.map(({ anchor }) => addressOf(path, anchor))),
  );
  const unknown = [...questions.keys()].filter((address) => !known.has(address) && !optional.has(address));
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map((address) => ({
        ...(places.get(address) ?? { file: 'content/search/questions' }),
        message: `«${address}» non è un indirizzo del sito. Scrivete quello della pagina e del titolo che rispondono ora, e dategli il nome del file.`,
      })),
    );
}
