import type { MetadataRoute } from 'next';
import type { PageMeta } from '@/lib/schema/page';
import { everyPage } from './_site/every-page';
import { settings } from './_site/settings';

/** Whether search engines should list a page under its own address, with or without the final slash (D5, D6). */
const ownAddress = ({ path, canonical = path }: PageMeta) => canonical === path || canonical === `${path}/`;

/** Every page that search engines may list, with the day of its last change. */
export default function sitemap(): MetadataRoute.Sitemap {
  return everyPage()
    .filter((page) => page.index && ownAddress(page))
    .map(({ path, canonical = path, updated }) => ({
      url: `${settings.siteUrl}${canonical}`,
      lastModified: updated,
    }));
}
