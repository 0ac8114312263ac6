import type { PageMeta } from '../schema/page';

/** Pixels of a picture for shared links: what Open Graph readers show whole (developers.facebook.com, "Images in link shares"). */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Folder of these pictures on the site. */
export const shareImageFolder = '/immagini';

/**
 * The page whose picture a page shows: a second address shows that of its canonical one (D5, D6), the further pages of
 * a list that of the first.
 */
export function sharedPath({ path, canonical = path }: Pick<PageMeta, 'path' | 'canonical'>): string {
  return canonical.replace(/(?<=.)\/$/, '').replace(/\/pagina\/\d+$/, '');
}

/** Address of the picture that is shown where somebody shares a page, e.g. `/immagini/prodotto/desktop.png`. */
export function shareImagePath(page: Pick<PageMeta, 'path' | 'canonical'>): string {
  const path = sharedPath(page);
  return `${shareImageFolder}${path === '/' ? '/home' : path}.png`;
}

/** Pixels of the drawn icons: what web manifests ask for. */
export const iconSizes = [192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** Address of the icon of that size. */
export const iconPath = (size: IconSize): string => `/icone/${size}.png`;
