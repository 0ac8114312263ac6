import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Parses a whole page, as a browser does. */
export const parsePage = (html: string): Root => fromHtml(html);

/** Parses HTML that goes inside a page. */
export const parseFragment = (html: string): Root => fromHtml(html, { fragment: true });

/** Writes a page. The same tree gives the same bytes. */
export const serializePage = (tree: Root): string =>
  toHtml(tree, {
    upperDoctype: true,
    characterReferences: { useNamedReferences: true },
    // No escapes for Internet Explorer.
    allowDangerousCharacters: true,
  });

/**
 * The text of a property.
 * @param name as hast names it: `className`, `dataIsland`
 * @returns undefined if it is not set or has no value; the items of a list are joined by spaces
 */
export function property({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Every element with this tag, in the order of the page. */
export function elementsOf(tree: Root | Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(tree, { type: 'element', tagName } as const, (node: Element) => void found.push(node));
  return found;
}

/** The texts of inline scripts, without JSON. */
export function inlineScripts(tree: Root): string[] {
  return elementsOf(tree, 'script')
    .filter((script) => script.properties.src === undefined && !property(script, 'type')?.endsWith('json'))
    .map((script) => textOf(script));
}

/** A property of all elements that a selector matches; empty where it is not set. */
export const valuesOf = (tree: Root | Element, selector: string, name: string): string[] =>
  selectAll(selector, tree).map((element) => property(element, name) ?? '');
