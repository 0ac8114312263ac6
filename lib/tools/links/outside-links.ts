import { reservedHost } from '../launch/rules';
import type { SitePage } from '../site-check/page';

/** Links to other sites, by their address without a fragment, and the pages on which each stands. */
export type OutsideLinks = ReadonlyMap<string, readonly string[]>;

/**
 * The links of pages that lead to other sites. What nobody outside can ask is left out: names that exist nowhere, which
 * launch-check lists, and those of one machine or network.
 * @param own addresses of the site itself
 */
export function outsideLinks(pages: readonly SitePage[], own: readonly string[]): OutsideLinks {
  const hosts = new Set(own.map((url) => new URL(url).hostname));
  const links = new Map<string, string[]>();
  for (const { path, document } of pages) {
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (!/^https?:/.test(href) || !URL.canParse(href)) continue;
      const url = new URL(href);
      if (hosts.has(url.hostname) || reservedHost.test(url.hostname)) continue;
      url.hash = '';
      const standsOn = links.get(url.href) ?? [];
      if (!standsOn.includes(path)) links.set(url.href, [...standsOn, path]);
    }
  }
  return links;
}
