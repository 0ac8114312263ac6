import { describe, expect, it } from 'vitest';
import { clientModules } from '@/lib/adapter/client-modules';
import { type NextBuild, siteOutputs } from '@/lib/adapter/outputs';
import { folderOfFile } from '@/tests/temporary';
import { nextPrerender, nextRoute } from './pages';

const dist = folderOfFile();

/** Next lists its own modules for every route. */
const nextModule = 'node_modules/next/dist/esm/client/components/layout-router.js';

const prerender = (pathname: string, route: string, fields?: object) =>
  nextPrerender(pathname, route, `${pathname}.file`, fields);

/** The part of Next's list of outputs that the adapter reads. @param staticFiles files by their addresses */
const outputs = (prerenders: readonly object[], staticFiles: Record<string, string>) =>
  ({
    appPages: [
      nextRoute(dist, '/', [nextModule, 'components/ui/tabs.tsx']),
      ...['/novita/[slug]', '/errore', '/_not-found'].map((id) => nextRoute(dist, id, [nextModule])),
    ],
    prerenders: [prerender('/errore', '/errore'), ...prerenders],
    staticFiles: Object.entries(staticFiles).map(([pathname, filePath]) => ({ pathname, filePath })),
  }) as unknown as NextBuild['outputs'];

describe('siteOutputs', () => {
  it('divides them into pages with their client modules, error pages, files with their types, and assets', async () => {
    const feed = { filePath: 'feed.body', initialHeaders: { 'content-type': 'application/rss+xml' } };
    const prerenders = [
      prerender('/novita/primo', '/novita/[slug]'),
      prerender('/novita/primo.rsc', '/novita/[slug]', { routeType: undefined }),
      prerender('/', '/'),
      prerender('/_global-error', '/_global-error'),
      prerender('/feed.xml', '/feed.xml', { routeType: 'route', fallback: feed }),
    ];
    const errorPages = { '/404': '404.file', '/500': '500.file' };
    const staticFiles = { ...errorPages, '/icon.svg': 'icon.body', '/_next/static/a.js': 'a.js' };
    const site = await siteOutputs(outputs(prerenders, staticFiles));
    expect(site.pages.map(({ path, modules }) => ({ path, modules }))).toEqual([
      { path: '/', modules: ['components/ui/tabs.tsx'] },
      { path: '/novita/primo', modules: [] },
    ]);
    expect(site.files).toEqual([
      { path: '/feed.xml', file: 'feed.body', contentType: 'application/rss+xml' },
      { path: '/icon.svg', file: 'icon.body' },
    ]);
    expect(site.notFound.file).toBe('404.file');
    expect(site.serverError.path).toBe('/errore');
    expect([...site.assets]).toEqual([['/_next/static/a.js', 'a.js']]);
  });

  it('rejects a page that needs a server', async () => {
    const dynamic = prerender('/novita/primo', '/novita/[slug]', { compute: 'blocking' });
    await expect(siteOutputs(outputs([dynamic], {}))).rejects.toThrow(
      '/novita/primo is not wholly prerendered',
    );
  });

  it('rejects a build without a not-found page', async () => {
    await expect(siteOutputs(outputs([], {}))).rejects.toThrow('not-found.tsx');
  });
});

it('clientModules rejects a manifest of unknown form', () => {
  expect(() => clientModules('export default {}')).toThrow('assignment');
});
