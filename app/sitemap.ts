import type { MetadataRoute } from 'next';
import type { PageMeta } from '@/lib/schema/page';
import { everyPage } from './_site/every-page';
import { settings } from './_site/settings';

/** Whether a page is indexed under its own address. A trailing slash does not matter (D5, D6). */
const ownAddress = ({ path, canonical = path }: PageMeta) => canonical === path || canonical === `${path}/`;

/** Every indexed page with the date of its last change; of a preview none is. */
export default function sitemap(): MetadataRoute.Sitemap {
  return everyPage()
    .filter((page) => page.index && !settings.showDrafts && ownAddress(page))
    .map(({ path, canonical = path, updated }) => ({
      url: `${settings.siteUrl}${canonical}`,
      lastModified: updated,
    }));
}
