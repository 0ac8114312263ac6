import type { MetadataRoute } from 'next';
import { settings } from './_site/settings';

/** Everything may be read but the endpoint of the forms, which has nothing to read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${settings.siteUrl}/sitemap.xml`,
  };
}
