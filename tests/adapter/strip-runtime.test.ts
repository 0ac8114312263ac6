import { describe, expect, it } from 'vitest';
import { stripRuntime } from '@/lib/adapter/page/strip-runtime';
import { parsePage, serializePage } from '@/lib/html/tree';
import { nextPage, tabsIsland } from './pages';

const stripped = (html: string) => {
  const tree = parsePage(html);
  stripRuntime(tree);
  return serializePage(tree);
};

describe('a page without the runtime', () => {
  it('lacks the scripts, preloads and markers of the framework, and nothing else', () => {
    expect(stripped(nextPage())).toBe(
      [
        '<!DOCTYPE html><html lang="it"><head><meta charset="utf-8">',
        '<link rel="preload" href="/_next/static/media/testo.woff2" as="font" crossorigin="" type="font/woff2">',
        '<link rel="stylesheet" href="/_next/static/chunks/uno.css" data-precedence="next">',
        '<title>Prova</title><script src="/assets/site.ABCDEFGH.js" defer></script></head>',
        '<body><div hidden></div>',
        '<script type="application/ld+json">{"@type":"Organization"}</script>',
        '<main class="grid">Uno, due</main></body></html>',
      ].join(''),
    );
  });

  it('has React’s markers in islands, and not between them', () => {
    const islands = nextPage({ island: `${tabsIsland}fra<!-- -->le due${tabsIsland}` });
    const html = stripped(islands).replaceAll('&#x22;', '&quot;');
    expect(html).toContain(`${tabsIsland}frale due${tabsIsland}`);
  });
});
