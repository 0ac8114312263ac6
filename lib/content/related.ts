import type { Article } from '@/lib/schema/article';
import { indexOfSlug } from './by-slug';
import { slugify } from './slug';
import { indexTerms, type Term } from './terms';

/** Articles that are compared on either side in the list of each term, so that the cost does not grow with the list. */
const REACH = 6;
const weights = { category: 1, tags: 2 } as const;

/**
 * What else to read: the articles that share most tags and the category, then the nearest in time. Deterministic.
 * @param articles all of them, the latest first
 * @param without slugs that are linked already
 */
export function relatedArticles(
  articles: readonly Article[],
  article: Article,
  count: number,
  without: readonly string[],
): Article[] {
  const { category, tags } = indexTerms(articles);
  const terms = [
    category.get(slugify(article.category)),
    ...article.tags.map((tag) => tags.get(slugify(tag))),
  ].filter((term) => term !== undefined);
  const candidates = new Set(terms.flatMap((term) => nearbyInList(term, article)));
  const shared = (other: Article) =>
    (other.category === article.category ? weights.category : 0) +
    other.tags.filter((tag) => article.tags.includes(tag)).length * weights.tags;
  const distance = (other: Article) => Math.abs(Date.parse(other.date) - Date.parse(article.date));
  return [...candidates]
    .filter(({ slug }) => !without.includes(slug))
    .map((other) => [other, shared(other)] as const)
    .sort(([a, as], [b, bs]) => bs - as || distance(a) - distance(b) || (a.slug < b.slug ? -1 : 1))
    .slice(0, count)
    .map(([other]) => other);
}

function nearbyInList(term: Term, article: Article): Article[] {
  const index = indexOfSlug(term.articles, article.slug);
  return term.articles
    .slice(Math.max(0, index - REACH), index + REACH + 1)
    .filter(({ slug }) => slug !== article.slug);
}
