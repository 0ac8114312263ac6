import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { articles, guides } from '@/lib/content';
import type { PageMeta } from '@/lib/schema/page';
import { settings } from './_site/settings';
import { furtherPages, metaOfList } from './novita/list';

/** Whether search engines should list a page under its own address, with or without the final slash (D5, D6). */
const ownAddress = ({ path, canonical = path }: PageMeta) => canonical === path || canonical === `${path}/`;

/** Every page that search engines may list, with the day of its last change. */
export default function sitemap(): MetadataRoute.Sitemap {
  const registered: PageMeta[] = Object.values(pages);
  const entries = [
    ...registered
      .filter((page) => page.index && ownAddress(page))
      .map(({ path, canonical, updated }) => ({ path: canonical ?? path, updated })),
    ...furtherPages().map(metaOfList),
    ...articles().map(({ slug, date, updated }) => ({ path: `/novita/${slug}`, updated: updated ?? date })),
    ...guides().map(({ slug, updated }) => ({ path: `/documentazione/${slug}`, updated })),
  ];
  return entries.map(({ path, updated }) => ({ url: `${settings.siteUrl}${path}`, lastModified: updated }));
}
