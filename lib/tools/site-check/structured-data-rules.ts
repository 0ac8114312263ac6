import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { PageMeta } from '@/lib/schema/page';
import { visible } from './page';

export type Thing = { '@type': string; [field: string]: unknown };

/** A value that is not the one that it should be, as a line of a report. */
export function differs(name: string, is: string | undefined, wanted: string | undefined): string[] {
  if (is === wanted) return [];
  return [
    `${name} is ${is === undefined ? 'missing' : `«${is}»`}, wanted ${wanted ? `«${wanted}»` : 'none'}`,
  ];
}

/** The things of a page's structured data, in their order. */
export function thingsOf(document: HTMLElement): Thing[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => (JSON.parse(script.rawText) as { '@graph': Thing[] })['@graph']);
}

const textKinds = { page: undefined, article: 'NewsArticle', guide: 'TechArticle' } as const;

/** Structured data: the things that every page has, those of its kind, and the words that it shows. */
export function dataFaults(
  page: PageMeta & { kind: keyof typeof textKinds },
  {
    document,
    things,
    site,
    folder,
  }: { document: HTMLElement; things: Thing[]; site: { url: string }; folder: string },
): string[] {
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
    ...picturesOf(things, site.url)
      .filter((path) => !existsSync(join(folder, path)))
      .map((path) => `its structured data names ${path}, which is not in the bundle`),
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

/** Addresses of the pictures of the site itself that structured data names. */
function picturesOf(things: readonly Thing[], url: string): string[] {
  const addresses = JSON.stringify(things).matchAll(/"(https?:[^"?#]+\.(?:png|jpg|svg|webp|avif))"/g);
  return [...addresses]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(`${url}/`))
    .map((address) => address.slice(url.length));
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
