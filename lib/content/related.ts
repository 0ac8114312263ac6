import type { Article } from '@/lib/schema/article';
import { slugify } from './slug';
import { indexTerms, type Term } from './terms';

/** Number of candidates before and after the article in the list of a term. */
const NEARBY = 6;
/** A shared tag counts twice as much as a shared category. */
const weights = { category: 1, tag: 2 };

/**
 * Further articles to read: the neighbours of an article in the lists of its category and tags. First those that share most with
 * it, then the nearest in time, then by path.
 * @param articles all of them, the latest first
 * @param without slugs that the page already links
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
  ];
  const candidates = new Set(terms.flatMap((term) => (term ? nearbyInList(term, article) : [])));
  const shared = (other: Article) => {
    const sharedTags = other.tags.filter((tag) => article.tags.includes(tag)).length;
    return sharedTags * weights.tag + (other.category === article.category ? weights.category : 0);
  };
  const distance = (other: Article) => Math.abs(Date.parse(other.date) - Date.parse(article.date));
  return [...candidates]
    .filter(({ slug }) => !without.includes(slug))
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b) || (a.slug < b.slug ? -1 : 1))
    .slice(0, count);
}

function nearbyInList(term: Term, article: Article): Article[] {
  const index = term.articles.findIndex(({ slug }) => slug === article.slug);
  const before = term.articles.slice(Math.max(0, index - NEARBY), index);
  return [...before, ...term.articles.slice(index + 1, index + 1 + NEARBY)];
}

/** The items before and after an item; undefined at the ends of the list, and if no item has the slug. */
export function neighbours<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
): { before: Item | undefined; after: Item | undefined } {
  const index = items.findIndex((item) => item.slug === slug);
  if (index < 0) return { before: undefined, after: undefined };
  return { before: items[index - 1], after: items[index + 1] };
}
