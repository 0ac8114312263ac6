import type { Element, ElementContent, Root, RootContent } from 'hast';
import { blockElements } from '@/lib/html/block-elements';

/** Elements whose text stays as it is. */
const untouched = new Set(['head', 'pre', 'script', 'style', 'svg', 'textarea', 'template']);

/**
 * Writes a space between two elements where one is a block, so that words do not run together for programs that only drop
 * the tags. Browsers do not show it, since it is at the end of a line. Islands get none, because React would
 * find it when it hydrates; their slots do.
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
