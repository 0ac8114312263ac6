import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { property } from '@/lib/html/tree';

/** The beginning of Next's inline scripts: the flight data, and the start of the runtime. */
const flight = /^\s*\(?self\.__next_/;

/** Such a script with flight data. Next escapes every `<` in it. */
const flightScript = /<script>\(?self\.__next_f[^<]*<\/script>/g;

/** Removes the flight data, which are half of a page and differ from build to build. */
export const withoutFlight = (html: string): string => html.replaceAll(flightScript, '');

/** The comments that React writes between texts and around boundaries. */
const markers = ['', ' ', '$', '/$', '$?', '$!', '&', '/&'];

function isFramework(node: Element): boolean {
  if (node.tagName === 'script') {
    const src = property(node, 'src');
    if (src !== undefined) return src.startsWith('/_next/');
    return property(node, 'id') === '_R_' || flight.test(textOf(node));
  }
  if (node.tagName !== 'link') return false;
  const rel = property(node, 'rel');
  // Preloads of fonts and pictures stay.
  return rel === 'modulepreload' || (rel === 'preload' && property(node, 'as') === 'script');
}

/**
 * Removes the framework from a page: its scripts, its flight data, preloads of scripts, and React's markers. Inside islands
 * the markers stay, because React needs them to hydrate.
 */
export function stripRuntime(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !isFramework(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.properties.dataIsland !== undefined) return SKIP;
    if (node.type !== 'comment' || !parent || index === undefined || !markers.includes(node.value))
      return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
