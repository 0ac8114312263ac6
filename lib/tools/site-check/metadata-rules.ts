import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { PageMeta } from '@/lib/schema/page';
import { shareImagePath, shareImageSize } from '@/lib/seo/share-image';
import { type Finding, parsePage, visible } from './page';
import { fileOf, pageAddresses } from './served-pages';
import { dataFaults, differs, type Thing, thingsOf } from './structured-data-rules';

/** What a page is to its readers: texts have days and an author. */
export type ExpectedPage = PageMeta & { kind: 'page' | 'article' | 'guide' };

/** What a page says of itself to crawlers: one line of the table. */
type Described = {
  path: string;
  title: string;
  description: string;
  canonical: string;
  /** Types of its structured data, in their order. */
  types: string[];
  /** Address of its picture on the site. */
  picture: string;
};

/** The bundle, and what its pages must say. */
export type Expectation = {
  /** The served files. */
  folder: string;
  /** Brand and canonical base, without a trailing slash. */
  site: { name: string; url: string };
  /** Every page that there must be. */
  pages: readonly ExpectedPage[];
  /** The error pages that stand for other addresses, by the names of their files without the ending. */
  errorPages: Readonly<Record<string, PageMeta>>;
};

/** Search results cut what is longer; the brand is part of a title. */
const longestTitle = 90;
const descriptionLength = { least: 70, most: 160 };

/** Compares what every page of a bundle says of itself with the registry, value by value. */
export function metadataFaults({ folder, site, pages, errorPages }: Expectation): {
  table: Described[];
  findings: Finding[];
} {
  // One page may have both spellings (D6).
  const addresses = new Set(pageAddresses(folder).map((path) => path.replace(/(?<=.)\/$/, '')));
  const expected = new Set(pages.map(({ path }) => path));
  const findings: Finding[] = [...addresses]
    .filter((path) => !expected.has(path))
    .map((path) => ({ path, text: 'is no page of the registry: app/_site/every-page.ts does not name it' }));
  const table: Described[] = [];
  for (const page of pages) {
    if (!addresses.has(page.path)) {
      findings.push({ path: page.path, text: 'is in the registry and not in the bundle' });
      continue;
    }
    const document = parsePage(readFileSync(join(folder, fileOf(page.path)), 'utf8'));
    const things = thingsOf(document);
    const said = { document, things, site, folder };
    for (const text of [
      ...valueFaults(page, said),
      ...pictureFaults(page, said),
      ...dataFaults(page, said),
    ]) {
      findings.push({ path: page.path, text });
    }
    table.push({
      path: page.path,
      title: visible(document.querySelector('title')?.text ?? ''),
      description: metaOf(document, 'description') ?? '',
      canonical: linkOf(document, 'canonical') ?? '',
      types: things.map((thing) => thing['@type']),
      picture: shareImagePath(page),
    });
  }
  for (const [name, page] of Object.entries(errorPages)) {
    const document = parsePage(readFileSync(join(folder, `${name}.html`), 'utf8'));
    const said = { document, things: thingsOf(document), site, folder };
    for (const text of [...errorPageFaults(page, said), ...pictureFaults(page, said)]) {
      findings.push({ path: `/${name}.html`, text });
    }
  }
  return { table, findings };
}

/** An error page has no address of its own, and is never listed. */
function errorPageFaults(page: PageMeta, { document, site }: Said): string[] {
  const addresses = document.querySelectorAll(
    'link[rel="canonical"], link[hreflang], meta[property="og:url"]',
  );
  return [
    ...differs('title', visible(document.querySelector('title')?.text ?? ''), `${page.title} | ${site.name}`),
    ...differs('description', metaOf(document, 'description'), page.description),
    ...(metaOf(document, 'robots')?.includes('noindex') ? [] : ['does not say noindex']),
    ...addresses.map((element) => `names an address, and stands for others: ${element.toString()}`),
  ];
}

type Said = { document: HTMLElement; things: Thing[]; site: Expectation['site']; folder: string };

const metaOf = (document: HTMLElement, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const linkOf = (document: HTMLElement, rel: string, hreflang?: string) =>
  document
    .querySelectorAll(`link[rel="${rel}"]`)
    .find((link) => hreflang === undefined || link.getAttribute('hreflang') === hreflang)
    ?.getAttribute('href');

/** Title, description, addresses and what a shared link says. */
function valueFaults(page: ExpectedPage, { document, site }: Said): string[] {
  const title = `${page.title} | ${site.name}`;
  // Next writes the home page's address without its slash, which is the same address (RFC 3986, section 6.2.3).
  const canonical = `${site.url}${page.path === '/' ? '' : (page.canonical ?? page.path)}`;
  const wanted: Record<string, string | undefined> = {
    description: page.description,
    keywords: page.keywords?.join(','),
    robots: `${page.index ? 'index' : 'noindex'}, follow`,
    'og:title': title,
    'og:description': page.description,
    'og:url': canonical,
    'og:site_name': site.name,
    'og:locale': 'it_IT',
    'og:type': page.kind === 'page' ? 'website' : 'article',
    'og:image': `${site.url}${shareImagePath(page)}`,
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
    'og:image:alt': page.sharedPicture?.text ?? page.title,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': page.description,
    'twitter:image': `${site.url}${shareImagePath(page)}`,
  };
  const { least, most } = descriptionLength;
  return [
    ...differs('title', visible(document.querySelector('title')?.text ?? ''), title),
    ...Object.entries(wanted).flatMap(([name, value]) => differs(name, metaOf(document, name), value)),
    ...differs('canonical', linkOf(document, 'canonical'), canonical),
    ...['it', 'x-default'].flatMap((language) =>
      differs(`hreflang ${language}`, linkOf(document, 'alternate', language), canonical),
    ),
    ...(title.length > longestTitle
      ? [`has a title of ${title.length} characters, at most ${longestTitle}`]
      : []),
    ...(page.description.length < least || page.description.length > most
      ? [`has a description of ${page.description.length} characters, wanted ${least} to ${most}`]
      : []),
  ];
}

function pictureFaults(page: PageMeta, { folder }: Said): string[] {
  const path = shareImagePath(page);
  const file = join(folder, path);
  if (!existsSync(file)) return [`its picture ${path} is not in the bundle`];
  const png = readFileSync(file);
  // A PNG begins with its signature and its header, which begins with the sizes (PNG specification, 5.2 and 11.2.1).
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (width === shareImageSize.width && height === shareImageSize.height) return [];
  return [
    `its picture ${path} has ${width} x ${height} pixels, wanted ${shareImageSize.width} x ${shareImageSize.height}`,
  ];
}
