import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeBundle } from '@/lib/adapter/bundle';
import type { BuildContext } from '@/lib/adapter/outputs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Every file of a folder with its bytes. */
function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

const html = (title: string, text: string) =>
  `<!DOCTYPE html><html lang="it"><head><meta charSet="utf-8"/><title>${title}</title>` +
  `<meta name="description" content="Di ${title}"/><link rel="canonical" href="https://archivio.example${title}"/>` +
  `<meta property="og:title" content="${title} | Sito"/><meta property="og:site_name" content="Sito"/>` +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>' +
  `<body><main class="wide"><h1>${title}</h1><p class="${text}">Parole da cercare.</p></main></body></html>`;

/** A build in a folder of its own, as Next leaves it: two guides, three articles, an error page, a style sheet. */
function project(): { folder: string; outputs: BuildContext['outputs'] } {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  folders.push(folder);
  const put = (name: string, content: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  const pages: Record<string, string[]> = {
    '/documentazione/[guida]': ['/documentazione/prima', '/documentazione/seconda'],
    '/novita/[slug]': ['/novita/uno', '/novita/due', '/novita/tre'],
    '/': ['/'],
    '/errore': ['/errore'],
    '/_not-found': [],
  };
  put('public/immagine.svg', `<svg>${'x'.repeat(2000)}</svg>`);
  const appPages = Object.keys(pages).map((id) => {
    put(`.next/server/app${id}/page_client-reference-manifest.js`, `x["y"] = {"clientModules":{}};`);
    return { id, filePath: join(folder, `.next/server/app${id}/page.js`) };
  });
  const prerenders = Object.entries(pages).flatMap(([route, paths]) =>
    paths.map((pathname) => ({
      pathname,
      route,
      parentOutputId: route,
      routeType: 'page',
      response: 'complete',
      compute: 'static',
      fallback: {
        filePath: put(
          `.next/server/app${pathname === '/' ? '/index' : pathname}.html`,
          html(pathname, pathname.slice(1, 4)),
        ),
        initialHeaders: { 'content-type': 'text/html' },
      },
    })),
  );
  const css = `.wide{width:100%}.nov{color:red}.doc{color:blue}.unused{color:green}`;
  const staticFiles = [
    { pathname: '/404', filePath: put('.next/server/app/_not-found.html', html('404', 'err')) },
    { pathname: '/_next/static/chunks/a.css', filePath: put('.next/static/chunks/a.css', css) },
  ];
  return { folder, outputs: { appPages, prerenders, staticFiles } as unknown as BuildContext['outputs'] };
}

describe('the bundle', () => {
  it('has the same bytes when the same build is bundled in another folder, with its outputs in another order', async () => {
    const [first, second] = [project(), project()];
    await writeBundle({ outputs: first.outputs, projectDir: first.folder }, {});
    const { prerenders, staticFiles } = second.outputs;
    const outputs = {
      ...second.outputs,
      prerenders: [...prerenders].reverse(),
      staticFiles: [...staticFiles].reverse(),
    };
    await writeBundle({ outputs, projectDir: second.folder }, {});
    const names = readdirSync(join(first.folder, 'out/site'), { recursive: true, encoding: 'utf8' });
    expect(names).toEqual(
      expect.arrayContaining(['_headers', 'novita/uno.html', 'novita/uno.md', 'llms.txt', '404.html']),
    );
    expect(names.some((name) => name.startsWith('assets/search/'))).toBe(true);
    expect(readdirSync(join(first.folder, 'out'))).toEqual(['Caddyfile', 'site']);
    expect(contentsOf(join(second.folder, 'out'))).toEqual(contentsOf(join(first.folder, 'out')));
  });
});
