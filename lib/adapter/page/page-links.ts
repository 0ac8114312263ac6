import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isNotIndexed } from '@/lib/html/is-not-indexed';
import { property } from '@/lib/html/tree';

/** The links of a page and its anchors. */
export type PageLinks = {
  ids: ReadonlySet<string>;
  /** Addresses of its links, anchors included, and of its pictures from this site. */
  links: ReadonlySet<string>;
  /** Closed to search engines, or the second address of another page. */
  isNotIndexed: boolean;
};

/** Reads the links and anchors of a page. @param path its address, for links that are only an anchor */
export function pageLinks(path: string, tree: Root): PageLinks {
  const ids = new Set<string>();
  const links = new Set<string>();
  visit(tree, 'element', (node) => {
    const id = property(node, 'id');
    if (id) ids.add(id);
    const isLink = node.tagName === 'a';
    if (!isLink && node.tagName !== 'img') return;
    const address = property(node, isLink ? 'href' : 'src');
    // React replaces a javascript: URL by code that throws; only the scheme matters here.
    if (/^javascript:/i.test(address ?? '')) links.add('javascript:');
    else if (address?.startsWith('#')) links.add(`${path}${address}`);
    else if (address !== undefined && (isLink || /^\/(?!\/)/.test(address))) {
      links.add(address);
      const fill = property(node, 'dataFill');
      if (fill) links.add(address.replace(/(?=#)|$/, `?${fill}`));
    }
  });
  return { ids, links, isNotIndexed: isNotIndexed(path, tree) };
}
