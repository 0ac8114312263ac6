import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexedPart, SearchIndex, SearchText } from '../schema/search-index';
import type { Questions, SearchContent } from './questions';

/** Articles whose whole text is in the first file, the latest ones. */
const LATEST_ARTICLES = 20;
/** Older articles in each further file, with the beginning of their text. */
const ARTICLES_A_FILE = 250;
/** Letters of an older article. */
const BEGINNING = 300;
/** A part with less text, and without questions, answers nothing. */
const LEAST_LETTERS = 40;

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
  refuseUnknownAddresses(pages, content.questions);
  const articles = pages
    .filter(({ published }) => published)
    .sort((a, b) => ((a.published ?? '') > (b.published ?? '') ? -1 : 1));
  const older = new Set(articles.slice(LATEST_ARTICLES));
  const files = Array.from({ length: Math.ceil(older.size / ARTICLES_A_FILE) }, (_, number) =>
    [...older].slice(number * ARTICLES_A_FILE, (number + 1) * ARTICLES_A_FILE),
  );
  const first = pages.filter((page) => !older.has(page));
  return {
    index: indexOf(first, content, files.length),
    archives: files.map((file) => indexOf(file.map(beginningOf), content, 0)),
  };
}

function indexOf(pages: readonly SearchText[], content: SearchContent, archives: number): SearchIndex {
  const { questions, synonyms, offTopic } = content;
  const index: SearchIndex = { pages: [], parts: [], synonyms, offTopic, archives };
  for (const { path, title, parts } of pages) {
    const page = index.pages.push([path, title]) - 1;
    for (const { anchor, heading, text } of parts) {
      const asked = questions.get(addressOf(path, anchor)) ?? [];
      if (asked.length === 0 && text.length < LEAST_LETTERS) continue;
      index.parts.push([page, anchor, heading, text, asked.join('\n')] satisfies IndexedPart);
    }
  }
  return index;
}

const addressOf = (path: string, anchor: string) => (anchor ? `${path}#${anchor}` : path);

/** An article with its headings and the beginning of its text in one part. */
function beginningOf({ parts, ...page }: SearchText): SearchText {
  const [start] = parts;
  const headings = parts.map(({ heading }) => heading).filter(Boolean);
  const text = [start?.text.slice(0, BEGINNING) ?? '', ...headings].join(' · ');
  return { ...page, parts: [{ anchor: '', heading: '', text }] };
}

function refuseUnknownAddresses(pages: readonly SearchText[], questions: Questions): void {
  const known = new Set(
    pages.flatMap(({ path, parts }) => parts.map(({ anchor }) => addressOf(path, anchor))),
  );
  const unknown = [...questions.keys()].filter((address) => !known.has(address));
  if (unknown.length > 0)
    throw new Error(
      `content/search/questions names addresses that no page has: ${unknown.join(', ')}. Correct them, or move the questions to the heading that answers now.`,
    );
}
