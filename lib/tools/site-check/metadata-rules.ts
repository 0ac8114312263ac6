import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { pngSize } from '@/lib/pictures/png';
import type { PageMeta } from '@/lib/schema/page';
import { picturePath, pictureSize } from '@/lib/seo/picture';
import { type Finding, parsePage, visible } from './page';

/** What a page is to its readers: texts have days and an author. */
export type ExpectedPage = PageMeta & { kind: 'page' | 'article' | 'guide' };

/** What a page says of itself to crawlers: one line of the table. */
export type Described = {
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
  /** Addresses of the screens that stand for others, without the ending. */
  screens: readonly string[];
};

/** Search results cut what is longer; the brand is part of a title. */
const longestTitle = 90;
const descriptionLength = { least: 70, most: 160 };

type Thing = { '@type': string; [field: string]: unknown };

/** Compares what every page of a bundle says of itself with the registry, value by value. */
export function metadataFaults({ folder, site, pages, screens }: Expectation): {
  table: Described[];
  findings: Finding[];
} {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
  const addresses = new Set(
    files.map((name) => `/${name}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/'),
  );
  const expected = new Set(pages.map(({ path }) => path));
  const findings: Finding[] = [...addresses]
    .filter((path) => !expected.has(path) && !screens.includes(path))
    .map((path) => ({ path, text: 'is no page of the registry: app/_site/every-page.ts does not name it' }));
  const table: Described[] = [];
  for (const page of pages) {
    if (!addresses.has(page.path)) {
      findings.push({ path: page.path, text: 'is in the registry and not in the bundle' });
      continue;
    }
    const file = join(folder, page.path === '/' ? 'index.html' : `${page.path}.html`);
    const document = parsePage(readFileSync(file, 'utf8'));
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
      picture: picturePath(page),
    });
  }
  return { table, findings };
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
    'og:image': `${site.url}${picturePath(page)}`,
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': page.title,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': page.description,
    'twitter:image': `${site.url}${picturePath(page)}`,
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

function differs(name: string, is: string | undefined, wanted: string | undefined): string[] {
  if (is === wanted) return [];
  return [
    `${name} is ${is === undefined ? 'missing' : `«${is}»`}, wanted ${wanted ? `«${wanted}»` : 'none'}`,
  ];
}

function pictureFaults(page: ExpectedPage, { folder }: Said): string[] {
  const path = picturePath(page);
  const file = join(folder, path);
  if (!existsSync(file)) return [`its picture ${path} is not in the bundle`];
  const { width, height } = pngSize(readFileSync(file));
  if (width === pictureSize.width && height === pictureSize.height) return [];
  return [
    `its picture ${path} has ${width} x ${height} pixels, wanted ${pictureSize.width} x ${pictureSize.height}`,
  ];
}

function thingsOf(document: HTMLElement): Thing[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => (JSON.parse(script.rawText) as { '@graph': Thing[] })['@graph']);
}

const textKinds = { page: undefined, article: 'NewsArticle', guide: 'TechArticle' } as const;

/** Structured data: the things that every page has, those of its kind, and the words that it shows. */
function dataFaults(page: ExpectedPage, { document, things, site }: Said): string[] {
  const asked = questionsOf(document);
  const textKind = textKinds[page.kind];
  const wanted = [
    'Organization',
    'WebSite',
    ...(page.parents.length > 0 ? ['BreadcrumbList'] : []),
    ...(textKind ? [textKind] : []),
    ...(asked.length > 0 ? ['FAQPage'] : []),
  ];
  const types = things.map((thing) => thing['@type']);
  const extra = types.filter((type) => !wanted.includes(type) && type !== 'SoftwareApplication');
  const text = things.find((thing) => thing['@type'] === textKind);
  const faq = things.find((thing) => thing['@type'] === 'FAQPage');
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const shownCrumbs = document
    .querySelectorAll('main > nav > ol > li')
    .map((item) => visible(item.text).replace(/^[›/·\s]+|[›/·\s]+$/g, ''));
  return [
    ...wanted.filter((type) => !types.includes(type)).map((type) => `its structured data lacks ${type}`),
    ...extra.map((type) => `its structured data has ${type}, and nothing of the page is one`),
    ...(types.length > new Set(types).size ? ['its structured data names a type twice'] : []),
    ...(text
      ? [
          ...differs('headline', String(text.headline), page.title),
          ...differs('dateModified', String(text.dateModified), page.updated),
          ...differs('mainEntityOfPage', String(text.mainEntityOfPage), `${site.url}${page.path}`),
        ]
      : []),
    ...(faq ? differs('FAQPage', JSON.stringify(answered(faq)), JSON.stringify(asked)) : []),
    ...(crumbs
      ? differs('BreadcrumbList', JSON.stringify(namesOf(crumbs)), JSON.stringify(shownCrumbs))
      : []),
  ];
}

type Answered = { question: string; answer: string };

/** The questions that a page shows: closed items of a group whose name says so. */
function questionsOf(document: HTMLElement): Answered[] {
  return document.querySelectorAll('main details[name^="domande-"]').map((item) => {
    const summary = item.querySelector('summary');
    // One that leads to the question itself is no part of the answer.
    const paragraphs = item.querySelectorAll('p').filter((one) => !one.querySelector('a[href^="#"]'));
    return {
      question: visible(summary?.text ?? ''),
      answer: paragraphs.map((paragraph) => visible(paragraph.text)).join(' '),
    };
  });
}

function answered(faq: Thing): Answered[] {
  const entities = faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  return entities.map(({ name, acceptedAnswer }) => ({
    question: visible(name),
    answer: visible(acceptedAnswer.text),
  }));
}

const namesOf = (crumbs: Thing) =>
  (crumbs.itemListElement as { name: string }[]).map(({ name }) => visible(name));
