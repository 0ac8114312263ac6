import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgets, overBudget } from '@/lib/tools/site-check/budgets';
import { type PageWeight, weighSite } from '@/lib/tools/site-check/weights';
import { folderOfFile, put as putIn } from '@/tests/temporary';

const folder = folderOfFile();

const put = (name: string, bytes: number | string) =>
  putIn(folder, name, typeof bytes === 'number' ? 'x'.repeat(bytes) : bytes);

/** A page that reads: within every budget unless said otherwise. */
const page = (over: Partial<PageWeight>): PageWeight => ({
  path: '/prezzi',
  html: 13_000,
  styles: 0,
  script: 2_000,
  islands: 0,
  worker: 0,
  fontFiles: 2,
  fonts: 40_000,
  firstLoad: 56_000,
  requests: 4,
  ...over,
});

describe('the weight of a page', () => {
  put(
    'soluzioni/legale.html',
    `<html><head><link rel="preload" as="font" href="/f/testo.woff2"/>
      <style>@font-face{src:url("/f/testo.woff2")}@font-face{src:url(/f/titoli.woff2)}</style>
      <link rel="stylesheet" href="/a.css"/><link rel="stylesheet" media="print" href="/stampa.css"/>
      <script src="/s.js?v=1" defer></script><script src="https://altrove.example/x.js"></script>
      <script type="application/ld+json">{}</script></head>
      <body><img src="/su.png"/><img src="/su.png"/><img src="/giu.png" loading="lazy"/>
      <b data-modules="/m.js /s.js"></b><b data-modules="/m.js" data-props='{"worker":"/assets/document-worker.1a2b.js"}'></b></body></html>`,
  );
  for (const [name, size] of Object.entries({
    'soluzioni/legale.html.br': 900,
    'a.css': 9000,
    'a.css.br': 300,
    's.js': 5000,
    's.js.br': 40,
    'm.js': 50,
    'assets/document-worker.1a2b.js': 90_000,
    'assets/document-worker.1a2b.js.br': 700,
    'f/testo.woff2': 7000,
    'f/titoli.woff2': 8000,
    'su.png': 500,
    '404.html': '<p>',
  }))
    put(name, size);

  it('counts the compressed size of each file that loads at once, once', () => {
    expect(weighSite(folder).find(({ path }) => path === '/soluzioni/legale')).toEqual({
      path: '/soluzioni/legale',
      html: 900,
      styles: 300,
      script: 40,
      islands: 51,
      worker: 700,
      fontFiles: 2,
      fonts: 15_000,
      firstLoad: 16_740,
      requests: 6,
    });
  });

  it('has error pages by their file, and compresses files without a copy', () => {
    const errorPage = weighSite(folder).find(({ path }) => path === '/404.html');
    expect(errorPage).toMatchObject({ html: 3, requests: 1 });
  });

  it('names a page with a missing file', () => {
    put('rotta.html', '<script src="/manca.js"></script>');
    expect(() => weighSite(folder)).toThrow(/^rotta\.html: .*manca\.js/);
    rmSync(join(folder, 'rotta.html'));
  });
});

describe('budgets', () => {
  it('are exact to the byte', () => {
    const { html, script, islands, firstLoad } = budgets;
    const full = { script: script.limit, islands: islands.limit, firstLoad: firstLoad.limit, requests: 6 };
    const median = page({ html: 14_000 });
    const heaviest = page({ ...full, html: html.limit - 600, styles: 600 });
    expect(overBudget([heaviest, median, page({})])).toEqual([]);
  });

  it.each<[Partial<PageWeight>, RegExp]>([
    [
      { html: 16_000, styles: 1_723 },
      /^HTML and blocking styles: 17,723 B, 723 over the budget of 17,000; \S/,
    ],
    [{ script: 3_073 }, /^script: 3,073 B, 1 over the budget of 3,072; .*React/],
    [{ islands: 104_001 }, /islands together: .* 1 over the budget of 104,000/],
    [{ worker: 470_001 }, /^the worker: .* 1 over the budget of 470,000/],
    [{ fontFiles: 3 }, /^fonts: 3 files, 1 over/],
    [{ fonts: 40_001 }, /^fonts: 40,001 B, 1 over/],
    [{ firstLoad: 70_001 }, /^the first load .*: 70,001 B, 1 over/],
    [{ requests: 7 }, /^the first load: 7 requests, 1 over/],
  ])('are reported with page, amount and fix: %j', (over, text) => {
    expect(overBudget([page({ path: '/novita', ...over }), page({}), page({})])).toEqual([
      { path: '/novita', text: expect.stringMatching(text) },
    ]);
  });

  it('include the median page', () => {
    expect(overBudget([page({ html: 14_001 })])).toEqual([
      {
        path: '/prezzi',
        text: expect.stringMatching(/median page: 14,001 B, 1 over the budget of 14,000; /),
      },
    ]);
  });
});
