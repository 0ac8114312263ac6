import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { blockElements } from '@/lib/html/block-elements';
import { isNotIndexed } from '@/lib/html/is-not-indexed';
import { property } from '@/lib/html/tree';
import type { SearchText, TextPart } from '@/lib/schema/search-index';

/** Elements that are not text of the page: navigation, pictures with invented documents, controls, scripts. */
const ignoredElements =
  'nav, [role=tablist], caption, figure, svg, script, template, form, pre, [hidden]:not([hidden=until-found]), search, select, dialog, [aria-hidden="true"], [lang], [data-search-ignore], details a[href^="#"], a.button';

/**
 * The parts of a page, for the search. A part goes from a heading with an anchor to the next one.
 * @param path address of the page
 * @param page its tree, which stays as it is
 * @returns undefined for a page that must not be found: closed to search engines, the second address of another page, or marked
 *   by `data-search-ignore` as a list of other pages
 */
export function searchText(path: string, page: Root): SearchText | undefined {
  const source = select('main', page);
  if (isNotIndexed(path, page) || !source || source.properties.dataSearchIgnore !== undefined)
    return undefined;
  const main = structuredClone(source);
  const ignored = new Set<unknown>(selectAll(ignoredElements, main));
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined || (node.type !== 'comment' && !ignored.has(node))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const head = select('head', page) ?? page;
  const title = select('title', head);
  const published = select('meta[property="article:published_time"]', head);
  return {
    path,
    title: (title ? textOf(title) : path).replace(/ \| [^|]*$/, ''),
    published: published && property(published, 'content'),
    parts: partsOf(main),
  };
}

function partsOf(main: Element): TextPart[] {
  const { headings, sections } = anchorsOf(main);
  const parts: TextPart[] = [];
  let part: TextPart = { anchor: '', heading: '', text: '' };
  const beginPart = (anchor: string) => {
    parts.push(part);
    part = { anchor, heading: '', text: '' };
  };
  const endSentence = () => {
    part.text = part.text.trimEnd();
    if (part.text && !/[.:;!?…·]$/.test(part.text)) part.text += ' ·';
    if (part.text) part.text += ' ';
  };
  const readNode = (node: ElementContent, index: number, siblings: readonly ElementContent[]): void => {
    if (node.type === 'text') part.text += node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element') return;
    const section = sections.get(node);
    if (section !== undefined) beginPart(section);
    const anchor = headings.get(node);
    if (anchor !== undefined) {
      if (anchor !== part.anchor) beginPart(anchor);
      part.heading = textOf(node).replace(/\s+/g, ' ').trim();
      return;
    }
    // Each row repeats the heads of the columns.
    if (node.tagName === 'thead') return;
    if (node.tagName === 'tbody') {
      for (const row of selectAll('tr', node)) part.text += `${sentenceOf(row, columnHeads(siblings))} `;
      return;
    }
    const isBlock = blockElements.has(node.tagName) && node.tagName !== 'br';
    if (isBlock) endSentence();
    // Neighbouring elements are separate words.
    else if (node.tagName === 'br' || siblings[index - 1]?.type === 'element') part.text += ' ';
    node.children.forEach(readNode);
    if (isBlock) endSentence();
  };
  main.children.forEach(readNode);
  parts.push(part);
  return parts.map(({ text, ...rest }) => ({ ...rest, text: tidy(text) }));
}

/** The heads of the columns of a table. @param siblings the children of the table */
const columnHeads = (siblings: readonly ElementContent[]): string[] => {
  const head = siblings.find((each) => each.type === 'element' && each.tagName === 'thead');
  return head?.type === 'element' ? selectAll('th, td', head).map(textOfCell) : [];
};

/** A row as a sentence: its first cell, then the other cells with the heads of their columns. */
function sentenceOf(row: Element, heads: readonly string[]): string {
  const [first = '', ...cells] = selectAll('th, td', row).map(textOfCell);
  const values = cells.map((cell, index) => `${heads[index + 1] ?? ''} ${cell}`.trim());
  return `${[first, values.join('; ')].filter(Boolean).join(': ')}.`;
}

/** The text of a cell, without a final point. */
const textOfCell = (cell: Element) => tidy(textOf(cell)).replace(/\.$/, '');

/** A text without double spaces, spaces before punctuation, and separators at its end. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;:!?)»])/g, '')
    .replace(/[\s·]+$/, '')
    .trim();

/**
 * The anchors of the headings to which results link, and of the sections around them: a part begins with its section. A heading
 * without an id has the anchor of the section or answer around it. Questions are `<summary>` elements.
 */
function anchorsOf(main: Element) {
  const headings = new Map<Element, string>();
  const sections = new Map<Element, string>();
  visitParents(main, 'element', (heading, ancestors) => {
    if (!['h2', 'h3', 'summary'].includes(heading.tagName)) return;
    const around = ancestors.findLast((each) => each.type === 'element' && each.properties.id);
    const section = around?.type === 'element' && around !== main ? around : undefined;
    const outer = section && property(section, 'id');
    const own = property(heading, 'id');
    const isNamed =
      own === `${outer}-titolo` || (!own && section && select('h2, h3, summary', section) === heading);
    const anchor = isNamed ? outer : own;
    if (!anchor || [...headings.values()].includes(anchor)) return;
    headings.set(heading, anchor);
    if (isNamed && section) sections.set(section, anchor);
  });
  return { headings, sections };
}
