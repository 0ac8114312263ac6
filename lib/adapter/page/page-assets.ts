import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { namedAssets } from '@/lib/adapter/assets';
import { property } from '@/lib/html/tree';

/** The addresses of Next's assets that the attributes, styles and scripts of a page name. */
export function pageAssets(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, 'element', (node) => {
    for (const name of Object.keys(node.properties)) texts.push(property(node, name) ?? '');
    if (node.tagName !== 'script' && node.tagName !== 'style') return;
    for (const child of node.children) if (child.type === 'text') texts.push(child.value);
  });
  return namedAssets(texts.join('\n'), '/');
}
