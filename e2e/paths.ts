import { pages } from '@/content/pages';
import { collections, news } from '@/lib/content/collections';
import { haveTermPages, indexTerms } from '@/lib/content/terms';

/** At most so many texts of a folder, and lists of each kind, are tested. All are built alike, and there may be thousands. */
const MAX_TESTED = 15;

const articles = news.texts();
const { category, tags } = indexTerms(articles);
const termLists = haveTermPages(articles) ? [category, tags] : [];

/** Every page to test: those of the registry, texts, lists of articles. */
export const everyPath = [
  ...Object.keys(pages),
  ...collections.flatMap((collection) => collection.pages().slice(0, MAX_TESTED)).map(({ path }) => path),
  ...termLists
    .flatMap((terms) => [...terms.values()].slice(0, MAX_TESTED))
    .map(({ kind, label }) => news.termPath(kind, label)),
];
