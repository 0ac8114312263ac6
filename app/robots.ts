import type { MetadataRoute } from 'next';
import { settings } from './_site/settings';

/** Crawlers may read everything except the form endpoint. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${settings.siteUrl}/sitemap.xml`,
  };
}
