import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '@/lib/content-error';
import type { SearchIndex, SearchText, TextPart } from '@/lib/schema/search-index';
import type { PartQuestions, SearchContent } from './content';

/** Number of articles that are in the index with their whole text. */
const LATEST_ARTICLES = 20;
/** Characters of the text of an older article. */
const EXCERPT_LENGTH = 300;
/** A part with less text and without questions is left out. */
const MIN_LETTERS = 40;

/**
 * Writes the file that the browser loads for the search. The same pages give the same file.
 * @param pages all pages that can be found
 * @param output the folder, emptied first
 */
export async function writeSearchIndex(
  pages: readonly SearchText[],
  content: SearchContent,
  output: string,
): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'answers.json'), JSON.stringify(searchIndex(pages, content)));
}

/** The index of the pages; of older articles it has only the beginning. */
export function searchIndex(pages: readonly SearchText[], content: SearchContent): SearchIndex {
  const questionsOf = (path: string) =>
    content.questions.filter((part) => part.path === path).flatMap(({ questions }) => questions);
  const olderArticles = new Set(
    pages
      .filter(({ published }) => published)
      .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || (a.path < b.path ? -1 : 1))
      .slice(LATEST_ARTICLES),
  );
  const index: SearchIndex = {
    pages: [],
    parts: [],
    texts: [],
    questions: [],
    synonyms: content.synonyms,
    gaps: content.gaps.map(({ line, questions }) => [line, questions.join('\n')]),
  };
  for (const [number, page] of pages.entries()) {
    const { path, title } = page;
    index.pages.push([path, title]);
    const parts = page.parts.map((part) => ({ ...part, questions: questionsOf(pathOf(path, part)) }));
    for (const { anchor, heading, text, questions } of olderArticles.has(page) ? [excerptOf(parts)] : parts) {
      if (questions.length === 0 && text.length < MIN_LETTERS) continue;
      index.parts.push([number, anchor, heading]);
      index.texts.push(text);
      index.questions.push(questions.join('\n'));
    }
  }
  return index;
}

const pathOf = (path: string, { anchor }: TextPart) => (anchor ? `${path}#${anchor}` : path);

/** The headings of an article, its questions and the beginning of its text in one part. */
function excerptOf(parts: readonly (TextPart & { questions: readonly string[] })[]) {
  const headings = parts.map(({ heading }) => heading).filter(Boolean);
  const text = [parts[0]?.text.slice(0, EXCERPT_LENGTH) ?? '', ...headings].join(' · ');
  return { anchor: '', heading: '', text, questions: parts.flatMap(({ questions }) => questions) };
}

/** @throws if questions are written for a path that no page has */
export function checkQuestionPaths(pages: readonly SearchText[], questions: readonly PartQuestions[]): void {
  const known = new Set(pages.flatMap(({ path, parts }) => parts.map((part) => pathOf(path, part))));
  const unknown = questions.filter(({ path }) => !known.has(path));
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map(({ path, questions: _, ...place }) => ({
        ...place,
        message: `«${path}» non è un indirizzo del sito. Scrivete quello della pagina e del titolo che rispondono ora.`,
      })),
    );
}
