import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { valuesOf } from './tree';

/** Whether a page is closed to search engines, or canonical under another address. @param path its own address */
export function isNotIndexed(path: string, tree: Root): boolean {
  // Only in the head, because selecting in a whole page is slow.
  const head = select('head', tree) ?? tree;
  const [robots = ''] = valuesOf(head, 'meta[name=robots]', 'content');
  const [canonical] = valuesOf(head, 'link[rel=canonical]', 'href');
  return (
    // A preview has `noindex, nofollow` on all pages: its search finds what that of the site finds.
    /noindex(?!, nofollow)/.test(robots) ||
    (canonical !== undefined && withoutSlash(new URL(canonical).pathname) !== withoutSlash(path))
  );
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
