import type { Finding } from './page';
import type { PageWeight } from './weights';

/** The pages with interactive parts; on every other one script only decorates. */
export const interactivePages: readonly string[] = [
  '/contatti',
  '/documentazione',
  '/partner',
  '/richiedi-demo',
  '/supporto',
];

/** What a page may cost, in bytes as they travel (brotli), 1 KB being 1,000 bytes. */
export const budgets = {
  /**
   * Of a page, and of the median page. For comparison: a new TCP connection sends 14,600 bytes, ten segments, before it
   * waits for an answer (RFC 6928).
   */
  html: 16_500,
  medianHtml: 13_500,
  /** Menu, dropdown, slogans, lazy images, consent: what any page may load, none of it a framework. */
  readingScript: 3_000,
  /** React, react-dom and the islands of one page: less than the 115 KB that an empty Next page loads. */
  interactiveScript: 90_000,
  /** The partner page alone has tabs, a form and its toast at once. */
  interactiveScriptOf: { '/partner': 100_000 } as Readonly<Record<string, number>>,
  /** One face for titles and one for text. */
  fonts: 2,
  /** Half a second of a slow phone connection (1.6 Mbit/s, Lighthouse's "slow 4G"). */
  firstLoad: 100_000,
  requests: 6,
} as const;

/** What the scripts of a page may cost. */
export function scriptBudget(path: string): number {
  if (!interactivePages.includes(path)) return budgets.readingScript;
  return budgets.interactiveScriptOf[path] ?? budgets.interactiveScript;
}

const count = new Intl.NumberFormat('en');

type Check = { what: string; is: number; limit: number; unit: string; fix: string };

function checksOf(page: PageWeight): Check[] {
  const interactive = interactivePages.includes(page.path);
  return [
    {
      what: 'HTML and blocking styles',
      is: htmlWeight(page),
      limit: budgets.html,
      unit: 'B',
      fix: 'draw less in SVG (a large picture belongs in a file), repeat fewer class names, or part the page',
    },
    {
      what: 'script',
      is: page.script,
      limit: scriptBudget(page.path),
      unit: 'B',
      fix: interactive
        ? 'see what its islands import: a native element or a part that loads when used weighs nothing'
        : 'this page only reads: keep React out of it, and load what few need when they use it (lib/browser)',
    },
    {
      what: 'fonts',
      is: page.fontFiles,
      limit: budgets.fonts,
      unit: 'files',
      fix: 'use the two faces of app/fonts',
    },
    ...(interactive
      ? []
      : [
          {
            what: 'the first load (HTML, styles, scripts, fonts, pictures that are not lazy)',
            is: page.firstLoad,
            limit: budgets.firstLoad,
            unit: 'B',
            fix: 'let pictures below the first screen load lazily, and subset the fonts (node lib/tools/subset-fonts.mjs)',
          },
          {
            what: 'the first load',
            is: page.requests,
            limit: budgets.requests,
            unit: 'requests',
            fix: 'let pictures below the first screen load lazily, and styles stand in the page',
          },
        ]),
  ];
}

/** What a page and its blocking styles weigh. */
export const htmlWeight = ({ html, styles }: PageWeight) => html + styles;

/** The page in the middle: as many are lighter as heavier. */
export function medianPage(pages: readonly PageWeight[]): PageWeight | undefined {
  return [...pages].sort((a, b) => htmlWeight(a) - htmlWeight(b))[Math.floor(pages.length / 2)];
}

/** Pages that cost more than they may: what, by how much, and how to fix it. */
export function overBudget(pages: readonly PageWeight[]): Finding[] {
  const median = medianPage(pages);
  const checks = pages.flatMap((page) => checksOf(page).map((check) => ({ path: page.path, ...check })));
  if (median) {
    const what = 'HTML and blocking styles of the median page';
    const fix = 'look for what all pages have in common: header, footer, styles that every page keeps';
    checks.push({
      path: median.path,
      what,
      is: htmlWeight(median),
      limit: budgets.medianHtml,
      unit: 'B',
      fix,
    });
  }
  return checks
    .filter(({ is, limit }) => is > limit)
    .map(({ path, what, is, limit, unit, fix }) => ({
      path,
      text: `${what}: ${count.format(is)} ${unit}, ${count.format(is - limit)} over the budget of ${count.format(limit)}; ${fix}`,
    }));
}
