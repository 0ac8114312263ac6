import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { property } from './tree';

/** What the head of a page says of it. */
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
  // Of a whole page a selector would look at every element.
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
      // A preview closes every page, by both words: its search is that of the site.
      /noindex(?!, nofollow)/.test(meta('robots') ?? '') ||
      (canonical !== undefined && withoutSlash(new URL(canonical).pathname) !== withoutSlash(path)),
  };
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
