import type { PageMeta } from '@/lib/schema/page';

/** Pixels; the size that Open Graph consumers show uncropped (developers.facebook.com, "Images in link shares"). */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const shareImageFolder = '/immagini';

type SharedPage = Pick<PageMeta, 'path' | 'canonical' | 'shareImage'>;

/**
 * The page whose share image a page uses: for an article its category, for a later page of a list the first, for a second address
 * the canonical one (D5, D6).
 */
export function shareImageOwner({ path, canonical = path, shareImage }: SharedPage): string {
  if (shareImage) return shareImage.path;
  return canonical.replace(/(?<=.)\/$/, '');
}

/** Address of the share image of a page, e.g. `/immagini/prodotto/desktop.png`. */
export function shareImagePath(page: SharedPage): string {
  const path = shareImageOwner(page);
  return `${shareImageFolder}${path === '/' ? '/home' : path}.png`;
}

/** Pixels; the sizes that web manifests need. */
export const iconSizes = [192, 512] as const;

export const iconPath = (size: (typeof iconSizes)[number]): string => `/icone/${size}.png`;
