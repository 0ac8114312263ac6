import type { MetadataRoute } from 'next';
import { isPreview } from '@/lib/preview.mjs';
import { indexedPages } from './_shared/every-page';
import { settings } from './_shared/settings';

/** Every indexed page with the day of its last change; none in a preview. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (isPreview()) return [];
  return indexedPages().map(({ path, canonical = path, updated }) => ({
    url: `${settings.siteUrl}${canonical}`,
    lastModified: updated,
  }));
}
