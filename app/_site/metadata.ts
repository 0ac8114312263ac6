import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/content/site';
import { collections } from '@/lib/content/collections';
import type { PageMeta } from '@/lib/schema/page';
import { errorPageMetadata, pageMetadata, type SharedAs } from '@/lib/seo/metadata';
import { settings } from './settings';

const here = { name: site.name, url: settings.siteUrl };

/**
 * Metadata of a page. Search engines list no page of a preview; texts and lists of a collection link its feed.
 */
export function metadataOf(page: PageMeta, shared: SharedAs = { type: 'website' }): Metadata {
  const noIndex = !page.noIndex && settings.showDrafts && { robots: { index: false, follow: false } };
  const made = { ...pageMetadata(page, shared, here), ...noIndex };
  const feed = collections.find(({ owns }) => owns(page.path))?.feed;
  if (!feed) return made;
  const types = { 'application/rss+xml': `${here.url}${feed}` };
  return { ...made, alternates: { ...made.alternates, types } };
}

/** Metadata of an error page, such as "not found". */
export const metadataOfErrorPage = (page: PageMeta): Metadata => errorPageMetadata(page, here);
