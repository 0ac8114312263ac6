import type { Metadata } from 'next';
import type { PageMeta } from '../schema/page';
import { shareImagePath, shareImageSize } from './share-image';

/** Brand, and canonical base without a trailing slash. */
export type MetadataSite = { name: string; url: string };

/** What a shared link to a page stands for (ogp.me): a page, or a text with dates and subjects of its own. */
export type SharedAs =
  | { type: 'website' }
  | {
      type: 'article';
      /** Day of publication, where the text tells one: YYYY-MM-DD. */
      published?: string | undefined;
      /** Day of the last change. */
      modified: string;
      section: string;
      tags: readonly string[];
    };

/**
 * Metadata of one page.
 * @param page an entry of the registry, or one made from content; its canonical is its path unless it names another (D5, D6)
 * @param shared what a shared link to it stands for
 * @param site brand and canonical base
 * @returns a fresh object at every call
 */
export function pageMetadata(page: PageMeta, shared: SharedAs, site: MetadataSite): Metadata {
  // A string keeps its final slash (D6); a URL object would lose it in Next's own normalisation.
  const canonical = `${site.url}${page.canonical ?? page.path}`;
  const { openGraph, ...rest } = described(page, site);
  return {
    ...rest,
    ...(page.keywords ? { keywords: [...page.keywords] } : {}),
    alternates: { canonical, languages: { it: canonical, 'x-default': canonical } },
    openGraph: { ...openGraph, url: canonical, ...openGraphOf(shared) },
    robots: { index: page.index, follow: true },
  };
}

/**
 * Metadata of a screen that stands for other addresses: it has no address of its own, and is never listed.
 * @returns a fresh object at every call
 */
export function screenMetadata(page: PageMeta, site: MetadataSite): Metadata {
  const { openGraph, ...rest } = described(page, site);
  return { ...rest, openGraph: { ...openGraph, type: 'website' }, robots: { index: false, follow: true } };
}

/** What every document says of itself. Next fills the title, text and picture of the card in from Open Graph. */
function described(page: PageMeta, site: MetadataSite) {
  const title = `${page.title} | ${site.name}`;
  const picture = {
    url: `${site.url}${shareImagePath(page)}`,
    ...shareImageSize,
    alt: page.title,
  };
  return {
    title,
    description: page.description,
    openGraph: {
      title,
      description: page.description,
      siteName: site.name,
      locale: 'it_IT',
      images: [picture],
    },
    twitter: { card: 'summary_large_image' as const },
  };
}

function openGraphOf(shared: SharedAs) {
  if (shared.type === 'website') return { type: shared.type };
  const { type, published, modified, section, tags } = shared;
  return {
    type,
    ...(published ? { publishedTime: published } : {}),
    modifiedTime: modified,
    section,
    tags: [...tags],
  };
}
