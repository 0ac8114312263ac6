import { memoize } from '@/lib/memoize';
import type { Article } from '@/lib/schema/article';
import { slugify } from './slug';

/** The two taxonomies of articles. */
export type TermKind = 'category' | 'tags';

/** A category or tag with its articles, the latest first. */
export type Term = { kind: TermKind; slug: string; label: string; articles: Article[] };

/** With fewer articles, the pages of categories and tags would repeat the first page of the list. */
const MIN_ARTICLES_FOR_LISTS = 5;

/** Whether categories and tags have pages; if not, they are plain text. */
export const haveTermPages = (articles: readonly Article[]): boolean =>
  articles.length >= MIN_ARTICLES_FOR_LISTS;

/**
 * The categories and tags of articles by slug, in alphabetical order. Memoized by the array.
 * @param articles the latest first
 */
export const indexTerms = memoize(
  (articles: readonly Article[]): Record<TermKind, ReadonlyMap<string, Term>> => ({
    category: termsByKind(articles, 'category'),
    tags: termsByKind(articles, 'tags'),
  }),
);

function termsByKind(articles: readonly Article[], kind: TermKind): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const article of articles) {
    for (const label of [article[kind]].flat()) {
      const slug = slugify(label);
      const term = terms.get(slug) ?? { kind, slug, label, articles: [] };
      term.articles.push(article);
      terms.set(slug, term);
    }
  }
  return new Map([...terms].sort(([a], [b]) => (a < b ? -1 : 1)));
}
