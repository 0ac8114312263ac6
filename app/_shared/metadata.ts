import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/content/site';
import { collections } from '@/lib/content/collections';
import { isPreview } from '@/lib/preview.mjs';
import type { PageMeta } from '@/lib/schema/page';
import { errorPageMetadata, type OpenGraphType, pageMetadata } from '@/lib/seo/metadata';
import { settings } from './settings';

const brandAndUrl = { name: site.name, url: settings.siteUrl };

/**
 * Metadata of a page. In a preview no page may be indexed or followed; a page that is never indexed keeps its own directive. The
 * pages of a content collection link to its feed.
 */
export function metadataOf(page: PageMeta, kind: OpenGraphType = { type: 'website' }): Metadata {
  const metadata = pageMetadata(page, kind, brandAndUrl);
  if (isPreview() && !page.noIndex) metadata.robots = { index: false, follow: false };
  const feed = collections.find(({ owns }) => owns(page.path))?.feed;
  if (!feed) return metadata;
  const types = { 'application/rss+xml': `${settings.siteUrl}${feed}` };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** Metadata of an error page, such as "not found". */
export const metadataOfErrorPage = (page: PageMeta): Metadata => errorPageMetadata(page, brandAndUrl);
