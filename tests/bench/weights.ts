// `npm run bench -- weights`: the heaviest page of the built site for each budget of lib/tools/site-check/budgets.ts.
import { join } from 'node:path';
import { root } from '@/lib/tools/bootstrap.mjs';
import { budgets, htmlWeight, medianPage } from '@/lib/tools/site-check/budgets';
import { type PageWeight, weighSite } from '@/lib/tools/site-check/weights';

const pages = weighSite(join(root, 'out/site'));
const median = medianPage(pages);

/** The page nearest to its budget, or farthest over it. Bytes as they travel (brotli). */
function heaviest(some: readonly PageWeight[], of: (page: PageWeight) => number, budget: number) {
  const page = some.reduce((a, b) => (of(b) > of(a) ? b : a));
  return { value: of(page), budget, page: page.path };
}

console.table({
  'script, B': heaviest(pages, ({ script }) => script, budgets.script),
  'islands, when used, B': heaviest(pages, ({ islands }) => islands, budgets.islands),
  'HTML and blocking CSS, B': heaviest(pages, htmlWeight, budgets.html),
  ...(median && {
    'HTML and blocking CSS, B (median page)': heaviest([median], htmlWeight, budgets.medianHtml),
  }),
  'font files': heaviest(pages, ({ fontFiles }) => fontFiles, budgets.fontFiles),
  'fonts, B': heaviest(pages, ({ fonts }) => fonts, budgets.fonts),
  'first load, B': heaviest(pages, ({ firstLoad }) => firstLoad, budgets.firstLoad),
  requests: heaviest(pages, ({ requests }) => requests, budgets.requests),
});
