import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { pageMeta } from '../html/page-meta';
import { property } from '../html/tree';

/** A page as the search reads it. */
export type SearchText = {
  path: string;
  /** Its name in results: the document's title, without the brand. */
  title: string;
  /** What the indexer is given: the text of the page, its headings named. */
  html: string;
  /** The text alone. */
  text: string;
};

/** Not text of the page: navigation, pictures of the product with invented documents, controls. */
const leftOut =
  'nav, figure, svg, script, template, form, [hidden]:not([hidden=until-found]), search, select, dialog, [aria-hidden="true"], [lang], [data-pagefind-ignore], details a[href^="#"], [data-island="guide-search"], a.button';
/** Lists of other pages, which are found themselves. */
const lists = /^\/novita\/(?:pagina|tema|categoria)\//;

/**
 * The part of a page that a search reads.
 * @param path address of the page
 * @param page its tree, which stays as it is
 * @returns nothing where the page is not to be found: not for search engines either, the second address of another
 *   page, or a list
 */
export function searchText(path: string, page: Root): SearchText | undefined {
  const meta = pageMeta(path, page);
  const source = select('main', page);
  if (meta.isHidden || lists.test(path) || !source) return undefined;
  const main = structuredClone(source);
  const skipped = new Set<unknown>(selectAll(leftOut, main));
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined || (node.type !== 'comment' && !skipped.has(node))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  nameHeadings(main);
  keepIdsAlone(main);
  const title = (meta.title ?? path).replace(/ \| [^|]*$/, '');
  const section = sectionOf(path);
  const body = element('body', section ? { dataPagefindFilter: `section:${section}` } : {}, [
    element('div', { dataPagefindMeta: `title:${title}` }, main.children),
  ]);
  return { path, title, html: toHtml(element('html', { lang: 'it' }, [body])), text: wordsOf(main) };
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The section that a page belongs to: the first part of its address; the section's own first page is in none. */
const sectionOf = (path: string) => /^\/([^/]+)\/./.exec(path)?.[1];

/**
 * Results lead to headings. Here many are named by the section or the answer around them, and questions are summaries.
 */
function nameHeadings(main: Element): void {
  visit(main, 'element', (summary, index, details) => {
    if (summary.tagName !== 'summary' || details?.type !== 'element' || index === undefined) return;
    if (details.tagName !== 'details' || !details.properties.id) return;
    const { id } = details.properties;
    details.children[index] = element('h3', { id }, [{ type: 'text', value: textOf(summary) }]);
    delete details.properties.id;
  });
  visitParents(main, 'element', (heading, ancestors) => {
    if (!['h2', 'h3'].includes(heading.tagName) || heading.properties.id) return;
    const around = ancestors.findLast((each) => each.type === 'element' && each.properties.id);
    if (around?.type !== 'element' || around === main || select('h2, h3', around) !== heading) return;
    heading.properties.id = around.properties.id;
    delete around.properties.id;
  });
}

/** The indexer reads ids and no other attribute. Neighbours are words apart, which only the style sheet says. */
function keepIdsAlone(main: Element): void {
  const blank = { type: 'text', value: ' ' } as const;
  visit(main, 'element', (node) => {
    const id = property(node, 'id');
    if (node !== main) node.properties = id ? { id } : {};
    const isTag = (child: ElementContent | undefined) => child === undefined || child.type === 'element';
    const { children } = node;
    node.children = [...children, undefined].flatMap((child, index): ElementContent[] => [
      ...(isTag(child) && isTag(children[index - 1]) ? [blank] : []),
      ...(child ? [child] : []),
    ]);
  });
}

/** The text of all parts, with a blank between them. */
function wordsOf(main: Element): string {
  const texts: string[] = [];
  visit(main, 'text', ({ value }) => void texts.push(value));
  return texts.join(' ');
}
