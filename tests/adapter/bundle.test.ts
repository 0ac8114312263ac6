import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBundle } from '@/lib/adapter/bundle';
import type { NextBuild } from '@/lib/adapter/outputs';
import { DRAFT, EXPIRED, redirectsProject, SCHEDULED } from '@/tests/content-project';
import { put as putIn } from '@/tests/temporary';
import { nextPrerender, nextRoute } from './pages';

const html = (path: string, links: readonly string[] = []) => `<!DOCTYPE html><html lang="it"><head>
  <meta charSet="utf-8"/><title>${path}</title><meta name="description" content="Di ${path}"/>
  <link rel="canonical" href="https://archivio.example${path}"/>
  <meta property="og:title" content="${path} | Sito"/><meta property="og:site_name" content="Sito"/>
  <link rel="stylesheet" href="/_next/static/chunks/a.css"/></head><body><main class="wide">
  <h1>${path}</h1><p class="${path.slice(1, 4)}">Parole da cercare.</p>
  ${links.map((link) => `<a href="${link}">.</a>`).join('')}</main></body></html>`;

/** A build in a new folder, as Next leaves it: two guides, three articles, an error page, a style sheet. */
function project(moreArticles: readonly string[] = []): Parameters<typeof writeBundle>[0] {
  const news = { bozza: DRAFT, scaduta: EXPIRED, poi: SCHEDULED };
  const folder = redirectsProject({ csv: 'from,to\n/vecchia,/documentazione/prima\n', news });
  const put = (name: string, content: string) => putIn(folder, name, content);
  const pages: Record<string, string[]> = {
    '/documentazione/[guida]': ['/documentazione/prima', '/documentazione/seconda'],
    '/novita/[slug]': ['/novita/uno', '/novita/due', '/novita/tre', ...moreArticles],
    '/': ['/'],
    '/errore': ['/errore'],
    '/_not-found': [],
  };
  const linked = Object.values(pages)
    .flat()
    .filter((path) => path !== '/errore');
  put('content/search/questions/prima.md', '## /documentazione/prima\n\n- parole\n');
  // Texts that are not published keep their questions.
  for (const slug of Object.keys(news))
    put(`content/search/questions/novita/${slug}.md`, `## /novita/${slug}#dopo\n\n- parole di ${slug}\n`);
  for (const name of ['synonyms.txt', 'professions.txt', 'off-topic.txt', 'unsaid.md'])
    put(`content/search/${name}`, '');
  put('public/immagine.svg', '<svg></svg>');
  const appPages = Object.keys(pages).map((id) => nextRoute(join(folder, '.next/server'), id));
  const prerenders = Object.entries(pages).flatMap(([route, paths]) =>
    paths.map((path) => {
      const file = `.next/server/app${path === '/' ? '/index' : path}.html`;
      return nextPrerender(path, route, put(file, html(path, path === '/' ? linked : [])));
    }),
  );
  const css = `.wide{width:100%}.nov{color:red}.doc{color:blue}.unused{color:green}`;
  const staticFiles = [
    { pathname: '/404', filePath: put('.next/server/app/_not-found.html', html('/404')) },
    { pathname: '/_next/static/chunks/a.css', filePath: put('.next/static/chunks/a.css', css) },
  ];
  const outputs = { appPages, prerenders, staticFiles } as unknown as NextBuild['outputs'];
  return { projectDir: folder, siteFolder: join(folder, 'site'), outputs };
}

// Each build starts threads.
describe('the bundle', { timeout: 240_000 }, () => {
  it('has the pages, their headers and redirects, and only the questions of published texts', async () => {
    const built = project();
    await writeBundle(built, {});
    const names = readdirSync(built.siteFolder, { recursive: true, encoding: 'utf8' });
    expect(names).toEqual(expect.arrayContaining(['_headers', 'novita/uno.html', '404.html']));
    const answers = readFileSync(join(built.siteFolder, 'assets/search/answers.json'), 'utf8');
    expect(answers).toContain('"parole"');
    expect(answers).not.toMatch(/parole di/);
    expect(readFileSync(join(built.siteFolder, '_redirects'), 'utf8')).toContain(
      '/vecchia /documentazione/prima 308\n/vecchia/ /documentazione/prima 308\n',
    );
  });

  it('has one style sheet for more than 20 articles, and no gzip copies of them', async () => {
    const articles = Array.from({ length: 20 }, (_, index) => `/novita/a${index}`);
    const built = project(articles);
    await writeBundle(built, {});
    const site = built.siteFolder;
    const read = (name: string) => readFileSync(join(site, name), 'utf8');
    const [, sheet = ''] =
      /<link rel="stylesheet" href="\/([^"]+)" integrity="/.exec(read('novita/a7.html')) ?? [];
    expect(read(sheet)).toBe('.wide{width:100%}.nov{color:red}');
    expect(read('novita/uno.html')).toContain(sheet);
    expect(read('documentazione/prima.html')).toContain('<style>.wide');
    const sheets = readdirSync(join(site, 'assets')).filter((name) => /^styles\.\w+\.css$/.test(name));
    expect(sheets).toHaveLength(1);
    expect(read('_headers')).toContain(`/${sheet}\n  Cache-Control: public, max-age=31536000, immutable`);
    expect(readdirSync(join(site, 'novita')).filter((name) => name.endsWith('.gz'))).toEqual([]);
  });

  it.each(['novita/uno.html', '_headers'])(
    'refuses a file of public/ that would take the place of %s',
    async (name) => {
      const built = project();
      putIn(built.projectDir, `public/${name}`, 'x');
      await expect(writeBundle(built, {})).rejects.toThrow(`/${name} is both in public/ and made by`);
    },
  );
});
