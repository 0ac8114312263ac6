import type { Element, ElementContent, Root, RootContent } from 'hast';

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

/** Articles and prepositions, which end no line of a heading. */
const littleWords = `il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai
  agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle`;
const littleWord = new RegExp(String.raw`(?<![\p{L}’])(${littleWords.split(/\s+/).join('|')}) `, 'giu');
/** Compounds that browsers would break after the hyphen. */
const compounds = /(on-premise|e-mail|no-profit|lunedì-venerdì|sub-responsabil[ei]|go-to-market)/iu;

/**
 * Keeps words on one line: articles and prepositions with their noun in headings, and compounds everywhere. The text of the
 * page stays the same, with normal hyphens, for who searches or copies it. What React hydrates does not change.
 */
export function keepTogether(parent: Root | Element, { inHeading = false } = {}): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') {
      const text = inHeading ? child.value.replace(littleWord, '$1\u00a0') : child.value;
      // After a split by one group, matches are at odd indexes.
      return text.split(compounds).flatMap((part, index): RootContent[] => {
        if (part === '') return [];
        const value = { type: 'text' as const, value: part };
        return index % 2 === 0 ? [value] : [nowrap(value)];
      });
    }
    if (
      child.type === 'element' &&
      !untouched.has(child.tagName) &&
      child.properties.dataIsland === undefined
    )
      if (!isNowrap(child)) keepTogether(child, { inHeading: inHeading || headings.has(child.tagName) });
    return [child];
  }) as ElementContent[];
}

const nowrap = (content: ElementContent): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whitespace-nowrap'] },
  children: [content],
});

/** Whether its text is on one line already. */
const isNowrap = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes('whitespace-nowrap');
