import type { Article } from '@/lib/schema/article';
import type { PageMeta } from '@/lib/schema/page';
import { news } from './collections';
import type { PaginatedList } from './pagination';
import type { Term } from './terms';

/** Copy of the list of a category or tag; `{term}` is replaced. */
export type TermWords = { label: string; title: string; description: string; lead: string };

/** Replaces `{term}`. */
export const fillTerm = (words: string, { label }: Pick<Term, 'label'>): string =>
  words.replaceAll('{term}', () => label);

/** Metadata of the list of a category or tag. */
export const termMeta = (term: Term, words: TermWords): PageMeta => ({
  path: news.termPath(term.kind, term.label),
  label: fillTerm(words.label, term),
  title: fillTerm(words.title, term),
  description: fillTerm(words.description, term),
  updated: lastChange(term.articles) ?? '',
});

const lastChange = (articles: readonly Article[]): string | undefined =>
  articles
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);

/**
 * Metadata of one page of a list of articles.
 * @param list metadata of the first page
 * @param words for the titles of the further pages
 */
export function articlePageMeta(
  list: PageMeta,
  { number, total, path, items }: PaginatedList<Article>,
  words: { page: string; of: string },
): PageMeta {
  if (number === 1) return list;
  const label = `${words.page} ${number}`;
  const title = `${list.label}, ${label.toLowerCase()} ${words.of} ${total}`;
  return {
    ...list,
    path,
    label,
    title,
    sharedPicture: { path: list.path, text: title },
    description: `${label} ${words.of} ${total}. ${list.description}`,
    updated: lastChange(items) ?? list.updated,
  };
}
