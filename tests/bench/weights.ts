// `npm run bench -- weights`: the heaviest page of the built site for each budget of lib/tools/site-check/budgets.ts.
import { join } from 'node:path';
import { root } from '@/lib/tools/bootstrap.mjs';
import { budgets, interactivePages, scriptBudget } from '@/lib/tools/site-check/budgets';
import { type PageWeight, weighSite } from '@/lib/tools/site-check/weights';

const pages = weighSite(join(root, 'out/site'));
const interactive = pages.filter(({ path }) => interactivePages.includes(path));
const reading = pages.filter(({ path }) => !interactivePages.includes(path));

/** The page nearest to its budget, or farthest over it. Bytes as they travel (brotli). */
function heaviest(some: readonly PageWeight[], of: (page: PageWeight) => number, budget: number | 'script') {
  const budgetOf = ({ path }: PageWeight) => (budget === 'script' ? scriptBudget(path) : budget);
  const page = some.reduce((a, b) => (of(b) / budgetOf(b) > of(a) / budgetOf(a) ? b : a));
  return { value: of(page), budget: budgetOf(page), page: page.path };
}

console.table({
  'script, B (pages without islands)': heaviest(reading, ({ script }) => script, budgets.readingScript),
  'script, B (pages with islands)': heaviest(interactive, ({ script }) => script, 'script'),
  'HTML and blocking CSS, B': heaviest(pages, ({ html, styles }) => html + styles, budgets.firstFlight),
  'font files': heaviest(pages, ({ fontFiles }) => fontFiles, budgets.fonts),
  'first load, B (pages without islands)': heaviest(reading, ({ firstLoad }) => firstLoad, budgets.firstLoad),
  'requests (pages without islands)': heaviest(reading, ({ requests }) => requests, budgets.requests),
});
