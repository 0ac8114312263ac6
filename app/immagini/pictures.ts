import 'server-only';
import { pageMeta } from '@/content/pages';
import { serverErrorMeta } from '@/content/pages/errore';
import { notFoundMeta } from '@/content/pages/not-found';
import { site } from '@/content/site';
import { publishedArticles } from '@/lib/content';
import { memoize } from '@/lib/memoize';
import type { Article } from '@/lib/schema/article';
import type { PageMeta } from '@/lib/schema/page';
import { sharedPath, shareImageFolder, shareImagePath } from '@/lib/seo/share-image';
import { everyPage } from '../_site/every-page';

/** What the picture of a page says. */
export type Drawn = { section: string; title: string };

const picturesWith = memoize(
  (_articles: readonly Article[]): ReadonlyMap<string, Drawn> =>
    new Map([...everyPage(), notFoundMeta, serverErrorMeta].filter(isOwn).map(named)),
);

/** The pictures of all pages and screens, by their names below the folder; one list serves every page of a build. */
export const pictures = () => picturesWith(publishedArticles());

/** Whether a page has a picture of its own, and does not show another's. */
const isOwn = (page: PageMeta) => sharedPath(page) === page.path;

const named = (page: PageMeta) =>
  [
    shareImagePath(page).slice(shareImageFolder.length + 1),
    { section: sectionOf(page), title: page.title },
  ] as const;

/** The part of the site that a page belongs to: its parent's name, or its own at the top, where that says more than the title. */
function sectionOf({ path, parents, label, title }: PageMeta): string {
  const parent = parents.at(-1);
  if (parent && parent !== '/') return pageMeta(parent).label;
  return path === '/' || label === title ? site.company : label;
}
