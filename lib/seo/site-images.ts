import type { PageMeta } from '@/lib/schema/page';

/** In pixels: the size that social networks do not crop (developers.facebook.com, "Images in link shares"). */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Path of the folder of share images. */
export const shareImageFolder = '/immagini';

type SharedPage = Pick<PageMeta, 'path' | 'canonical' | 'shareImage'>;

/**
 * The path of the page whose share image a page uses: for an article its category, for a later page of a list the first one, for a
 * second path the canonical one (D5, D6).
 */
export function shareImageOwner({ path, canonical = path, shareImage }: SharedPage): string {
  if (shareImage) return shareImage.path;
  return canonical.replace(/(?<=.)\/$/, '');
}

/** Path of the share image of a page, e.g. `/immagini/prodotto/desktop.png`. */
export function shareImagePath(page: SharedPage): string {
  const path = shareImageOwner(page);
  return `${shareImageFolder}${path === '/' ? '/home' : path}.png`;
}

/** In pixels: the sizes that web manifests need. */
export const iconSizes = [192, 512] as const;

/** Path of an icon. */
export const iconPath = (size: (typeof iconSizes)[number]): string => `/icone/${size}.png`;
