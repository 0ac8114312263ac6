import { describe, expect, it } from 'vitest';
import { budgets, overBudget } from '@/lib/tools/site-check/budgets';
import { type PageWeight, weighSite } from '@/lib/tools/site-check/weights';
import { folderOfFile, put } from '@/tests/temporary';

const folder = folderOfFile();

describe('the weight of a page', () => {
  put(
    folder,
    'soluzioni/legale.html',
    `<html><head><link rel="preload" as="font" href="/f/testo.woff2"/>
      <style>@font-face{src:url("/f/testo.woff2")}@font-face{src:url(/f/titoli.woff2)}</style>
      <link rel="stylesheet" href="/a.css"/><link rel="stylesheet" media="print" href="/stampa.css"/>
      <script src="/s.js?v=1" defer></script><script src="https://altrove.example/x.js"></script>
      <script type="application/ld+json">{}</script></head>
      <body><img src="/su.png"/><img src="/su.png"/><img src="/giu.png" loading="lazy"/>
      <b data-modules="/m.js /s.js"></b><b data-modules="/m.js" data-props='{"worker":"/assets/document-worker.1a2b.js"}'></b></body></html>`,
  );
  const sizes = {
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
    '404.html': 3,
  };
  for (const [name, size] of Object.entries(sizes)) put(folder, name, 'x'.repeat(size));

  it('counts the compressed size of each file that loads at once, once', () => {
    expect(weighSite(folder)).toContainEqual({
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

  it('counts an error page too, by the name of its file', () => {
    expect(weighSite(folder)).toContainEqual(expect.objectContaining({ path: '/404.html', requests: 1 }));
  });

  it('names a page with a missing file', () => {
    put(folder, 'rotta.html', '<script src="/manca.js"></script>');
    expect(() => weighSite(folder)).toThrow(/^rotta\.html: .*manca\.js/);
  });
});

const page = (weights: Partial<PageWeight> = {}): PageWeight => ({
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
  ...weights,
});

describe('budgets', () => {
  it.each(Object.entries(budgets))('are exact to the byte: %s', (name, { limit, fix }) => {
    const others = [page(), page()];
    expect(overBudget([page({ [name]: limit }), ...others])).toEqual([]);
    const text = expect.stringMatching(/, 1 over the budget of /);
    const found = overBudget([page({ path: '/novita', [name]: limit + 1 }), ...others]);
    expect(found).toEqual([{ path: '/novita', text }]);
    expect(found[0]?.text).toContain(fix);
  });

  it('count blocking styles as HTML', () => {
    const [finding] = overBudget([page({ html: 16_000, styles: 1_723 }), page(), page()]);
    expect(finding?.text).toMatch(/^HTML and blocking styles: 17,723 B, 723 over the budget of 17,000; \S/);
  });

  it('include the median page', () => {
    const text = expect.stringMatching(/median page: 14,001 B, 1 over the budget of 14,000; /);
    expect(overBudget([page({ html: 14_001 })])).toEqual([{ path: '/prezzi', text }]);
  });
});
