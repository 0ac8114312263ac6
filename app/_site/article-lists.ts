import 'server-only';
import { pageMeta } from '@/content/pages';
import { head, paging, terms } from '@/content/pages/novita';
import { news } from '@/lib/content/collections';
import { articlePageMeta, fillTerm, termMeta } from '@/lib/content/list-meta';
import { type PaginatedList, paginate } from '@/lib/content/pagination';
import { haveLists, indexTerms, type Term, type TermKind } from '@/lib/content/terms';
import type { Article } from '@/lib/schema/article';
import type { MaybeLink, PageMeta } from '@/lib/schema/page';

/** A list of articles: all of them, or those with one category or tag. */
export type Listing = {
  /** Address of its first page. */
  meta: PageMeta;
  head: { title: string; lead: string };
  articles: readonly Article[];
  term: Term | undefined;
};

/** The list of all articles. Its first page is in the registry of pages. */
export const wholeList = (): Listing => ({
  meta: pageMeta(news.base),
  head,
  articles: news.texts(),
  term: undefined,
});

const listOfTerm = (term: Term): Listing => ({
  meta: termMeta(term, terms[term.kind]),
  head: { title: fillTerm(terms[term.kind].label, term), lead: terms[term.kind].lead },
  articles: term.articles,
  term,
});

const everyTerm = (kind: TermKind): Term[] => [...indexTerms(news.texts())[kind].values()];

/** The categories or the tags that have a page. */
export const termsOfKind = (kind: TermKind): Term[] => (haveLists(news.texts()) ? everyTerm(kind) : []);

/** The name of a category or tag, and its page if it has one. */
export const termLink = (kind: TermKind, label: string): MaybeLink => ({
  label,
  href: haveLists(news.texts()) ? news.termPath(kind, label) : undefined,
});

/** Metadata of the list of each category, also without a page: articles use its picture. */
export const categoryLists = (): PageMeta[] =>
  everyTerm('category').map((term) => termMeta(term, terms.category));

/** The list of one category or tag. @throws if no article has it */
export function termList(kind: TermKind, slug: string): Listing {
  const term = indexTerms(news.texts())[kind].get(slug);
  if (!term) throw new Error(`No article has the ${kind} "${slug}".`);
  return listOfTerm(term);
}

type ArticlePage = PaginatedList<Article>;

const articlesPerPage = 24;

export const listingPages = ({ articles, meta }: Listing): ArticlePage[] =>
  paginate(articles, meta.path, articlesPerPage);

/** One page of a list. @throws if the list has fewer pages */
export function listingPage(listing: Listing, number: number): ArticlePage {
  const page = listingPages(listing)[number - 1];
  if (!page) throw new Error(`${listing.meta.path} has no page ${number}.`);
  return page;
}

export function metaOfListing({ meta, term }: Listing, page: ArticlePage): PageMeta {
  const made = articlePageMeta(meta, page, paging);
  if (!term || page.number === 1) return made;
  // The breadcrumb links no lists of categories and tags, so the label names the term.
  return { ...made, label: `${term.label}, ${paging.page.toLowerCase()} ${page.number}` };
}

/** Every page of every list, except the first page of all articles, which is in the registry. */
export function furtherPages(): PageMeta[] {
  const ofTerms = [...termsOfKind('category'), ...termsOfKind('tags')].map(listOfTerm);
  const whole = wholeList();
  return [
    ...listingPages(whole)
      .slice(1)
      .map((page) => metaOfListing(whole, page)),
    ...ofTerms.flatMap((listing) => listingPages(listing).map((page) => metaOfListing(listing, page))),
  ];
}
