import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { valuesOf } from '@/lib/html/tree';
import { collapsed, type Finding, isIndexed, type SitePage } from './page';

/** In characters, with the brand: search results cut longer titles. */
const MAX_TITLE = 90;
const MIN_DESCRIPTION = 70;
const MAX_DESCRIPTION = 160;

type SchemaItem = { '@type': string; itemListElement?: { name: string }[]; mainEntity?: { name: string }[] };

type PageHead = ReturnType<typeof headOf>;

const headOf = ({ path, document }: SitePage) => ({
  path,
  isIndexed: isIndexed({ path, document }),
  titles: selectAll('head title', document).map((title) => collapsed(textOf(title))),
  descriptions: valuesOf(document, 'meta[name=description]', 'content'),
  canonicals: valuesOf(document, 'link[rel=canonical]', 'href'),
});

/** Wrong metadata of the built pages. @param folder the served files */
export function metadataErrors(pages: readonly SitePage[], folder: string): Finding[] {
  const heads = pages.map(headOf);
  return [
    ...heads.flatMap(headErrors),
    ...heads.flatMap((head, index) => repetitions(head, heads.slice(0, index))),
    ...pages.flatMap(structuredDataErrors),
    ...pages.flatMap((page) => pictureErrors(page, folder)),
    ...sitemapErrors(heads, folder),
  ];
}

/** A finding about a page for each text; `false` stands for no mistake. */
const findingsAt = (path: string, texts: readonly (string | false)[]): Finding[] =>
  texts.flatMap((text) => (text ? [{ path, text }] : []));

function headErrors({ path, titles, descriptions, canonicals }: PageHead): Finding[] {
  const [title = ''] = titles;
  const [{ length } = ''] = descriptions;
  return findingsAt(path, [
    ...Object.entries({ titles, descriptions, canonicals }).map(
      ([name, values]) => values.length !== 1 && `has ${values.length} ${name}`,
    ),
    title.length > MAX_TITLE && `ha un titolo di ${title.length} caratteri, più di ${MAX_TITLE}`,
    (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION) &&
      `ha una descrizione di ${length} caratteri: ne servono da ${MIN_DESCRIPTION} a ${MAX_DESCRIPTION}`,
  ]);
}

/** Titles and descriptions that another page has, except at a second address of the same page (D5). */
function repetitions(page: PageHead, others: readonly PageHead[]): Finding[] {
  const repeated = (field: 'titles' | 'descriptions', words: string) => {
    const other = others.find(
      (each) => each[field][0] === page[field][0] && each.canonicals[0] !== page.canonicals[0],
    );
    return other !== undefined && `ha ${words} di ${other.path}: «${page[field][0]}»`;
  };
  return findingsAt(page.path, [
    repeated('titles', 'lo stesso titolo'),
    repeated('descriptions', 'la stessa descrizione'),
  ]);
}

const structuredData = (document: SitePage['document']): string[] =>
  selectAll('script[type="application/ld+json"]', document).map((script) => textOf(script));

/** Whether structured data have the breadcrumb and the questions of the page. */
function structuredDataErrors({ path, document }: SitePage): Finding[] {
  let items: SchemaItem[];
  try {
    items = structuredData(document).flatMap((text) => JSON.parse(text)['@graph']);
  } catch (error) {
    return [{ path, text: `has structured data that are no JSON: ${error}` }];
  }
  const textsOf = (selector: string) =>
    selectAll(selector, document).map((element) =>
      collapsed(textOf(element)).replace(/^[›/·\s]+|[›/·\s]+$/g, ''),
    );
  const namesOf = (type: string) => {
    const item = items.find((each) => each['@type'] === type);
    return (item?.itemListElement ?? item?.mainEntity ?? []).map(({ name }) => collapsed(name));
  };
  const shown = {
    BreadcrumbList: textsOf('main > nav > ol > li'),
    FAQPage: textsOf('main details[name^="domande-"] > summary'),
  };
  const types = items.map((item) => item['@type']);
  const isText = valuesOf(document, 'meta[property="og:type"]', 'content').includes('article');
  return findingsAt(path, [
    !types.includes('Organization') && 'has no structured data of the company',
    isText &&
      !types.some((type) => /Article$/.test(type)) &&
      'is an article, and its structured data know none',
    ...Object.entries(shown).map(([type, texts]) => {
      const names = namesOf(type);
      return (
        texts.join('\n') !== names.join('\n') &&
        `its ${type} says «${names.join(' › ')}», and the page «${texts.join(' › ')}»`
      );
    }),
  ]);
}

/** Missing pictures of this site that shared links and structured data name. */
function pictureErrors({ path, document }: SitePage, folder: string): Finding[] {
  const [canonical = ''] = valuesOf(document, 'link[rel=canonical]', 'href');
  const inStructuredData = structuredData(document)
    .join('\n')
    .matchAll(/"(https?:[^"?#]+\.(?:png|jpg|svg|webp|avif))"/g);
  const inMetadata = valuesOf(document, 'meta[property], meta[name]', 'content').filter((content) =>
    /^https?:[^?#]+\.(?:png|jpg|svg|webp|avif)$/.test(content),
  );
  return [...new Set([...inMetadata, ...[...inStructuredData].map(([, address = '']) => address)])]
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => canonical.startsWith(origin) && !existsSync(join(folder, pathname)))
    .map(({ pathname }) => ({ path, text: `names ${pathname}, which is not in the bundle` }));
}

/** Whether the sitemap lists exactly the canonical addresses of the indexed pages. */
function sitemapErrors(pages: readonly PageHead[], folder: string): Finding[] {
  const path = '/sitemap.xml';
  const xml = readFileSync(join(folder, path), 'utf8');
  const listedAddresses = new Set(
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address),
  );
  const canonicals = pages.filter(({ isIndexed }) => isIndexed).flatMap((page) => page.canonicals);
  // Next writes the home page's address without its slash.
  const indexedAddresses = new Set(canonicals.map((address) => new URL(address).href));
  return [
    ...[...indexedAddresses]
      .filter((address) => !listedAddresses.has(address))
      .map((address) => ({ path, text: `lacks ${address}: app/_site/every-page.ts does not name it` })),
    ...[...listedAddresses]
      .filter((address) => !indexedAddresses.has(address))
      .map((address) => ({ path, text: `names ${address}, which no indexed page has` })),
  ];
}
