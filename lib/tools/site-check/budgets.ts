import type { Finding } from './page';
import type { PageWeight } from './weights';

/** What a page may cost, in bytes as they travel (brotli), 1 KB being 1,000 bytes. */
export const budgets = {
  /**
   * Of a page, and of the median page. For comparison: a new TCP connection sends 14,600 bytes, ten segments, before it
   * waits for an answer (RFC 6928).
   */
  html: 16_600,
  medianHtml: 13_500,
  /** What a page loads by itself: menu, search, consent and what wakes islands; none of it a framework. */
  script: 3_000,
  /** What its islands load when they are used: less than the 115 KB that an empty Next page loads at once. */
  islands: 100_000,
  /** One face for titles and one for text. */
  fontFiles: 2,
  fonts: 40_000,
  /** A third of a second of a slow phone connection (1.6 Mbit/s, Lighthouse's "slow 4G"). */
  firstLoad: 70_000,
  requests: 6,
} as const;

const count = new Intl.NumberFormat('en');

type Check = { what: string; is: number; limit: number; unit: string; fix: string };

function checksOf(page: PageWeight): Check[] {
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
      limit: budgets.script,
      unit: 'B',
      fix: 'keep React out of it, and load what few need when they use it (lib/browser)',
    },
    {
      what: 'the scripts of its islands together',
      is: page.islands,
      limit: budgets.islands,
      unit: 'B',
      fix: 'see what its islands import: a native element or a part that loads when used weighs nothing',
    },
    {
      what: 'fonts',
      is: page.fontFiles,
      limit: budgets.fontFiles,
      unit: 'files',
      fix: 'use the two faces of app/fonts',
    },
    {
      what: 'fonts',
      is: page.fonts,
      limit: budgets.fonts,
      unit: 'B',
      fix: 'take characters or features out of them (lib/tools/subset-fonts.mjs)',
    },
    {
      what: 'the first load (HTML, styles, scripts, fonts, pictures that are not lazy)',
      is: page.firstLoad,
      limit: budgets.firstLoad,
      unit: 'B',
      fix: 'let pictures below the first screen load lazily',
    },
    {
      what: 'the first load',
      is: page.requests,
      limit: budgets.requests,
      unit: 'requests',
      fix: 'let pictures below the first screen load lazily, and styles stand in the page',
    },
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
