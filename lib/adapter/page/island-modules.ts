import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import { property } from '@/lib/html/tree';

/** The names of the islands of a page, each once, sorted. */
export function islandNames(tree: Root): string[] {
  return distinctValues(tree, 'dataIsland');
}

/** The modules of the islands of a page, each once, sorted. */
export function markedModules(tree: Root): string[] {
  return [...new Set(distinctValues(tree, 'dataModules').flatMap((list) => list.split(' ')))].sort();
}

/** The values of a property, each once, sorted. */
function distinctValues(tree: Root, name: string): string[] {
  const values = new Set<string>();
  visit(tree, 'element', (node) => {
    const value = property(node, name);
    if (value !== undefined) values.add(value);
  });
  return [...values].sort();
}

/**
 * Adds to each island the names of the modules that hydrate it; `lib/browser/wake-islands.ts` loads them.
 * @param modulesOf the modules of an island by its name
 */
export function addIslandModules(tree: Root, modulesOf: (island: string) => readonly string[]): void {
  for (const mark of selectAll('[data-island]', tree)) {
    mark.properties.dataModules = modulesOf(property(mark, 'dataIsland') ?? '').join(' ');
  }
}
