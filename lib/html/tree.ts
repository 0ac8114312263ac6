import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Parses a whole page, as a browser does. */
export const parsePage = (html: string): Root => fromHtml(html);

/** Writes a page. The same tree gives the same bytes. */
export const serializePage = (tree: Root): string =>
  toHtml(tree, {
    upperDoctype: true,
    characterReferences: { useNamedReferences: true },
    // No escapes for Internet Explorer.
    allowDangerousCharacters: true,
  });

/**
 * The value of a property as text; the items of a list are joined by spaces.
 * @param name as hast writes it: `className`, `dataIsland`
 * @returns undefined if the property is not set, or is a boolean such as `hidden`
 */
export function property({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Every element with this tag, in the order of the page. */
export function elementsOf(tree: Root | Element, tagName: string): Element[] {
  const elements: Element[] = [];
  visit(tree, { type: 'element', tagName } as const, (element: Element) => void elements.push(element));
  return elements;
}

/** Removes every element that fulfils a condition, with its content. */
export function removeElements(tree: Root, isUnwanted: (element: Element) => boolean): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isUnwanted(element)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** The texts of inline scripts, without JSON. */
export function inlineScripts(tree: Root): string[] {
  return elementsOf(tree, 'script')
    .filter((script) => script.properties.src === undefined && !property(script, 'type')?.endsWith('json'))
    .map((script) => textOf(script));
}

/** A property of every element that a selector matches, as `property` reads it; `''` for an element without it. */
export const valuesOf = (tree: Root | Element, selector: string, name: string): string[] =>
  selectAll(selector, tree).map((element) => property(element, name) ?? '');

/** Elements that begin a line where there is no style sheet, and so separate words for crawlers and reader modes. */
export const blockElements: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption
   figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p
   pre search section select summary table tbody td textarea tfoot th thead tr ul`.split(/\s+/),
);
