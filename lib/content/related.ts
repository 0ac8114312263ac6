import type { Article } from '../schema/article';
import { indexOfSlug } from './by-slug';
import { indexTerms, type Term, termSlug } from './terms';

/** So many neighbours on either side are looked at in each list of a term: an article's cost is that of its terms. */
const REACH = 6;
/** A shared tag says more than a shared category. */
const weights = { category: 1, tags: 2 } as const;

/**
 * What else to read: those that share most tags, then those of the category, then the nearest in time. The same articles
 * always give the same answer, and its cost does not grow with their number.
 * @param articles all of them, the latest first
 * @param article one of them
 * @param count how many at most
 * @param without addresses that are offered already
 */
export function relatedArticles(
  articles: readonly Article[],
  article: Article,
  count: number,
  without: readonly string[],
): Article[] {
  const { category, tags } = indexTerms(articles);
  const terms = [
    category.get(termSlug(article.category)),
    ...article.tags.map((tag) => tags.get(termSlug(tag))),
  ].filter((term) => term !== undefined);
  const candidates = new Set(terms.flatMap((term) => neighbours(term, article)));
  const shared = (other: Article) =>
    (other.category === article.category ? weights.category : 0) +
    other.tags.filter((tag) => article.tags.includes(tag)).length * weights.tags;
  const place = (other: Article) => Math.abs(Date.parse(other.date) - Date.parse(article.date));
  return [...candidates]
    .filter(({ slug }) => !without.includes(slug))
    .map((other) => [other, shared(other)] as const)
    .sort(([a, as], [b, bs]) => bs - as || place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
    .slice(0, count)
    .map(([other]) => other);
}

function neighbours(term: Term, article: Article): Article[] {
  const place = indexOfSlug(term.articles, article.slug);
  return term.articles
    .slice(Math.max(0, place - REACH), place + REACH + 1)
    .filter(({ slug }) => slug !== article.slug);
}
