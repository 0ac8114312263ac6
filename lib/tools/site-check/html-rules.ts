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

/** Ids that stand twice on a page: anchors and labels would lead to the first one only. */
export function repeatedIds({ path, document }: SitePage): Finding[] {
  const seen = new Set<string>();
  return document.querySelectorAll('[id]').flatMap((element) => {
    const id = element.getAttribute('id') ?? '';
    if (seen.has(id)) return [{ path, text: `the id «${id}» stands twice` }];
    seen.add(id);
    return [];
  });
}

/** Style attributes, which the site's policy forbids in what is prerendered. */
export function styleAttributes({ path, document }: SitePage): Finding[] {
  return document
    .querySelectorAll('[style]')
    .map((element) => ({ path, text: `carries a style attribute: ${element.toString().slice(0, 120)}` }));
}
