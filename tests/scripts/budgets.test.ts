import { describe, expect, it } from 'vitest';
import { budgets, overBudget } from '@/scripts/site-check/budgets';
import { type PageWeight, weighSite } from '@/scripts/site-check/weights';
import { folderOfFile, put } from '@/tests/temporary';

const folder = folderOfFile();

const html = `
  <link rel="preload" as="font" href="/f/testo.woff2"/>
  <style>@font-face { src: url("/f/testo.woff2") } @font-face { src: url(/f/titoli.woff2) }</style>
  <link rel="stylesheet" href="/a.css"/>
  <link rel="stylesheet" href="/stampa.css" media="print"/>
  <script src="/s.js?v=1" defer></script>
  <script src="https://altrove.example/x.js"></script>
  <script type="application/ld+json">{}</script>
  <body>
    <img src="/su.png"/>
    <img src="/su.png"/>
    <img src="/giu.png" loading="lazy"/>
    <img src="/assets/pictures/figura.1a2b-1920.webp"/>
    <b data-modules="/m.js /s.js"></b>
    <b data-modules="/m.js" data-props='{"worker":"/assets/document-worker.1a2b.js"}'></b>
  </body>`;

/** The sizes of the other files; those of the originals do not count where there is a compressed copy. */
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

describe('the weight of a page', () => {
  put(folder, 'soluzioni/legale.html', html);
  for (const [name, size] of Object.entries(sizes)) put(folder, name, 'x'.repeat(size));

  it('is the sum of the compressed sizes of its files, each counted once', () => {
    expect(weighSite(folder)).toContainEqual({
      path: '/soluzioni/legale',
      // With the style sheet.
      html: 900 + 300,
      script: 40,
      // m.js has no compressed copy: its 50 letters x are 11 bytes in brotli.
      islands: 40 + 11,
      worker: 700,
      fontFiles: 2,
      fonts: 7000 + 8000,
      firstLoad: 900 + 300 + 40 + 15_000 + 500,
      // The page, a style sheet, a script, two fonts and a picture.
      requests: 6,
    });
  });
});

const zero = { script: 0, islands: 0, worker: 0, fontFiles: 0, fonts: 0, firstLoad: 0, requests: 0 };
const page = (weights: Partial<PageWeight>): PageWeight => ({
  path: '/prezzi',
  html: 0,
  ...zero,
  ...weights,
});

describe('budgets', () => {
  // They keep the median page within its budget.
  const others = [page({}), page({})];

  it.each(Object.entries(budgets))('are exact to the byte: %s', (name, { limit, fix }) => {
    expect(overBudget([page({ [name]: limit }), ...others])).toEqual([]);
    const found = overBudget([page({ path: '/supporto', [name]: limit + 1 }), ...others]);
    const text = expect.stringMatching(/, 1 oltre il limite di /);
    expect(found).toEqual([{ path: '/supporto', text }]);
    expect(found[0]?.text).toContain(fix);
  });

  it.each(['/novita', '/novita/un-articolo', '/documentazione/una-guida', '/privacy'])(
    'stop no text of an editor: %s',
    (path) => {
      const found = overBudget([page({ path, html: budgets.html.limit + 1 }), ...others]);
      expect(found).toMatchObject([{ path, isNote: true }]);
    },
  );

  it('include the median page', () => {
    const text = expect.stringMatching(/mediana: 14\.001 B, 1 oltre il limite di 14\.000\. /);
    expect(overBudget([page({ html: 14_001 })])).toEqual([{ path: '/prezzi', text }]);
  });
});
