import type { Element, ElementContent, Root, RootContent } from 'hast';
import { blockElements } from '@/lib/html/block-elements';

/** Elements whose text stays as it is. */
const untouched = new Set(['head', 'pre', 'script', 'style', 'svg', 'textarea', 'template']);

/**
 * Adds a space between a block and its neighbour, so that their words stay apart for programs that only drop the tags.
 * Browsers draw nothing there. Islands are left out, because React would notice the space when it hydrates; their slots are
 * not.
 */
export function separateBlocks(parent: Root | Element, insideIsland = false): void {
  const children: RootContent[] = [];
  let previous: RootContent | undefined;
  for (const child of parent.children) {
    if (child.type === 'comment') {
      children.push(child);
      continue;
    }
    if (
      !insideIsland &&
      previous &&
      (isBlock(previous) || isBlock(child)) &&
      !hasSpaceBetween(previous, child)
    )
      children.push({ type: 'text', value: ' ' });
    children.push(child);
    previous = child;
    if (child.type === 'element' && !untouched.has(child.tagName))
      separateBlocks(child, isInsideIsland(child, insideIsland));
  }
  parent.children = children as ElementContent[];
}

function isInsideIsland({ properties }: Element, insideIsland: boolean): boolean {
  if (properties.dataIsland !== undefined) return true;
  return insideIsland && properties.dataSlot === undefined;
}

const isBlock = (node: RootContent) => node.type === 'element' && blockElements.has(node.tagName);

const hasSpaceBetween = (before: RootContent, after: RootContent) =>
  (before.type === 'text' && /\s$/.test(before.value)) || (after.type === 'text' && /^\s/.test(after.value));
