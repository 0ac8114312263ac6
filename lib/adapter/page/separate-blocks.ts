import type { Element, ElementContent, Root, RootContent } from 'hast';
import { blockElements } from '@/lib/html/tree';

/** Elements whose content does not change: a space in it would be text, or it is no text. */
const untouched = new Set(['head', 'pre', 'script', 'style', 'svg', 'textarea', 'template']);

/**
 * Adds a space between a block and its neighbour, so that programs that only drop the tags do not join their words. Browsers
 * draw nothing there. In an island React would notice the space when it hydrates, so only its slots get spaces.
 */
export function separateBlocks(parent: Root | Element, { isInIsland = false } = {}): void {
  const children: RootContent[] = [];
  let previous: RootContent | undefined;
  for (const child of parent.children) {
    if (child.type !== 'comment') {
      if (!isInIsland && previous && needSpaceBetween(previous, child))
        children.push({ type: 'text', value: ' ' });
      previous = child;
    }
    children.push(child);
    if (child.type === 'element' && !untouched.has(child.tagName))
      separateBlocks(child, { isInIsland: isContentOfIsland(child, isInIsland) });
  }
  parent.children = children as ElementContent[];
}

/** Whether React hydrates the content of an element. */
function isContentOfIsland({ properties }: Element, isInIsland: boolean): boolean {
  if (properties.dataIsland !== undefined) return true;
  return isInIsland && properties.dataSlot === undefined;
}

function needSpaceBetween(before: RootContent, after: RootContent): boolean {
  if (!isBlock(before) && !isBlock(after)) return false;
  const hasSpace =
    (before.type === 'text' && /\s$/.test(before.value)) ||
    (after.type === 'text' && /^\s/.test(after.value));
  return !hasSpace;
}

const isBlock = (node: RootContent) => node.type === 'element' && blockElements.has(node.tagName);
