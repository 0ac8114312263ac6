import type { Element, ElementContent, Root, RootContent } from 'hast';
import { blockElements } from '@/lib/html/block-elements';

/** Their text is as it is written. */
const untouched = new Set(['head', 'pre', 'script', 'style', 'svg', 'textarea', 'template']);

/**
 * Writes a blank between two elements where one stands on a line of its own, so that words do not run together for
 * programs that only drop the tags. It shows nowhere: a line neither begins nor ends with a blank. React would find it
 * in an island when it hydrates; so there are none in islands, except in what the server alone renders.
 */
export function separateBlocks(node: Root | Element): void {
  separate(node, false);
}

function separate(parent: Root | Element, hydrated: boolean): void {
  const children: RootContent[] = [];
  let before: RootContent | undefined;
  for (const child of parent.children) {
    if (child.type === 'comment') {
      children.push(child);
      continue;
    }
    if (!hydrated && before && (isBlock(before) || isBlock(child)) && !isBlank(before, child))
      children.push({ type: 'text', value: ' ' });
    children.push(child);
    before = child;
    if (child.type === 'element' && !untouched.has(child.tagName))
      separate(child, hydratedIn(child, hydrated));
  }
  parent.children = children as ElementContent[];
}

function hydratedIn({ properties }: Element, hydrated: boolean): boolean {
  if (properties.dataIsland !== undefined) return true;
  return hydrated && properties.dataSlot === undefined;
}

const isBlock = (node: RootContent) => node.type === 'element' && blockElements.has(node.tagName);

const isBlank = (before: RootContent, after: RootContent) =>
  (before.type === 'text' && /\s$/.test(before.value)) || (after.type === 'text' && /^\s/.test(after.value));
