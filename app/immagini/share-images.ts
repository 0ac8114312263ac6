import 'server-only';
import { categoryLists } from '@/app/_shared/article-lists';
import { everyPage } from '@/app/_shared/every-page';
import { pageMeta, parentsOf } from '@/app/_shared/pages';
import type { ShareImageText } from '@/app/immagini/draw-share-image';
import { errorPages } from '@/content/pages';
import { site } from '@/content/site';
import { news } from '@/lib/content/collections';
import { memoize } from '@/lib/memoize';
import type { Article } from '@/lib/schema/article';
import type { PageMeta } from '@/lib/schema/page';
import { shareImageFolder, shareImageOwner, shareImagePath } from '@/lib/seo/site-images';

/** The texts of the share images of all pages and error pages, by file name. */
export const shareImages = () => shareImagesFor(news.texts());

/** Memoized by the list of articles, which is a new one when an article changes in development. */
const shareImagesFor = memoize(
  (_articles: readonly Article[]): ReadonlyMap<string, ShareImageText> =>
    new Map(
      [...everyPage(), ...categoryLists(), ...Object.values(errorPages)]
        .filter(hasOwnShareImage)
        .map((page) => [
          shareImagePath(page).slice(shareImageFolder.length + 1),
          { eyebrow: eyebrowOf(page), title: page.title },
        ]),
    ),
);

/** False for pages that use another page's share image. */
const hasOwnShareImage = (page: PageMeta) => shareImageOwner(page) === page.path;

/** The label of the parent page. A top page has its own, or the company's name if its label repeats the title. */
function eyebrowOf(page: PageMeta): string {
  const { path, label, title } = page;
  const parent = parentsOf(page).at(-1);
  if (parent && parent !== '/') return pageMeta(parent).label;
  const repeatsTitle = label === title;
  return path === '/' || repeatsTitle ? site.company : label;
}
