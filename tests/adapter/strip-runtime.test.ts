import { describe, expect, it } from 'vitest';
import { clientModules, runtimeOf } from '@/lib/adapter/client-modules';
import { finishPage, withMetaPolicy } from '@/lib/adapter/page';
import { islandNames, stripRuntime } from '@/lib/adapter/strip-runtime';
import { fakeContext, nextPage, tabsIsland } from './pages';

const manifest = (modules: readonly string[]) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/a/[b]/page"] = ${JSON.stringify(
    { clientModules: Object.fromEntries(modules.map((module) => [`[project]/${module}`, { id: 1 }])) },
  )};`;
const nextModule = 'node_modules/next/dist/esm/client/components/layout-router.js';

describe('what a route needs', () => {
  it('is nothing where its manifest lists modules of Next only', () => {
    expect(clientModules(manifest([nextModule]))).toEqual([]);
    expect(runtimeOf([], [])).toBe('none');
  });

  it('is its islands, or Next for any other module, packages included', () => {
    const modules = clientModules(manifest([nextModule, 'components/ui/tabs.tsx']));
    expect(modules).toEqual(['components/ui/tabs.tsx']);
    expect(runtimeOf(modules, ['tabs'])).toBe('islands');
    expect(runtimeOf([...modules, 'components/ui/other.tsx'], ['tabs'])).toBe('next');
    expect(runtimeOf([...modules, 'node_modules/sonner/dist/index.mjs'], ['tabs'])).toBe('next');
  });

  it('is Next where an interactive module stands in no mark: nothing else would wake it', () => {
    expect(runtimeOf(['components/ui/tabs.tsx'], [])).toBe('next');
  });

  it('cannot be told from another form of manifest', () => {
    expect(() => clientModules('export default {}')).toThrow('assignment');
  });
});

describe('a lean page', () => {
  const page = nextPage();
  const lean = stripRuntime(page);

  it('keeps every byte but the framework’s', () => {
    expect(lean).toBe(
      [
        '<!DOCTYPE html><html lang="it"><head><meta charSet="utf-8"/>',
        '<link rel="preload" href="/_next/static/media/testo.woff2" as="font" crossorigin="" type="font/woff2"/>',
        '<link rel="stylesheet" href="/_next/static/chunks/uno.css" data-precedence="next"/>',
        '<title>Prova</title><script src="/assets/site.ABCDEFGH.js" defer=""></script></head>',
        '<body><div hidden=""></div>',
        '<script type="application/ld+json">{"@type":"Organization"}</script>',
        '<main class="grid">Uno, due</main></body></html>',
      ].join(''),
    );
  });

  it('keeps inline scripts of its own, and comments that are not React’s', () => {
    const own = `<script>document.title='$RC'</script><!-- una nota -->`;
    expect(stripRuntime(nextPage({ body: own }))).toContain(own);
  });

  it('leaves islands as React wrote them', () => {
    const two = nextPage({ island: `${tabsIsland}fra<!-- -->le due${tabsIsland}` });
    expect(stripRuntime(two)).toContain(`${tabsIsland}frale due${tabsIsland}`);
    expect(islandNames(two)).toEqual(['tabs']);
  });
});

describe('a finished page', () => {
  const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

  it('that only reads has its styles inside and one script', async () => {
    const { html, needs, runtime } = await finishPage(nextPage(), [], fakeContext);
    expect(runtime).toBe('none');
    expect(tags(html, 'script')).toEqual([
      '<script src="/assets/site.ABCDEFGH.js" defer="" integrity="sha384-di/assets/site.ABCDEFGH.js">',
      '<script type="application/ld+json">',
    ]);
    expect(html).toContain('<style>.grid{display:grid}/*/_next/static/chunks/uno.css*/</style>');
    expect(html).not.toContain('rel="stylesheet"');
    expect(needs).toMatchObject({ scripts: [], manifest: false });
    expect(needs.styles).toHaveLength(1);
  });

  it('with islands has theirs besides', async () => {
    const { html, runtime } = await finishPage(
      nextPage({ island: tabsIsland }),
      ['components/ui/tabs.tsx'],
      fakeContext,
    );
    expect(runtime).toBe('islands');
    expect(tags(html, 'script')).toContain(
      '<script type="module" src="/assets/islands.tabs.js" integrity="sha384-di/assets/islands.tabs.js">',
    );
    expect(html).not.toMatch(/chunks\/\w+\.js|__next/);
    expect(html).toContain(tabsIsland);
  });

  it('that needs Next keeps all of it, with an integrity on each file and a hash of each inline script', async () => {
    const source = nextPage({ island: tabsIsland });
    const { html, needs, runtime } = await finishPage(source, ['components/ui/unmarked.tsx'], fakeContext);
    expect(runtime).toBe('next');
    expect(html.replaceAll(/ integrity="[^"]*"/g, '')).toBe(source);
    expect(tags(html, 'script').filter((tag) => tag.includes('src='))).toSatisfy((scripts: string[]) =>
      scripts.every((tag) => tag.includes('integrity="sha384-')),
    );
    expect(html).toContain('data-precedence="next" integrity="sha384-di/_next/static/chunks/uno.css"/>');
    expect(needs.scripts).toHaveLength(3);
  });

  it('says when it needs a web manifest', async () => {
    const head = '<link rel="manifest" href="/manifest.webmanifest"/>';
    const { needs } = await finishPage(nextPage({ head }), [], fakeContext);
    expect(needs).toMatchObject({ manifest: true });
  });

  it('is refused when its styles would end their element', async () => {
    const styles = (_: readonly string[], html: string) => ({ css: '.a{content:"</style><script>"}', html });
    await expect(finishPage(nextPage(), [], { ...fakeContext, styles })).rejects.toThrow('end their element');
  });

  it('can carry its policy itself, before anything that it governs', () => {
    const html = withMetaPolicy(nextPage(), "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    expect(html).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'"\/><link/,
    );
  });
});
