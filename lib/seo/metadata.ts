import type { Metadata } from 'next';
import type { PageMeta } from '../schema/page';

/**
 * Metadata of one page.
 * @param page an entry of the registry; its canonical is its path unless it names another (D5, D6)
 * @param site brand and canonical base (no trailing slash)
 * @returns a fresh object at every call
 */
export function pageMetadata(page: PageMeta, site: { name: string; url: string }): Metadata {
  const title = `${page.title} | ${site.name}`;
  // A string keeps its final slash (D6); a URL object would lose it in Next's own normalisation.
  const canonical = `${site.url}${page.canonical ?? page.path}`;
  return {
    title,
    description: page.description,
    ...(page.keywords ? { keywords: page.keywords } : {}),
    alternates: { canonical, languages: { it: canonical, 'x-default': canonical } },
    openGraph: {
      title,
      description: page.description,
      url: canonical,
      siteName: site.name,
      locale: 'it_IT',
      type: 'website',
    },
    // The large card wants a picture of the page.
    twitter: { card: 'summary', title, description: page.description },
    robots: { index: page.index, follow: true },
  };
}
