import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/content/site';
import { texts } from '@/content/texts';
import { articleMeta, guideMeta } from '@/lib/content/page-meta';
import type { Article } from '@/lib/schema/article';
import type { Guide } from '@/lib/schema/guide';
import type { PageMeta } from '@/lib/schema/page';
import { feedPath } from '@/lib/seo/feed';
import { errorPageMetadata, pageMetadata, type SharedAs } from '@/lib/seo/metadata';
import { settings } from './settings';

const here = { name: site.name, url: settings.siteUrl };

/** Metadata of a page, with the brand and the base address from the settings. */
export const metadataOf = (page: PageMeta): Metadata => withFeed(page, { type: 'website' });

/** Metadata of an article, with its dates, category and tags. */
export function metadataOfArticle(article: Article): Metadata {
  const { date, updated = date, category, tags } = article;
  const shared = { type: 'article', published: date, modified: updated, section: category, tags } as const;
  return withFeed(articleMeta(article), shared);
}

/** Metadata of a guide, with the date of its last change. */
export function metadataOfGuide(guide: Guide): Metadata {
  const shared = {
    type: 'article',
    modified: guide.updated,
    section: texts.kinds[guide.kind],
    tags: [],
  } as const;
  return pageMetadata(guideMeta(guide), shared, here);
}

/** Metadata of an error page that has no address of its own, such as "not found". */
export const metadataOfErrorPage = (page: PageMeta): Metadata => errorPageMetadata(page, here);

/** Articles and lists of articles also link the feed. */
function withFeed(page: PageMeta, shared: SharedAs): Metadata {
  const made = pageMetadata(page, shared, here);
  if (!/^\/novita(?:\/|$)/.test(page.path)) return made;
  const types = { 'application/rss+xml': `${here.url}${feedPath}` };
  return { ...made, alternates: { ...made.alternates, types } };
}
