import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { valuesOf } from '@/lib/html/tree';
import { collapsed, type Finding, isIndexed, type SitePage } from './page';

/** Lengths in characters. Search results cut longer titles, in which the brand is included. */
const MAX_TITLE = 90;
const MIN_DESCRIPTION = 70;
const MAX_DESCRIPTION = 160;

/** An item of structured data: a breadcrumb has `itemListElement`, a page of questions `mainEntity`. */
type SchemaItem = { '@type': string; itemListElement?: { name: string }[]; mainEntity?: { name: string }[] };

type PageHead = ReturnType<typeof headOf>;

const headOf = ({ path, document }: SitePage) => ({
  path,
  isIndexed: isIndexed({ path, document }),
  titles: selectAll('head title', document).map((title) => collapsed(textOf(title))),
  descriptions: valuesOf(document, 'meta[name=description]', 'content'),
  canonicals: valuesOf(document, 'link[rel=canonical]', 'href'),
});

/** Checks the metadata of the built pages. @param folder the served files */
export function metadataErrors(pages: readonly SitePage[], folder: string): Finding[] {
  const heads = pages.map(headOf);
  return [
    ...heads.flatMap(headErrors),
    ...heads.flatMap((head, index) => repetitionErrors(head, heads.slice(0, index))),
    ...pages.flatMap(structuredDataErrors),
    ...pages.flatMap((page) => pictureErrors(page, folder)),
    ...sitemapErrors(heads, folder),
  ];
}

/** Creates the findings of a page; `false` is a check without a mistake. */
const findingsAt = (path: string, texts: readonly (string | false)[]): Finding[] =>
  texts.flatMap((text) => (text ? [{ path, text }] : []));

function headErrors({ path, titles, descriptions, canonicals }: PageHead): Finding[] {
  const [title = ''] = titles;
  const { length } = descriptions[0] ?? '';
  return findingsAt(path, [
    ...Object.entries({ titles, descriptions, canonicals }).map(
      ([name, values]) => values.length !== 1 && `has ${values.length} ${name}`,
    ),
    title.length > MAX_TITLE && `ha un titolo di ${title.length} caratteri, più di ${MAX_TITLE}`,
    (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION) &&
      `ha una descrizione di ${length} caratteri: ne servono da ${MIN_DESCRIPTION} a ${MAX_DESCRIPTION}`,
  ]);
}

/** Reports a title or description of another page, except at a second address of the same page (D5). */
function repetitionErrors(page: PageHead, others: readonly PageHead[]): Finding[] {
  const otherPages = others.filter(({ canonicals }) => canonicals[0] !== page.canonicals[0]);
  const repeated = (field: 'titles' | 'descriptions', words: string) => {
    const text = page[field][0];
    const other = otherPages.find((head) => head[field][0] === text);
    return other !== undefined && `ha ${words} di ${other.path}: «${text}»`;
  };
  return findingsAt(page.path, [
    repeated('titles', 'lo stesso titolo'),
    repeated('descriptions', 'la stessa descrizione'),
  ]);
}

/** @returns the JSON texts of the structured data */
const structuredData = (document: SitePage['document']): string[] =>
  selectAll('script[type="application/ld+json"]', document).map((script) => textOf(script));

/** The visible texts that structured data repeat, by the type of their item. */
const REPEATED_TEXTS = {
  BreadcrumbList: 'main > nav > ol > li',
  FAQPage: 'main details[name^="domande-"] > summary',
};

/** Checks that the structured data of a page name the company, an article, its breadcrumb and its questions. */
function structuredDataErrors({ path, document }: SitePage): Finding[] {
  let items: SchemaItem[];
  try {
    items = structuredData(document).flatMap((text) => JSON.parse(text)['@graph']);
  } catch (error) {
    return [{ path, text: `has structured data that are no JSON: ${error}` }];
  }
  const types = items.map((item) => item['@type']);
  const isArticle = valuesOf(document, 'meta[property="og:type"]', 'content').includes('article');
  const hasArticle = types.some((type) => type.endsWith('Article'));
  return findingsAt(path, [
    !types.includes('Organization') && 'has no structured data of the company',
    isArticle && !hasArticle && 'is an article without structured data of an article',
    ...Object.entries(REPEATED_TEXTS).map(([type, selector]) => {
      const names = namesIn(items.find((item) => item['@type'] === type)).join(' › ');
      const texts = selectAll(selector, document).map(withoutSeparators).join(' › ');
      return names !== texts && `its ${type} says «${names}», and the page «${texts}»`;
    }),
  ]);
}

const namesIn = (item: SchemaItem | undefined) =>
  (item?.itemListElement ?? item?.mainEntity ?? []).map(({ name }) => collapsed(name));

/** The text of an element without the signs between links. */
const withoutSeparators = (element: Element) =>
  collapsed(textOf(element)).replace(/^[›/·\s]+|[›/·\s]+$/g, '');

/** Absolute addresses of pictures in metadata, or in quotes in structured data. */
const PICTURE_ADDRESS = /(?<=^|")https?:[^"?#]+\.(?:png|jpg|svg|webp|avif)(?="|$)/g;

/** Reports pictures of this site that metadata or structured data name and the bundle lacks. */
function pictureErrors({ path, document }: SitePage, folder: string): Finding[] {
  const [canonical = ''] = valuesOf(document, 'link[rel=canonical]', 'href');
  const metadata = valuesOf(document, 'meta[property], meta[name]', 'content');
  const addresses = [...metadata, ...structuredData(document)].flatMap(
    (text) => text.match(PICTURE_ADDRESS) ?? [],
  );
  return [...new Set(addresses)]
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => canonical.startsWith(origin) && !existsSync(join(folder, pathname)))
    .map(({ pathname }) => ({ path, text: `names ${pathname}, which is not in the bundle` }));
}

/** Checks that the sitemap lists exactly the canonical addresses of the indexed pages. */
function sitemapErrors(pages: readonly PageHead[], folder: string): Finding[] {
  const path = '/sitemap.xml';
  const xml = readFileSync(join(folder, path), 'utf8');
  const listedAddresses = new Set(xml.match(/(?<=<loc>)[^<]+(?=<\/loc>)/g));
  const canonicals = pages.filter(({ isIndexed }) => isIndexed).flatMap((page) => page.canonicals);
  // Next writes the home page's address without its slash.
  const indexedAddresses = new Set(canonicals.map((address) => new URL(address).href));
  const missing = [...indexedAddresses].filter((address) => !listedAddresses.has(address));
  const foreign = [...listedAddresses].filter((address) => !indexedAddresses.has(address));
  return findingsAt(path, [
    ...missing.map((address) => `lacks ${address}: app/_site/every-page.ts does not name it`),
    ...foreign.map((address) => `names ${address}, which no indexed page has`),
  ]);
}
