import type { Article } from '@/lib/schema/article';
import { slugify } from './slug';
import { indexTerms, type Term } from './terms';

/** How many articles before and after this one are candidates, in the list of each of its terms. */
const NEARBY = 6;
/** A shared tag counts twice as much as a shared category. */
const weights = { category: 1, tags: 2 };

/**
 * Further articles to read: the neighbours of this article in the lists of its category and tags, ordered by how much they share
 * with it, then by distance in time, then by address.
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
    .sort(
      ([a, sharedA], [b, sharedB]) =>
        sharedB - sharedA || distance(a) - distance(b) || (a.slug < b.slug ? -1 : 1),
    )
    .slice(0, count)
    .map(([other]) => other);
}

function nearbyInList(term: Term, article: Article): Article[] {
  const index = term.articles.findIndex(({ slug }) => slug === article.slug);
  return term.articles
    .slice(Math.max(0, index - NEARBY), index + NEARBY + 1)
    .filter(({ slug }) => slug !== article.slug);
}
