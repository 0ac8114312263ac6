import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { property } from './tree';

/** Metadata in the head of a page. */
export type PageMeta = {
  /** The document's title, the name of the site included. */
  title: string | undefined;
  /** The title for shared links. */
  ogTitle: string | undefined;
  siteName: string | undefined;
  description: string | undefined;
  /** Canonical address, absolute. */
  canonical: string | undefined;
  /** Closed to search engines, or canonical under another address. */
  isHidden: boolean;
};

/** @param path the page's own address */
export function pageMeta(path: string, tree: Root): PageMeta {
  // Only in the head, because selecting in a whole page is slow.
  const head = select('head', tree) ?? tree;
  const meta = (name: string) => {
    const tag = select(`meta[name="${name}"], meta[property="${name}"]`, head);
    return tag && property(tag, 'content');
  };
  const title = select('title', head);
  const link = select('link[rel=canonical]', head);
  const canonical = link && property(link, 'href');
  return {
    title: title && textOf(title),
    ogTitle: meta('og:title'),
    siteName: meta('og:site_name'),
    description: meta('description'),
    canonical,
    isHidden:
      // A preview has `noindex, nofollow` on all pages: its search finds what that of the site finds.
      /noindex(?!, nofollow)/.test(meta('robots') ?? '') ||
      (canonical !== undefined && withoutSlash(new URL(canonical).pathname) !== withoutSlash(path)),
  };
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
