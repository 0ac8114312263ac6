import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBundle } from '@/lib/adapter/bundle';
import type { NextBuild } from '@/lib/adapter/outputs';
import { DRAFT, redirectsProject, SCHEDULED } from '@/tests/content-project';
import { put as putIn } from '@/tests/temporary';
import { nextPrerender, nextRoute } from './pages';

/** A prerendered page with a sheet, a class that begins its address, and links. */
const html = (path: string, links: readonly string[] = []) => `<!DOCTYPE html><html lang="it"><head>
  <meta charSet="utf-8"/><title>${path}</title><meta name="description" content="Di ${path}"/>
  <link rel="canonical" href="https://archivio.example${path}"/>
  <meta property="og:title" content="${path} | Sito"/><meta property="og:site_name" content="Sito"/>
  <link rel="stylesheet" href="/_next/static/chunks/a.css"/></head><body><main class="wide">
  <h1>${path}</h1><p class="${path.slice(1, 4)}">Parole da cercare.</p>
  ${links.map((link) => `<a href="${link}">.</a>`).join('')}</main></body></html>`;
const css = '.wide{width:100%}.nov{color:red}.doc{color:blue}.unused{color:green}';

/** Articles that are not published. */
const news = { bozza: DRAFT, poi: SCHEDULED };

/** Next's output in a new folder: guides, articles, the home page with links to all of them, error pages, a style sheet. */
function nextBuild(articles: readonly string[] = ['/novita/uno']): Parameters<typeof writeBundle>[0] {
  const folder = redirectsProject({ csv: 'from,to\n/vecchia,/documentazione/prima\n', news });
  const put = (name: string, content: string) => putIn(folder, name, content);
  put('content/search/questions/prima.md', '## /documentazione/prima\n\n- parole\n');
  for (const slug of Object.keys(news))
    put(`content/search/questions/novita/${slug}.md`, `## /novita/${slug}#dopo\n\n- parole di ${slug}\n`);
  for (const name of ['synonyms.txt', 'unsaid.md']) put(`content/search/${name}`, '');
  put('public/immagine.svg', '<svg></svg>');

  const guides = ['/documentazione/prima', '/documentazione/seconda'];
  const paths = {
    '/documentazione/[guida]': guides,
    '/novita/[slug]': articles,
    '/': ['/'],
    '/errore': ['/errore'],
  };
  const routes = [...Object.keys(paths), '/_not-found'];
  const prerenders = Object.entries(paths).flatMap(([route, pathsOfRoute]) =>
    pathsOfRoute.map((path) => {
      const file = `.next/server/app${path === '/' ? '/index' : path}.html`;
      return nextPrerender(path, route, put(file, html(path, path === '/' ? [...guides, ...articles] : [])));
    }),
  );
  const appPages = routes.map((id) => nextRoute(join(folder, '.next/server'), id));
  const staticFiles = [
    { pathname: '/404', filePath: put('.next/server/app/_not-found.html', html('/404')) },
    { pathname: '/_next/static/chunks/a.css', filePath: put('.next/static/chunks/a.css', css) },
  ];
  const outputs = { appPages, prerenders, staticFiles } as unknown as NextBuild['outputs'];
  return { projectDir: folder, siteFolder: join(folder, 'site'), outputs };
}

describe('the bundle', { timeout: 240_000 }, () => {
  it('has the pages, their headers and redirects, and only the questions of published texts', async () => {
    const build = nextBuild();
    await writeBundle(build, {});
    const read = (name: string) => readFileSync(join(build.siteFolder, name), 'utf8');
    expect(read('404.html')).toContain('<h1>/404</h1>');
    expect(read('_headers')).toMatch(/^\/novita\/\*$/m);
    expect(read('_redirects')).toContain('/vecchia/ /documentazione/prima 308\n');
    expect(read('assets/search/answers.json')).toContain('"parole"');
    expect(read('assets/search/answers.json')).not.toContain('parole di');
  });

  it('has one style sheet for more than 20 articles, and no gzip copies of them', async () => {
    const build = nextBuild(Array.from({ length: 21 }, (_, index) => `/novita/a${index}`));
    await writeBundle(build, {});
    const read = (name: string) => readFileSync(join(build.siteFolder, name), 'utf8');
    const namesIn = (folder: string) => readdirSync(join(build.siteFolder, folder));
    const sheets = namesIn('assets').filter((name) => /^styles\.\w+\.css$/.test(name));
    expect(sheets).toHaveLength(1);
    const sheet = `/assets/${sheets[0]}`;
    expect(read(sheet)).toBe('.wide{width:100%}.nov{color:red}');
    for (const page of ['novita/a0.html', 'novita/a20.html'])
      expect(read(page)).toContain(`<link rel="stylesheet" href="${sheet}" integrity="`);
    expect(read('documentazione/prima.html')).toContain('<style>.wide');
    expect(read('_headers')).toContain(`${sheet}\n  Cache-Control: public, max-age=31536000, immutable`);
    expect(namesIn('novita').filter((name) => name.endsWith('.gz'))).toEqual([]);
  });

  it.each(['novita/uno.html', '_headers'])(
    'may not get a file from public/ that it writes itself: %s',
    async (name) => {
      const build = nextBuild();
      putIn(build.projectDir, `public/${name}`, 'x');
      await expect(writeBundle(build, {})).rejects.toThrow(`/${name} is both in public/ and made by`);
    },
  );
});
