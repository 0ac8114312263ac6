import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { settings } from './settings';

/** Metadata of a page of this site, under the brand and the base that are set. */
export function metadataOf(page: PageMeta): Metadata {
  return pageMetadata(page, { name: site.name, url: settings.siteUrl });
}
