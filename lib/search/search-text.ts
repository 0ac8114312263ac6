import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { blockElements } from '@/lib/html/block-elements';
import { isHidden } from '@/lib/html/is-hidden';
import { property } from '@/lib/html/tree';
import type { SearchText, TextPart } from '@/lib/schema/search-index';

/** Elements that are not text of the page: navigation, pictures with invented documents, controls, scripts. */
const leftOut =
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
  if (isHidden(path, page) || !source || source.properties.dataSearchIgnore !== undefined) return undefined;
  const main = structuredClone(source);
  const skipped = new Set<unknown>(selectAll(leftOut, main));
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined || (node.type !== 'comment' && !skipped.has(node))) return undefined;
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
  const begin = (anchor: string) => {
    parts.push(part);
    part = { anchor, heading: '', text: '' };
  };
  const stop = () => {
    part.text = part.text.trimEnd();
    if (part.text && !/[.:;!?…·]$/.test(part.text)) part.text += ' ·';
    if (part.text) part.text += ' ';
  };
  const read = (node: ElementContent, index: number, siblings: readonly ElementContent[]): void => {
    if (node.type === 'text') part.text += node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element') return;
    const section = sections.get(node);
    if (section !== undefined) begin(section);
    const anchor = headings.get(node);
    if (anchor !== undefined) {
      if (anchor !== part.anchor) begin(anchor);
      part.heading = textOf(node).replace(/\s+/g, ' ').trim();
      return;
    }
    // Rows get the words of their columns.
    if (node.tagName === 'thead') return;
    if (node.tagName === 'tbody') {
      for (const row of selectAll('tr', node)) part.text += `${sentenceOf(row, headsOf(siblings))} `;
      return;
    }
    const isBlock = blockElements.has(node.tagName) && node.tagName !== 'br';
    if (isBlock) stop();
    // Neighbouring elements are separate words.
    else if (node.tagName === 'br' || siblings[index - 1]?.type === 'element') part.text += ' ';
    node.children.forEach(read);
    if (isBlock) stop();
  };
  main.children.forEach(read);
  parts.push(part);
  return parts.map(({ text, ...rest }) => ({ ...rest, text: tidy(text) }));
}

/** The heads of the columns of a table. @param siblings of its body */
const headsOf = (siblings: readonly ElementContent[]): string[] => {
  const head = siblings.find((each) => each.type === 'element' && each.tagName === 'thead');
  return head?.type === 'element' ? selectAll('th, td', head).map(cellText) : [];
};

/** A row as a sentence: its first cell, then the other cells with the heads of their columns. */
function sentenceOf(row: Element, heads: readonly string[]): string {
  const [first = '', ...cells] = selectAll('th, td', row).map(cellText);
  const values = cells.map((cell, index) => `${heads[index + 1] ?? ''} ${cell}`.trim());
  return `${[first, values.join(', ')].filter(Boolean).join(': ')}.`;
}

const cellText = (cell: Element) => tidy(textOf(cell));

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;:!?)»])/g, '')
    .replace(/[\s·]+$/, '')
    .trim();

/**
 * The headings that results link, with their anchors, and the sections that begin before their heading. Many headings take the
 * id of the section or answer around them; questions are `<summary>` elements.
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
