import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { property, valuesOf } from '@/lib/html/tree';

const distinct = (values: readonly string[]) => [...new Set(values)].sort();

/** The names of the islands of a page, each once, sorted. */
export const islandNames = (tree: Root): string[] => distinct(valuesOf(tree, '[data-island]', 'dataIsland'));

/** The modules of the islands of a page, each once, sorted. */
export const markedModules = (tree: Root): string[] =>
  distinct(valuesOf(tree, '[data-modules]', 'dataModules').flatMap((list) => list.split(' ')));

/**
 * Adds to each island the names of the modules that hydrate it; `lib/browser/hydrate-islands.ts` loads them.
 * @param modulesOf the modules of an island by its name
 */
export function addIslandModules(tree: Root, modulesOf: (island: string) => readonly string[]): void {
  for (const mark of selectAll('[data-island]', tree)) {
    mark.properties.dataModules = modulesOf(property(mark, 'dataIsland') ?? '').join(' ');
  }
}
