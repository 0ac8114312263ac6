import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { blockElements } from '@/lib/html/block-elements';
import { type Finding, type SitePage, visible } from './page';

const described = (page: SitePage) => ({
  path: page.path,
  title: visible(page.document.querySelector('title')?.text ?? ''),
  description: page.document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  // Two addresses of one page (D5) share their words and say so.
  canonical: page.document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? page.path,
});

/** Titles and descriptions that are missing, or the same on two pages with different canonical addresses. */
export function repeatedMetadata(pages: readonly SitePage[]): Finding[] {
  const all = pages.map(described);
  return all.flatMap((page, index) =>
    (['title', 'description'] as const).flatMap((field) => {
      if (!page[field]) return [{ path: page.path, text: `has no ${field}` }];
      const twin = all
        .slice(0, index)
        .find((other) => other[field] === page[field] && other.canonical !== page.canonical);
      return twin
        ? [{ path: page.path, text: `has the same ${field} as ${twin.path}: «${page[field]}»` }]
        : [];
    }),
  );
}

/** Pages without exactly one h1, and headings that skip a level on the way down. */
export function headingOrder({ path, document }: SitePage): Finding[] {
  const headings = document
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map((heading) => ({ level: Number(heading.rawTagName.slice(1)), text: visible(heading.text) }));
  const first = headings.filter(({ level }) => level === 1).length;
  return [
    ...(first === 1 ? [] : [{ path, text: `has ${first} headings of the first level` }]),
    ...headings.flatMap(({ level, text }, index) => {
      const before = headings[index - 1]?.level ?? 0;
      return level > before + 1 ? [{ path, text: `h${level} «${text}» follows an h${before}` }] : [];
    }),
  ];
}

/** Pictures that say nothing to those who do not see them. */
export function pictureTexts({ path, document }: SitePage): Finding[] {
  const missing = (element: string) => ({ path, text: `a picture has no alternative text: ${element}` });
  const named = ['aria-label', 'aria-labelledby', 'title'];
  return [
    ...document
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('alt') === undefined)
      .map((image) => missing(image.toString().slice(0, 120))),
    ...document
      .querySelectorAll('svg, [role="img"]')
      .filter(
        (drawing) =>
          drawing.getAttribute('role') === 'img' &&
          !named.some((attribute) => drawing.getAttribute(attribute)) &&
          !drawing.querySelector('title'),
      )
      .map((drawing) => missing(drawing.toString().slice(0, 120))),
    ...document
      .querySelectorAll('svg')
      .filter((drawing) => {
        if (drawing.getAttribute('role') === 'img') return false;
        return !drawing.closest('[aria-hidden="true"], [role="img"]') && !visible(drawing.text);
      })
      .map((drawing) => missing(drawing.toString().slice(0, 120))),
  ];
}

/** Lists that name a thing twice: `<dt>` is the name of what follows. */
export function repeatedTerms({ path, document }: SitePage): Finding[] {
  return document.querySelectorAll('dl').flatMap((list) => {
    const terms = list.querySelectorAll('dt').map((term) => visible(term.text));
    const twice = terms.find((term, index) => terms.indexOf(term) < index);
    return twice === undefined ? [] : [{ path, text: `a description list names «${twice}» twice` }];
  });
}

const silent = ['head', 'script', 'style', 'template'];

/**
 * Words of neighbouring elements that run together: «Durata2 anni». Copying, reader modes and crawlers read the text of
 * a page and know no style sheet, so words need a blank between them, or elements that stand on lines of their own.
 */
export function joinedWords({ path, document }: SitePage): Finding[] {
  const findings: Finding[] = [];
  let before: { text: string; parent: Node | null } | undefined;
  const read = (node: Node) => {
    if (node instanceof TextNode) {
      const { text } = node;
      if (!text) return;
      if (
        before &&
        before.parent !== node.parentNode &&
        endsInWord.test(before.text) &&
        beginsWithWord.test(text)
      )
        findings.push({
          path,
          text: `words run together: «${visible(before.text).slice(-20)}» and «${visible(text).slice(0, 20)}»; put a blank between their elements`,
        });
      before = { text, parent: node.parentNode };
    } else if (node instanceof HTMLElement) {
      const name = node.rawTagName?.toLowerCase() ?? '';
      if (silent.includes(name)) return;
      const ownLine = blockElements.has(name);
      if (ownLine) before = undefined;
      for (const child of node.childNodes) read(child);
      if (ownLine) before = undefined;
    }
  };
  read(document);
  return findings;
}

const endsInWord = /[\p{L}\p{N}%€)»+]$/u;
const beginsWithWord = /^[\p{L}\p{N}€(«]/u;
