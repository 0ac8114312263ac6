import type { Finding } from './page';
import type { PageWeight } from './weights';

type Metric = Exclude<keyof PageWeight, 'path'>;
type Budget = { what: string; limit: number; unit?: string; fix: string };

/** The budgets of a page, in bytes after compression (brotli). */
export const budgets = {
  /** A new TCP connection sends 14,600 bytes, ten segments, before it waits for an answer (RFC 6928). */
  html: {
    what: 'HTML and blocking styles',
    limit: 17_000,
    fix: 'draw less in SVG (a large picture belongs in a file), repeat fewer class names, or split the page',
  },
  /** The script of every page: menu, opening of search and consent, waking of islands. */
  script: {
    what: 'script',
    limit: 3_072,
    fix: 'keep React out of it, and load rare functions when they are used (lib/browser)',
  },
  /** Less than the 115 KB that an empty Next page loads. */
  islands: {
    what: 'the scripts of its islands together',
    limit: 104_000,
    fix: 'look at the imports of its islands: use a native element, or load a part when it is used',
  },
  /** It reads the visitor's two documents (D48), mostly by pdf.js. Two seconds of a slow phone connection. */
  worker: {
    what: 'the worker',
    limit: 470_000,
    fix: 'look at the imports of lib/browser/documents: all of it loads before the network is off',
  },
  /** One typeface for titles and one for text. */
  fontFiles: {
    what: 'fonts',
    limit: 2,
    unit: 'files',
    fix: 'use the two typefaces of app/fonts',
  },
  fonts: {
    what: 'fonts',
    limit: 40_000,
    fix: 'remove characters or features (lib/tools/subset-fonts.mjs)',
  },
  /** A third of a second of a slow phone connection (1.6 Mbit/s, Lighthouse's "slow 4G"). */
  firstLoad: {
    what: 'the first load (HTML, styles, scripts, fonts, pictures that are not lazy)',
    limit: 70_000,
    fix: 'let pictures below the first screen load lazily',
  },
  requests: {
    what: 'the first load',
    limit: 6,
    unit: 'requests',
    fix: 'let pictures below the first screen load lazily, and inline styles',
  },
} satisfies Record<Metric, Budget>;
const metrics = Object.keys(budgets) as Metric[];

const medianBudget: Budget = {
  what: 'HTML and blocking styles of the median page',
  limit: 14_000,
  fix: 'look at the parts that every page has: header, footer, shared styles',
};

/** Lists each budget with its metric and the pages that it limits: all of them, or the median page. */
function budgetsWithPages(pages: readonly PageWeight[]) {
  const byWeight = [...pages].sort((a, b) => a.html - b.html);
  const middle = Math.floor(pages.length / 2);
  return [
    ...metrics.map((metric) => ({ metric, budget: budgets[metric] as Budget, pages })),
    { metric: 'html' as const, budget: medianBudget, pages: byWeight.slice(middle, middle + 1) },
  ];
}

const format = new Intl.NumberFormat('en').format;

/** Reports pages above a budget, with the excess and the fix. */
export function overBudget(pageWeights: readonly PageWeight[]): Finding[] {
  return budgetsWithPages(pageWeights).flatMap(({ metric, budget, pages }) => {
    const { what, limit, unit = 'B', fix } = budget;
    return pages
      .filter((page) => page[metric] > limit)
      .map(({ path, [metric]: weight }) => {
        const excess = `${format(weight - limit)} over the budget of ${format(limit)}`;
        return { path, text: `${what}: ${format(weight)} ${unit}, ${excess}; ${fix}` };
      });
  });
}
