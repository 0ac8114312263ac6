import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { valuesOf } from './tree';

/**
 * Whether a page is closed to search engines, or canonical under another path.
 * @param path of the page
 */
export function isNotIndexed(path: string, tree: Root): boolean {
  // Only in the head, because selecting in a whole page is slow.
  const head = select('head', tree) ?? tree;
  const [robots = ''] = valuesOf(head, 'meta[name=robots]', 'content');
  // All pages of a preview have `noindex, nofollow`, and its own search must find them as on the site.
  if (/noindex(?!, nofollow)/.test(robots)) return true;
  const [canonical] = valuesOf(head, 'link[rel=canonical]', 'href');
  return canonical !== undefined && withoutSlash(new URL(canonical).pathname) !== withoutSlash(path);
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
