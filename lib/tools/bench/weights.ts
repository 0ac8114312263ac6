import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { budgets, htmlWeight, interactivePages, medianPage, scriptBudget } from '../site-check/budgets';
import { type PageWeight, weighSite } from '../site-check/weights';
import { bytes, figure, kilobytes, type Part, type Row } from './report';

/** What pages weigh as they travel (brotli), from the built bundle. */
export const weights: Part = async () => {
  const pages = weighSite(join(root, 'out/site'));
  const interactive = pages.filter(({ path }) => interactivePages.includes(path));
  const reading = pages.filter(({ path }) => !interactivePages.includes(path));
  const median = medianPage(pages);
  const row = (
    measure: string,
    some: readonly PageWeight[],
    of: (page: PageWeight) => number,
    goal: number | ((page: PageWeight) => number),
    write: (value: number) => string = bytes,
  ): Row => {
    const limitOf = (page: PageWeight) => (typeof goal === 'number' ? goal : goal(page));
    const worst = some.reduce((a, b) => (of(b) / limitOf(b) > of(a) / limitOf(a) ? b : a));
    const over = some.filter((page) => of(page) > limitOf(page)).length;
    const others = over > 1 ? `, one of ${over} over the goal` : '';
    return {
      measure,
      value: write(of(worst)),
      goal: `${write(limitOf(worst))} or less`,
      met: over === 0,
      note: `${worst.path}${others}`,
    };
  };
  return [
    row('script, pages that only read', reading, ({ script }) => script, budgets.readingScript),
    row(
      'script, the five with islands',
      interactive,
      ({ script }) => script,
      ({ path }) => scriptBudget(path),
    ),
    row('HTML and blocking CSS', pages, htmlWeight, budgets.html),
    ...(median ? [row('HTML and blocking CSS, median page', [median], htmlWeight, budgets.medianHtml)] : []),
    row('fonts, files', pages, ({ fontFiles }) => fontFiles, budgets.fonts, figure),
    row(
      'first load, pages that only read',
      reading,
      ({ firstLoad }) => firstLoad,
      budgets.firstLoad,
      kilobytes,
    ),
    row('requests, pages that only read', reading, ({ requests }) => requests, budgets.requests, figure),
  ];
};
