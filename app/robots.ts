import type { MetadataRoute } from 'next';
import { isPreview } from '@/lib/preview.mjs';
import { settings } from './_shared/settings';

/** Crawlers may read everything except the form endpoint; nothing in a preview. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview()) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${settings.siteUrl}/sitemap.xml`,
  };
}
