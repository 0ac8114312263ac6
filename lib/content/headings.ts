import type { Heading } from '@/lib/schema/text';
import { headingOf } from './slug';
import { type MdxNode, nodesOf, wordsIn } from './text-tree';

/** Headings of the second and third level, in order. */
export function outline(tree: MdxNode): Heading[] {
  const headings: Heading[] = [];
  for (const [node] of nodesOf(tree)) {
    const { type, depth } = node;
    if (type === 'heading' && (depth === 2 || depth === 3))
      headings.push({ ...headingOf(wordsIn(node)), depth });
  }
  return headings;
}
