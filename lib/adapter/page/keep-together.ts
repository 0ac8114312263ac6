import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Elements without lines of text, or with text that is copied as it is. */
const untouched = new Set([
  'code',
  'head',
  'option',
  'pre',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
]);
const headings = new Set(['h1', 'h2', 'h3', 'h4']);

/** Articles, prepositions, «e» and «o», which end no line of a heading. */
const littleWords = `e ed o il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai
  agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle`;
const littleWord = new RegExp(String.raw`(?<![\p{L}’])(${littleWords.split(/\s+/).join('|')}) `, 'giu');
/** Compounds that browsers would break after the hyphen. */
const compounds = /(on-premise|e-mail|no-profit|lunedì-venerdì|sub-responsabil[ei]|go-to-market)/iu;

/**
 * Keeps words on one line: articles and prepositions with their noun in headings, and compounds everywhere. The text of the
 * page stays the same, with normal hyphens, for who searches or copies it. What React hydrates does not change.
 */
export function keepTogether(parent: Root | Element, { inHeading = false } = {}): void {
  parent.children = parent.children.map((child): RootContent => {
    if (child.type === 'text')
      return withCompounds(inHeading ? child.value.replace(littleWord, '$1\u00a0') : child.value);
    if (
      child.type === 'element' &&
      !untouched.has(child.tagName) &&
      child.properties.dataIsland === undefined
    )
      if (!isNowrap(child)) keepTogether(child, { inHeading: inHeading || isLongHeading(child) });
    return child;
  }) as ElementContent[];
}

/** Two words alone may break: at large type they are wider than a narrow column. */
const isLongHeading = (element: Element) =>
  headings.has(element.tagName) && textOf(element).trim().split(/\s+/).length > 2;

/** A text with its compounds in elements of their own. It stays one node, because its parent may be a flex container. */
function withCompounds(text: string): ElementContent {
  // After a split by one group, matches are at odd indexes.
  const parts = text.split(compounds).map((value, index): ElementContent => {
    const node = { type: 'text' as const, value };
    return index % 2 === 0 ? node : span([node], ['whitespace-nowrap']);
  });
  return parts.length === 1 ? { type: 'text', value: text } : span(parts);
}

const span = (children: ElementContent[], className?: string[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: className ? { className } : {},
  children,
});

/** Whether its text is on one line already. */
const isNowrap = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes('whitespace-nowrap');
