import 'server-only';
import { pages } from '@/content/pages';
import { guides, publishedArticles } from '@/lib/content';
import { articleMeta, guideMeta } from '@/lib/content/page-meta';
import type { PageMeta } from '@/lib/schema/page';
import { furtherPages } from '../novita/list';

/**
 * Metadata of every page of the site: the registry, further list pages, articles and guides. The sitemap, the
 * share pictures and the check of all addresses use it.
 */
export function everyPage(): PageMeta[] {
  return [
    ...Object.values(pages),
    ...furtherPages(),
    ...publishedArticles().map(articleMeta),
    ...guides().map(guideMeta),
  ];
}
