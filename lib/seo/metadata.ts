import type { Metadata } from 'next';
import type { PageMeta } from '@/lib/schema/page';
import { shareImagePath, shareImageSize } from './site-images';

/** The brand, and the canonical base without a trailing slash. */
type MetadataSite = { name: string; url: string };

/** The Open Graph type of a page, and its properties (ogp.me). */
export type OpenGraphType =
  | { type: 'website' }
  | {
      type: 'article';
      /** Day of publication, if the page has one: YYYY-MM-DD. */
      publishedTime?: string;
      section: string;
      tags: string[];
    };

/**
 * Metadata of a page, for Next.
 * @param site its brand, and the base of the canonical URL (D5, D6)
 * @returns a new object at every call
 */
export function pageMetadata(page: PageMeta, kind: OpenGraphType, site: MetadataSite): Metadata {
  // A string keeps its final slash (D6); Next would remove it from a URL object.
  const canonical = `${site.url}${page.canonical ?? page.path}`;
  const { openGraph, ...rest } = commonMetadata(page, site);
  return {
    ...rest,
    ...(page.keywords && { keywords: page.keywords }),
    alternates: { canonical, languages: { it: canonical, 'x-default': canonical } },
    openGraph: {
      ...openGraph,
      url: canonical,
      ...kind,
      ...(kind.type === 'article' && { modifiedTime: page.updated }),
    },
    robots: { index: !page.noIndex, follow: true },
  };
}

/**
 * Metadata of the not-found and error pages: without canonical, not indexed.
 * @returns a new object at every call
 */
export function errorPageMetadata(page: PageMeta, site: MetadataSite): Metadata {
  const { openGraph, ...rest } = commonMetadata(page, site);
  return { ...rest, openGraph: { ...openGraph, type: 'website' }, robots: { index: false, follow: true } };
}

/** Common to pages and error pages. Next copies title and text of the Twitter card from Open Graph. */
function commonMetadata(page: PageMeta, site: MetadataSite) {
  const title = `${page.title} | ${site.name}`;
  const image = {
    url: `${site.url}${shareImagePath(page)}`,
    ...shareImageSize,
    alt: page.shareImage?.text ?? page.title,
  };
  return {
    title,
    description: page.description,
    openGraph: {
      title,
      description: page.description,
      siteName: site.name,
      locale: 'it_IT',
      images: [image],
    },
    twitter: { card: 'summary_large_image' as const, images: [{ url: image.url, alt: image.alt }] },
  };
}
