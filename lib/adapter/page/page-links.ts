import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { pageMeta } from '@/lib/html/page-meta';
import { property } from '@/lib/html/tree';

/** What a page links, and what can be linked in it. */
export type PageLinks = {
  ids: ReadonlySet<string>;
  /** Addresses that its links name, and those of this site that its pictures name, anchors included. */
  links: ReadonlySet<string>;
  /** Not for search engines, or the second address of another page. */
  isHidden: boolean;
};

/**
 * Reads what a page links, and what can be linked in it.
 * @param path address of the page, for links that are an anchor alone
 */
export function pageLinks(path: string, tree: Root): PageLinks {
  const ids = new Set<string>();
  const links = new Set<string>();
  visit(tree, 'element', (node) => {
    const id = property(node, 'id');
    if (id) ids.add(id);
    const address =
      node.tagName === 'a'
        ? property(node, 'href')
        : node.tagName === 'img'
          ? property(node, 'src')
          : undefined;
    // React has put a program of its own after it.
    if (/^javascript:/i.test(address ?? '')) links.add('javascript:');
    else if (address?.startsWith('#')) links.add(`${path}${address}`);
    else if (address !== undefined && (node.tagName === 'a' || /^\/(?!\/)/.test(address))) {
      links.add(address);
      const fill = property(node, 'dataFill');
      if (fill) links.add(address.replace(/(?=#)|$/, `?${fill}`));
    }
  });
  return { ids, links, isHidden: pageMeta(path, tree).isHidden };
}
