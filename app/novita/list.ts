import 'server-only';
import { pages } from '@/content/pages';
import { head, paging, terms } from '@/content/pages/novita';
import { type ArticlePage, articlePages, publishedArticles } from '@/lib/content';
import { articlePageMeta, fillTerm, termMeta } from '@/lib/content/page-meta';
import { indexTerms, type Term, type TermKind } from '@/lib/content/terms';
import type { Article } from '@/lib/schema/article';
import type { PageMeta } from '@/lib/schema/page';

/** A list of articles: all of them, or those that share a category or a tag. */
export type Listing = {
  /** Its first page. */
  meta: PageMeta;
  head: { title: string; lead: string };
  articles: readonly Article[];
  term: Term | undefined;
};

/** The list of all articles, which the registry knows. */
export const wholeList = (): Listing => ({
  meta: pages['/novita'],
  head,
  articles: publishedArticles(),
  term: undefined,
});

const listOfTerm = (term: Term): Listing => ({
  meta: termMeta(term, terms[term.kind]),
  head: { title: fillTerm(terms[term.kind].label, term), lead: terms[term.kind].lead },
  articles: term.articles,
  term,
});

/** The categories, or the tags, that articles have. */
export const termsOfKind = (kind: TermKind): Term[] => [...indexTerms(publishedArticles())[kind].values()];

/** The list of a category or of a tag. @throws if no article has it */
export function termList(kind: TermKind, slug: string): Listing {
  const term = indexTerms(publishedArticles())[kind].get(slug);
  if (!term) throw new Error(`No article has the ${kind} "${slug}".`);
  return listOfTerm(term);
}

/** The pages of a list. */
export const listingPages = ({ articles, meta }: Listing): ArticlePage[] => articlePages(articles, meta.path);

/** A page of a list. @throws if there are not so many */
export function listingPage(listing: Listing, number: number): ArticlePage {
  const page = listingPages(listing)[number - 1];
  if (!page) throw new Error(`${listing.meta.path} has no page ${number}.`);
  return page;
}

/** Metadata of a page of a list. */
export function metaOfListing({ meta, term }: Listing, page: ArticlePage): PageMeta {
  const made = articlePageMeta(meta, page, paging);
  if (!term || page.number === 1) return made;
  // The registry, from which breadcrumbs take names, knows no terms.
  return {
    ...made,
    label: `${term.label}, ${paging.page.toLowerCase()} ${page.number}`,
    parents: meta.parents,
  };
}

/** Every page of every list, but for the first of the whole one, which the registry has. */
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
