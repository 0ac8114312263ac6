import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { property, removeElements } from '@/lib/html/tree';

/** The beginning of Next's inline scripts: the flight data, and the start of the runtime. */
const inlineRuntime = /^\s*\(?self\.__next_/;

/** A script with flight data. Next escapes every `<` in it. */
const flightScripts = /<script>\(?self\.__next_f[^<]*<\/script>/g;

/** Removes the flight data from the HTML of a page: they are half of it, and differ from build to build. */
export const withoutFlight = (html: string): string => html.replaceAll(flightScripts, '');

/** The comments that React writes between texts and around boundaries. */
const markers = ['', ' ', '$', '/$', '$?', '$!', '&', '/&'];

function isFramework(node: Element): boolean {
  if (node.tagName === 'script') {
    const src = property(node, 'src');
    if (src !== undefined) return src.startsWith('/_next/');
    return property(node, 'id') === '_R_' || inlineRuntime.test(textOf(node));
  }
  if (node.tagName !== 'link') return false;
  const rel = property(node, 'rel');
  // Not the preloads of fonts and pictures.
  return rel === 'modulepreload' || (rel === 'preload' && property(node, 'as') === 'script');
}

/**
 * Removes the framework from a page: its scripts, flight data, preloads of scripts, and React's markers, which remain inside
 * islands, because React needs them to hydrate.
 */
export function stripRuntime(tree: Root): void {
  removeElements(tree, isFramework);
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.properties.dataIsland !== undefined) return SKIP;
    if (node.type !== 'comment' || !parent || index === undefined || !markers.includes(node.value))
      return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
