import { pages } from '@/content/pages';
import { collections, news } from '@/lib/content/collections';
import { haveLists, indexTerms } from '@/lib/content/terms';

/**
 * Maximum number of texts of a collection, and of lists of a kind, to test. They are all built alike, and there may be
 * thousands.
 */
const ENOUGH = 15;

const articles = news.texts();
const { category, tags } = indexTerms(articles);

/** Every page to test: the registry, the texts of the collections, the lists of articles. */
export const everyAddress = [
  ...Object.keys(pages),
  ...collections.flatMap((collection) => collection.pages().slice(0, ENOUGH)).map(({ path }) => path),
  ...(haveLists(articles) ? [category, tags] : [])
    .flatMap((terms) => [...terms.values()].slice(0, ENOUGH))
    .map(({ kind, label }) => news.termPath(kind, label)),
];
