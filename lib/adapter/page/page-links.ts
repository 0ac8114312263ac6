import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isNotIndexed } from '@/lib/html/is-not-indexed';
import { property } from '@/lib/html/tree';
import { isOwnUrl } from '@/lib/http/link-syntax';

/** The links of a page and its anchors. */
export type PageLinks = {
  ids: ReadonlySet<string>;
  /** URLs of its links, anchors included, and of its pictures from this site. */
  links: ReadonlySet<string>;
  /** Closed to search engines, or canonical under another path. */
  isNotIndexed: boolean;
};

/**
 * Reads the links and anchors of a page.
 * @param path of the page
 */
export function pageLinks(path: string, tree: Root): PageLinks {
  const ids = new Set<string>();
  const links = new Set<string>();
  visit(tree, 'element', (node) => {
    const id = property(node, 'id');
    if (id) ids.add(id);
    if (node.tagName === 'a') for (const url of linkUrls(node, path)) links.add(url);
    const picture = node.tagName === 'img' && property(node, 'src');
    if (picture && isOwnUrl(picture)) links.add(picture);
  });
  return { ids, links, isNotIndexed: isNotIndexed(path, tree) };
}

/** The URL of a link; also with the choices that it makes in a form as the query, so that they are checked. */
function linkUrls(link: Element, path: string): string[] {
  const url = property(link, 'href');
  if (url === undefined) return [];
  if (url.startsWith('#')) return [`${path}${url}`];
  // React replaces a javascript: URL by code that throws; only the scheme matters here.
  if (/^javascript:/i.test(url)) return ['javascript:'];
  const choices = property(link, 'dataFill');
  return choices ? [url, url.replace(/(?=#)|$/, `?${choices}`)] : [url];
}
