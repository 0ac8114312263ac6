import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { isNotIndexed } from '@/lib/html/is-not-indexed';
import { blockElements, property } from '@/lib/html/tree';
import type { SearchText, TextPart } from '@/lib/schema/search-index';

const headingElements = ['h2', 'h3', 'summary'];

/** Elements that are not text of the page. */
const ignoredElements = [
  // Navigation and controls.
  'nav, [role=tablist], form, search, select, dialog, details a[href^="#"], a.button',
  // Pictures with invented documents, code, text in other languages.
  'caption, figure:not([data-search-keep]), svg, pre, [lang]',
  // What is not shown.
  'script, template, [hidden]:not([hidden=until-found]), [aria-hidden="true"]',
  '[data-search-ignore]',
].join();

/**
 * The parts of a page, for the search. A part goes from a heading with an anchor to the next one.
 * @param path of the page
 * @param page its tree, which is not changed
 * @returns undefined for a page that must not be found: it is closed to search engines, the second path of another page, or
 *   marked by `data-search-ignore` as a list of other pages
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
  let part: TextPart = { anchor: '', heading: '', text: '' };
  const parts = [part];
  const beginPart = (anchor: string) => {
    part = { anchor, heading: '', text: '' };
    parts.push(part);
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
    } else if (node.tagName === 'tbody') part.text += rowsOf(node, siblings);
    // Each row repeats the heads of the columns.
    else if (node.tagName !== 'thead') readChildren(node, siblings[index - 1]);
  };
  const readChildren = (node: Element, previous: ElementContent | undefined): void => {
    const isBlock = blockElements.has(node.tagName) && node.tagName !== 'br';
    if (isBlock) part.text = withSentenceEnd(part.text);
    // Neighbouring elements are separate words.
    else if (node.tagName === 'br' || previous?.type === 'element') part.text += ' ';
    node.children.forEach(readNode);
    if (isBlock) part.text = withSentenceEnd(part.text);
  };
  main.children.forEach(readNode);
  return parts.map(({ text, ...rest }) => ({ ...rest, text: tidy(text) }));
}

/** A text whose last sentence ends, with a point in the middle where it has no punctuation, and a space. */
function withSentenceEnd(text: string): string {
  const trimmed = text.trimEnd();
  if (trimmed === '') return '';
  return /[.:;!?…·]$/.test(trimmed) ? `${trimmed} ` : `${trimmed} · `;
}

/**
 * The rows of a table as sentences.
 * @param siblings the children of the table
 */
function rowsOf(body: Element, siblings: readonly ElementContent[]): string {
  const heads = columnHeads(siblings);
  const rows = selectAll('tr', body).map((row) => `${sentenceOf(row, heads)} `);
  return rows.join('');
}

const columnHeads = (siblings: readonly ElementContent[]): string[] => {
  const head = siblings.find((node) => node.type === 'element' && node.tagName === 'thead');
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

/** A text without double spaces, spaces before punctuation, and separators at the end. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;:!?)»])/g, '')
    .replace(/[\s·]+$/, '')
    .trim();

/**
 * The anchors of the headings to which results link, and of the sections around them: a part begins with its section. A heading
 * has the anchor of the section or answer around it if that is named after it (`<id>-titolo`), or if it is its first heading
 * and has no id. Questions are `<summary>` elements.
 */
function anchorsOf(main: Element) {
  const headings = new Map<Element, string>();
  const sections = new Map<Element, string>();
  visitParents(main, 'element', (heading, ancestors) => {
    if (!headingElements.includes(heading.tagName)) return;
    const around = ancestors.findLast((node) => node.type === 'element' && node.properties.id);
    const section = around?.type === 'element' && around !== main ? around : undefined;
    const sectionId = section && property(section, 'id');
    const id = property(heading, 'id');
    const isFirst = section && select(headingElements.join(), section) === heading;
    const namesSection = id ? id === `${sectionId}-titolo` : isFirst;
    const anchor = namesSection ? sectionId : id;
    if (!anchor || [...headings.values()].includes(anchor)) return;
    headings.set(heading, anchor);
    if (namesSection && section) sections.set(section, anchor);
  });
  return { headings, sections };
}
