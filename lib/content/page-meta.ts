import type { Article } from '../schema/article';
import type { Guide } from '../schema/guide';
import type { PageMeta } from '../schema/page';
import type { PaginatedList } from './pagination';
import { type Term, termPath } from './terms';

/** Metadata of an article, from its frontmatter. */
export const articleMeta = ({ slug, title, summary, date, updated, category }: Article): PageMeta => ({
  path: `/novita/${slug}`,
  label: title,
  title,
  description: summary,
  sharedPicture: { path: termPath('category', category), text: category },
  parents: ['/', '/novita'],
  closingBand: true,
  index: true,
  updated: updated ?? date,
});

/** Metadata of a guide, from its frontmatter. */
export const guideMeta = ({ slug, title, summary, updated }: Guide): PageMeta => ({
  path: `/documentazione/${slug}`,
  label: title,
  title,
  description: summary,
  parents: ['/', '/documentazione'],
  closingBand: true,
  index: true,
  updated,
});

/** Copy of the list of a category or tag; `{term}` is replaced. */
export type TermWords = { label: string; title: string; description: string; lead: string };

/** Replaces `{term}`. */
export const fillTerm = (words: string, { label }: Pick<Term, 'label'>): string =>
  words.replaceAll('{term}', () => label);

/** Metadata of the list of a category or tag. */
export const termMeta = (term: Term, words: TermWords): PageMeta => ({
  path: termPath(term.kind, term.label),
  label: fillTerm(words.label, term),
  title: fillTerm(words.title, term),
  description: fillTerm(words.description, term),
  parents: ['/', '/novita'],
  closingBand: true,
  index: true,
  updated: lastChange(term.articles) ?? '',
});

/** The day of the last change among articles; undefined without articles. */
const lastChange = (articles: readonly Article[]): string | undefined =>
  articles.reduce<string | undefined>((latest, { date, updated = date }) => {
    return latest && latest > updated ? latest : updated;
  }, undefined);

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
  return {
    ...list,
    path,
    label,
    title: `${list.label}, ${label.toLowerCase()} ${words.of} ${total}`,
    description: `${label} ${words.of} ${total}. ${list.description}`,
    parents: [...list.parents, list.path],
    updated: lastChange(items) ?? list.updated,
  };
}
