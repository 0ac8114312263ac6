import 'server-only';
import { head, paging, terms } from '@/content/pages/novita';
import { news } from '@/lib/content/collections';
import { type PaginatedList, paginate } from '@/lib/content/pagination';
import { haveTermPages, indexTerms, type Term, type TermKind } from '@/lib/content/terms';
import type { Article } from '@/lib/schema/article';
import type { MaybeLink, PageMeta } from '@/lib/schema/page';
import { pageMeta } from './pages';

const ARTICLES_PER_PAGE = 24;

/** A list of articles: all of them, or those with one category or tag. */
export type Listing = {
  /** Metadata of its first page. */
  meta: PageMeta;
  head: { title: string; intro: string };
  articles: readonly Article[];
  /** Undefined for the list of all articles. */
  term: Term | undefined;
};

type ArticlePage = PaginatedList<Article>;

/** The list of all articles. Its first page is in the registry of pages. */
export const allArticlesListing = (): Listing => ({
  meta: pageMeta(news.base),
  head,
  articles: news.texts(),
  term: undefined,
});

/** The list of a category or tag. In its copy `{term}` is replaced by the label. */
function listingOf(term: Term): Listing {
  const { kind, label, articles } = term;
  const copy = terms[kind];
  const fill = (text: string) => text.replaceAll('{term}', () => label);
  const meta: PageMeta = {
    path: news.termPath(kind, label),
    label: fill(copy.label),
    title: fill(copy.title),
    description: fill(copy.description),
    updated: lastChange(articles) ?? '',
  };
  return { meta, head: { title: meta.label, intro: fill(copy.intro) }, articles, term };
}

/** The day of the last change to any of the articles; undefined if there are none. */
const lastChange = (articles: readonly Article[]): string | undefined =>
  articles
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);

const allTerms = (kind: TermKind): Term[] => [...indexTerms(news.texts())[kind].values()];

/** The categories or the tags that have a page. */
export const termsWithPages = (kind: TermKind): Term[] => (haveTermPages(news.texts()) ? allTerms(kind) : []);

/** The label of a category or tag, with the path of its page if it has one. */
export const termLink = (kind: TermKind, label: string): MaybeLink => ({
  label,
  href: haveTermPages(news.texts()) ? news.termPath(kind, label) : undefined,
});

/** Metadata of the list of each category, even without a page: articles use its share image. */
export const categoryLists = (): PageMeta[] => allTerms('category').map((term) => listingOf(term).meta);

/**
 * The list of one category or tag.
 * @throws if no article has it
 */
export function termListing(kind: TermKind, slug: string): Listing {
  const term = indexTerms(news.texts())[kind].get(slug);
  if (!term) throw new Error(`No article has the ${kind} "${slug}".`);
  return listingOf(term);
}

const pagesOf = ({ articles, meta }: Listing): ArticlePage[] =>
  paginate(articles, meta.path, ARTICLES_PER_PAGE);

/** The pages of a list after the first. */
export const pagesAfterFirst = (listing: Listing): ArticlePage[] => pagesOf(listing).slice(1);

/**
 * One page of a list.
 * @throws if the list has fewer pages
 */
export function pageOf(listing: Listing, number: number): ArticlePage {
  const page = pagesOf(listing)[number - 1];
  if (!page) throw new Error(`${listing.meta.path} has no page ${number}.`);
  return page;
}

/** Metadata of a page of a list. */
export function listingMeta(
  { meta, term }: Pick<Listing, 'meta' | 'term'>,
  { number, total, path, items }: ArticlePage,
): PageMeta {
  if (number === 1) return meta;
  const label = `${paging.page} ${number}`;
  const title = `${meta.label}, ${label.toLowerCase()} ${paging.of} ${total}`;
  return {
    ...meta,
    path,
    // The breadcrumb links no lists of categories and tags, so the label names the term.
    label: term ? `${term.label}, ${label.toLowerCase()}` : label,
    title,
    shareImage: { path: meta.path, text: title },
    description: `${label} ${paging.of} ${total}. ${meta.description}`,
    updated: lastChange(items) ?? meta.updated,
  };
}

/** Every page of every list, except the first page of all articles, which is in the registry. */
export function unregisteredListPages(): PageMeta[] {
  const termLists = [...termsWithPages('category'), ...termsWithPages('tags')].map(listingOf);
  const all = allArticlesListing();
  return [
    ...pagesAfterFirst(all).map((page) => listingMeta(all, page)),
    ...termLists.flatMap((listing) => pagesOf(listing).map((page) => listingMeta(listing, page))),
  ];
}
