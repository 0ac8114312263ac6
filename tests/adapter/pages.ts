import { join } from 'node:path';
import type { BuildContext } from '@/lib/adapter/build-context';
import { put } from '@/tests/temporary';

/** A route as Next lists it. Its client manifest is written into the folder. */
export function nextRoute(folder: string, id: string, modules: readonly string[] = []) {
  const clientModules = Object.fromEntries(modules.map((module) => [`[project]/${module}`, {}]));
  const routeFolder = `app${id === '/' ? '' : id}`;
  const manifest = `x["${id}"] = ${JSON.stringify({ clientModules })};`;
  put(folder, `${routeFolder}/page_client-reference-manifest.js`, manifest);
  return { id, filePath: join(folder, routeFolder, 'page.js') };
}

/** A prerendered address as Next lists it, with the fields that the adapter reads. */
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

/** The HTML of a page as Next prerenders it, with its runtime and flight data. `island`, `head` and `body`: HTML to insert */
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

/** The elements of the head that a page needs to be in the search. */
export const pageHead =
  '<meta name="description" content="Una prova"/><link rel="canonical" href="https://archivio.example/prova"/>' +
  '<meta property="og:title" content="Prova | Sito"/><meta property="og:site_name" content="Sito"/>';

/** An island as it is marked in a page, with React's markers in it. */
export const tabsIsland =
  '<div data-island="tabs" data-props="{&quot;a&quot;:1}" class="contents"><div><div>Primo<!-- --> e <!--$-->altro<!--/$--></div></div></div>';

/** A build context without files: every result names the addresses that it is for. */
export const fakeContext: BuildContext = {
  integrity: (path) => `sha384-di${path}`,
  script: (path) => `/* ${path} */`,
  styles: (sheets) => `.grid{display:grid}/*${sheets.join()}*/`,
  islandModules: (name) => [`/assets/islands/${name}.js`, '/assets/islands/shared.js'],
};
