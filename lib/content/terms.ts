import { memoize } from '../memoize';
import type { Article } from '../schema/article';
import { slugify } from './slug';

/** The two taxonomies of articles. */
export type TermKind = 'category' | 'tags';

/** A category or tag with its articles, the latest first. */
export type Term = { kind: TermKind; slug: string; label: string; articles: Article[] };

/**
 * Categories and tags by slug, in alphabetical order; none is empty. Memoized by the array.
 * @param articles the latest first
 */
export const indexTerms = memoize(
  (articles: readonly Article[]): Record<TermKind, ReadonlyMap<string, Term>> => ({
    category: termsByKind(articles, 'category'),
    tags: termsByKind(articles, 'tags'),
  }),
);

function termsByKind(articles: readonly Article[], kind: TermKind): Map<string, Term> {
  const found = new Map<string, Term>();
  for (const article of articles) {
    for (const label of [article[kind]].flat()) {
      const slug = slugify(label);
      const term = found.get(slug) ?? { kind, slug, label, articles: [] };
      term.articles.push(article);
      found.set(slug, term);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
