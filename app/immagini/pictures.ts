import 'server-only';
import { categoryLists } from '@/app/_site/article-lists';
import { everyPage } from '@/app/_site/every-page';
import { pageMeta, parentsOf } from '@/app/_site/pages';
import { errorPages } from '@/content/pages';
import { site } from '@/content/site';
import { news } from '@/lib/content/collections';
import { memoize } from '@/lib/memoize';
import type { Article } from '@/lib/schema/article';
import type { PageMeta } from '@/lib/schema/page';
import { sharedPath, shareImageFolder, shareImagePath } from '@/lib/seo/share-image';

/** The text on a share picture. */
export type PictureText = { section: string; title: string };

/** Made again when an article changes, in development. */
const picturesWith = memoize(
  (_articles: readonly Article[]): ReadonlyMap<string, PictureText> =>
    new Map(
      [...everyPage(), ...categoryLists(), ...Object.values(errorPages)].filter(hasOwnPicture).map(toEntry),
    ),
);

/** The share pictures of all pages and error pages, by file name. */
export const pictures = () => picturesWith(news.texts());

/** Some pages use the picture of another page. */
const hasOwnPicture = (page: PageMeta) => sharedPath(page) === page.path;

const toEntry = (page: PageMeta) =>
  [
    shareImagePath(page).slice(shareImageFolder.length + 1),
    { section: sectionOf(page), title: page.title },
  ] as const;

/**
 * Above the title: the label of the parent page. A top page shows its own label if it differs from the title, otherwise
 * the company.
 */
function sectionOf(page: PageMeta): string {
  const { path, label, title } = page;
  const parent = parentsOf(page).at(-1);
  if (parent && parent !== '/') return pageMeta(parent).label;
  return path === '/' || label === title ? site.company : label;
}
