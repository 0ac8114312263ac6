import { type HTMLElement, parse } from 'node-html-parser';

/** A page as the search reads it. */
export type Searchable = {
  /** Its name in results: the document's title, without the brand. */
  title: string;
  /** What the indexer is given: the text of the page, its headings named. */
  html: string;
  /** The text alone. */
  text: string;
};

/** What is no text of the page: ways around it, pictures of the product with their invented documents, controls. */
const leftOut =
  'nav, figure, svg, script, template, form, [hidden=""], search, select, dialog, [aria-hidden="true"], [lang], [data-pagefind-ignore], details a[href^="#"], [data-island="guide-search"], a.button';
/** Lists of other pages, which are found themselves. */
const lists = /^\/novita\/(?:pagina|tema|categoria)\//;

/**
 * The part of a page that a search reads.
 * @param path address of the page
 * @param page its HTML
 * @returns nothing where the page is not to be found: not for search engines either, the second address of another
 *   page, or a list
 */
export function searchable(path: string, page: string): Searchable | undefined {
  const head = page.slice(0, page.indexOf('</head>'));
  if (/<meta name="robots" content="[^"]*noindex/.test(head) || lists.test(path)) return undefined;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  if (canonical && withoutSlash(new URL(canonical).pathname) !== withoutSlash(path)) return undefined;
  const main = parse(page.slice(page.indexOf('<main'), page.lastIndexOf('</main>'))).querySelector('main');
  if (!main) return undefined;
  for (const part of main.querySelectorAll(leftOut)) part.remove();
  nameHeadings(main);
  const text = main.innerHTML
    // The indexer reads names and nothing else of a tag.
    .replace(/<([a-z][\w-]*)(?:[^>]*?( id="[^"]*"))?[^>]*>/g, '<$1$2>')
    // Neighbours in a row are words apart, which only the style sheet says.
    .replaceAll('><', '> <');
  const title = (parse(head).querySelector('title')?.text ?? path).replace(/ \| [^|]*$/, '');
  const section = sectionOf(path);
  const filter = section ? ` data-pagefind-filter="section:${section}"` : '';
  return {
    title,
    html: `<html lang="it"><body${filter}><div data-pagefind-meta="title:${title.replaceAll('"', '&quot;')}">${text}</div></body></html>`,
    text: parse(text.replace(/<[^>]*>/g, ' ')).text,
  };
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** The section that a page belongs to: the first part of its address; the section's own first page is in none. */
const sectionOf = (path: string) => /^\/([^/]+)\/./.exec(path)?.[1];

/**
 * Results lead to headings. Here many are named by the section or the answer around them, and questions are summaries.
 */
function nameHeadings(main: HTMLElement): void {
  for (const summary of main.querySelectorAll('details[id] > summary')) {
    const details = summary.closest('details');
    summary.replaceWith(`<h3 id="${details?.id}">${summary.text}</h3>`);
    details?.removeAttribute('id');
  }
  for (const heading of main.querySelectorAll('h2, h3')) {
    if (heading.id) continue;
    const around = heading.closest('[id]');
    if (!around || around === main || around.querySelector('h2, h3') !== heading) continue;
    heading.setAttribute('id', around.id);
    around.removeAttribute('id');
  }
}
