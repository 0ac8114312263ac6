// `npm run bench -- weights`: prints the heaviest page of the built site for each budget (lib/tools/site-check/budgets.ts).
import { join } from 'node:path';
import { root } from '@/lib/tools/bootstrap.mjs';
import { budgetsWithPages } from '@/lib/tools/site-check/budgets';
import { weighSite } from '@/lib/tools/site-check/weights';

console.table(
  budgetsWithPages(weighSite(join(root, 'out/site'))).map(({ metric, budget, pages }) => {
    const { what, unit = 'B', limit } = budget;
    const heaviest = pages.reduce((a, b) => (b[metric] > a[metric] ? b : a));
    return { what: `${what}, ${unit}`, value: heaviest[metric], limit, page: heaviest.path };
  }),
);
