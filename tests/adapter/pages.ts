import { join } from 'node:path';
import type { BuildContext } from '@/lib/adapter/build-context';
import { put } from '@/tests/temporary';

/** A route as Next lists it, with the list of its client modules in a folder. */
export function nextRoute(folder: string, id: string, modules: readonly string[] = []) {
  const clientModules = Object.fromEntries(modules.map((module) => [`[project]/${module}`, {}]));
  const path = `app${id === '/' ? '' : id}`;
  const list = `x["${id}"] = ${JSON.stringify({ clientModules })};`;
  put(folder, `${path}/page_client-reference-manifest.js`, list);
  return { id, filePath: join(folder, path, 'page.js') };
}

/** The part of what Next lists for a prerendered address that the adapter reads. */
export const nextPrerender = (pathname: string, route: string, filePath: string, fields: object = {}) => ({
  pathname,
  route,
  parentOutputId: route,
  routeType: 'page',
  response: 'complete',
  compute: 'static',
  fallback: { filePath, initialHeaders: { 'content-type': 'text/html' } },
  ...fields,
});

/** A page as Next prerenders it, with its runtime, its flight data and one island or none. */
export function nextPage({ island = '', head = '', body = '' } = {}): string {
  return [
    '<!DOCTYPE html><html lang="it"><head><meta charSet="utf-8"/>',
    '<link rel="preload" href="/_next/static/media/testo.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/uno.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/avvio.js"/>',
    '<script src="/_next/static/chunks/react.js" async=""></script>',
    `<title>Prova</title>${head}<script src="/assets/site.ABCDEFGH.js" defer=""></script>`,
    '<script src="/_next/static/chunks/vecchi.js" noModule=""></script></head>',
    '<body><div hidden=""><!--$--><!--/$--></div>',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    `<main class="grid">Uno<!-- -->, <!--$-->due<!--/$-->${body}${island}</main>`,
    '<script id="_R_">self.__next_r=["static/chunks/avvio.js"]</script>',
    '<script src="/_next/static/chunks/avvio.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:\\"<main>\\""])</script></body></html>',
  ].join('');
}

/** The head of a page that is found under its own address. */
export const pageHead =
  '<meta name="description" content="Una prova"/><link rel="canonical" href="https://archivio.example/prova"/>' +
  '<meta property="og:title" content="Prova | Sito"/><meta property="og:site_name" content="Sito"/>';

/** The mark of an island, with a box in a box and React's markers in it. */
export const tabsIsland =
  '<div data-island="tabs" data-props="{&quot;a&quot;:1}" class="contents"><div><div>Primo<!-- --> e <!--$-->altro<!--/$--></div></div></div>';

/** The context of a build, without a site. */
export const fakeContext: BuildContext = {
  integrity: (path) => `sha384-di${path}`,
  script: (path) => `/* ${path} */`,
  styles: (sheets) => `.grid{display:grid}/*${sheets.join()}*/`,
  islandModules: (name) => [`/assets/islands/${name}.js`, '/assets/islands/shared.js'],
};
