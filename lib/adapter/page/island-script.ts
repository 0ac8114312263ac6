import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { property } from '@/lib/html/tree';

/** The names of the islands that a page marks, each once, sorted. */
export function islandNames(tree: Root): string[] {
  const names = selectAll('[data-island]', tree).map((mark) => property(mark, 'dataIsland') ?? '');
  return [...new Set(names)].sort();
}

/** Loads the script that hydrates the islands, at the end of the head. @param src its address */
export function addIslandScript(tree: Root, src: string): void {
  select('head', tree)?.children.push({
    type: 'element',
    tagName: 'script',
    properties: { type: 'module', src },
    children: [],
  });
}
