import { pages } from '@/content/pages';
import { haveLists, indexTerms } from '@/lib/content/terms';
import { news, textFolders } from '@/lib/content/text-folders';

/**
 * Maximum number of texts of a folder, and of lists of a kind, to test. They are all built alike, and there may be
 * thousands.
 */
const MAX_TESTED = 15;

const articles = news.texts();
const { category, tags } = indexTerms(articles);

/** Every page to test: the registry, the texts, the lists of articles. */
export const everyAddress = [
  ...Object.keys(pages),
  ...textFolders.flatMap((textFolder) => textFolder.pages().slice(0, MAX_TESTED)).map(({ path }) => path),
  ...(haveLists(articles) ? [category, tags] : [])
    .flatMap((terms) => [...terms.values()].slice(0, MAX_TESTED))
    .map(({ kind, label }) => news.termPath(kind, label)),
];
