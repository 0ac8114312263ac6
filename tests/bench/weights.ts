// `npm run bench -- weights`: the heaviest page of the built site for each budget of lib/tools/site-check/budgets.ts.
import { join } from 'node:path';
import { root } from '@/lib/tools/bootstrap.mjs';
import { budgetsWithPages } from '@/lib/tools/site-check/budgets';
import { weighSite } from '@/lib/tools/site-check/weights';

console.table(
  budgetsWithPages(weighSite(join(root, 'out/site'))).map(({ budget, pages }) => {
    const page = pages.reduce((a, b) => (budget.weight(b) > budget.weight(a) ? b : a));
    const { what, unit = 'B', limit } = budget;
    return { what: `${what}, ${unit}`, value: budget.weight(page), limit, page: page.path };
  }),
);
