import type { Article } from '../schema/article';
import type { Guide } from '../schema/guide';
import type { PageMeta } from '../schema/page';
import type { PaginatedList } from './pagination';
import { type Term, termPath } from './terms';

/** An article as a page of the site: its frontmatter is its metadata. */
export const articleMeta = ({ slug, title, summary, date, updated }: Article): PageMeta => ({
  path: `/novita/${slug}`,
  label: title,
  title,
  description: summary,
  parents: ['/', '/novita'],
  closingBand: true,
  index: true,
  updated: updated ?? date,
});

/** A guide as a page of the site: its frontmatter is its metadata. */
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

/** How a list of articles that share a term is named; `{term}` stands for the term. */
export type TermWords = { label: string; title: string; description: string; lead: string };

/** Words about a term, with the term in its place. */
export const fillTerm = (words: string, { label }: Pick<Term, 'label'>): string =>
  words.replaceAll('{term}', () => label);

/** The list of articles that share a category or a tag as a page of the site. */
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

/** The day of the last change among articles, if there are any. */
const lastChange = (articles: readonly Article[]): string | undefined =>
  articles.reduce<string | undefined>((latest, { date, updated = date }) => {
    return latest && latest > updated ? latest : updated;
  }, undefined);

/**
 * One page of the list of articles as a page of the site.
 * @param list the list itself, whose first page it is under its own address
 * @param words how its further pages are named
 */
export function articlePageMeta(
  list: PageMeta,
  { number, of, path, items }: PaginatedList<Article>,
  words: { page: string; of: string },
): PageMeta {
  if (number === 1) return list;
  const label = `${words.page} ${number}`;
  return {
    ...list,
    path,
    label,
    title: `${list.label}, ${label.toLowerCase()} ${words.of} ${of}`,
    description: `${label} ${words.of} ${of}. ${list.description}`,
    parents: [...list.parents, list.path],
    updated: lastChange(items) ?? list.updated,
  };
}
