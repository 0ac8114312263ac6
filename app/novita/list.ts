import 'server-only';
import { pages } from '@/content/pages';
import { paging } from '@/content/pages/novita';
import { type ArticlePage, articlePages } from '@/lib/content';
import { articlePageMeta } from '@/lib/content/meta';
import type { PageMeta } from '@/lib/schema/page';

/** The list of articles as a page of the registry: the first of its pages. */
export const list: PageMeta = pages['/novita'];

/** Its pages beyond the first, each under an address of its own. */
export const furtherPages = (): ArticlePage[] => articlePages(list.path).slice(1);

/** A page of the list. @throws if there are not so many */
export function articlePage(number: number): ArticlePage {
  const page = articlePages(list.path)[number - 1];
  if (!page) throw new Error(`The list of articles has no page ${number}.`);
  return page;
}

/** Metadata of a page of the list: those of the registry for the first, and made from them for the others. */
export const metaOfList = (page: ArticlePage): PageMeta => articlePageMeta(list, page, paging);
