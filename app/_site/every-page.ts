import 'server-only';
import { pages } from '@/content/pages';
import { guides, publishedArticles } from '@/lib/content';
import { articleMeta, guideMeta } from '@/lib/content/page-meta';
import type { PageMeta } from '@/lib/schema/page';
import { furtherPages } from '../novita/list';

/**
 * Every page of the site with what it says of itself: the registry, the further pages of lists, articles and guides.
 * The sitemap, the pictures for shared links and the check of all addresses read it.
 */
export function everyPage(): PageMeta[] {
  return [
    ...Object.values(pages),
    ...furtherPages(),
    ...publishedArticles().map(articleMeta),
    ...guides().map(guideMeta),
  ];
}
