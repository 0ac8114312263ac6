import { selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { buildPage } from '@/lib/adapter/page/page';
import { parsePage } from '@/lib/html/tree';
import { fakeContext, nextPage, pageHead, tabsIsland } from './pages';

const page = {
  path: '/prova',
  modules: [],
  isErrorPage: false,
  sharesStylesheet: false,
  hasMetaPolicy: false,
};
const build = (source: string, modules: readonly string[] = [], context = fakeContext) =>
  buildPage({ ...page, source, modules }, context, {});
/** The module of `tabsIsland`. */
const tabs = 'components/ui/tabs.tsx';
/** Source and integrity of each script. */
const scripts = (html: string) =>
  selectAll('script', parsePage(html)).map(({ properties: { src, integrity } }) => [src, integrity]);

describe('a built page', () => {
  it('without islands has inline styles, the site’s own script, and the integrity of own files', async () => {
    const body = '<script src="/b.js?v=1"></script><script src="//altri.example/c.js"></script>';
    const { html, assets } = await build(nextPage({ head: pageHead, body }));
    expect(scripts(html)).toEqual([
      ['/assets/site.ABCDEFGH.js', 'sha384-di/assets/site.ABCDEFGH.js'],
      // The structured data.
      [undefined, undefined],
      ['/b.js?v=1', 'sha384-di/b.js'],
      ['//altri.example/c.js', undefined],
    ]);
    expect(html).toContain('<style>.grid{display:grid}/*/_next/static/chunks/uno.css*/</style>');
    expect(html).not.toContain('rel="stylesheet"');
    expect(assets).toEqual(['/_next/static/media/testo.woff2', '/_next/static/chunks/uno.css']);
  });

  it('with an island names its modules, and loads no script of Next', async () => {
    const { html, policy } = await build(nextPage({ head: pageHead, island: tabsIsland }), [tabs]);
    expect(scripts(html).flatMap(([src]) => src ?? [])).toEqual(['/assets/site.ABCDEFGH.js']);
    expect(html).toContain('data-modules="/assets/islands/tabs.js /assets/islands/shared.js"');
    expect(policy).toContain("script-src 'self';");
    expect(html).not.toMatch(/chunks\/\w+\.js|__next/);
  });

  it('may not use the component of an island without marking the island', async () => {
    const flightData = '<script>self.__next_f.push([1,"5:I[1,[],\\"Tabs\\"]\\n"])</script>';
    const source = nextPage({ head: pageHead + flightData });
    await expect(build(source, [tabs])).rejects.toThrow(`/prova: Nothing would hydrate ${tabs}`);
  });

  it('may not have a client component that is no island', async () => {
    const source = nextPage({ head: pageHead, island: tabsIsland });
    await expect(build(source, [tabs, 'node_modules/sonner/dist/index.mjs'])).rejects.toThrow('sonner');
  });

  it('may lack an island that another page of its route has', async () => {
    await expect(build(nextPage({ head: pageHead }), [tabs])).resolves.toBeDefined();
  });

  it('may not have </style in its styles', async () => {
    const styles = () => '.a{content:"</style><script>"}';
    const built = build(nextPage(), [], { ...fakeContext, styles });
    await expect(built).rejects.toThrow(/^\/prova: .*end their element/);
  });

  it('with a policy in the page has it before its first file, without frame-ancestors', async () => {
    const source = nextPage();
    const { html, policy } = await buildPage({ ...page, hasMetaPolicy: true, source }, fakeContext, {});
    const metaPolicy = policy.replace(" frame-ancestors 'none';", '');
    expect(metaPolicy).not.toBe(policy);
    expect(html).toContain(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${metaPolicy}"><link`,
    );
  });

  it('that is an error page has no links and no text for the search', async () => {
    const errorPage = { ...page, isErrorPage: true, source: nextPage() };
    expect((await buildPage(errorPage, fakeContext, {})).content).toBeUndefined();
  });
});
