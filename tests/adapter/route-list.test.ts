import { beforeAll, describe, expect, it } from 'vitest';
import { headersFile, redirectsFile, textFolderPaths } from '@/lib/adapter/cdn-files';
import { movedRedirects, routeList, slashRedirects } from '@/lib/adapter/route-list';
import type { RouteList } from '@/lib/http/route-list';
import { filePolicy } from '@/lib/http/security-headers.mjs';
import { folderOfFile, put } from '@/tests/temporary';

const page = (path: string, files = [`${path.slice(1) || 'index'}.html`]) => ({
  path,
  files,
  policy: `policy of ${path}`,
});
const pages = [
  page('/'),
  page('/404.html', ['404.html']),
  page('/500.html', ['500.html']),
  page('/novita'),
  page('/novita/primo'),
  page('/novita/tema/ocr'),
  page('/prova'),
  page('/tecnologia/ai', ['tecnologia/ai.html', 'tecnologia/ai/index.html']),
];
const keptFor = {
  year: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  'no time': 'public, max-age=0, must-revalidate',
};
const served: [path: string, keptFor: keyof typeof keptFor, shownBy: string][] = [
  ['/_next/static/media/testo.woff2', 'year', 'same-origin'],
  ['/assets/document-worker.3f2a1b0c9d.js', 'year', 'same-origin'],
  ['/assets/islands/tabs.6GVBZSHP.js', 'year', 'same-origin'],
  ['/assets/pictures/foto.7d280895b863.svg', 'year', 'cross-origin'],
  ['/assets/search/answers.json', 'no time', 'same-origin'],
  ['/assets/site.YMPS4GN6.js', 'year', 'same-origin'],
  ['/feed.xml', 'no time', 'same-origin'],
  ['/favicon.ico', 'day', 'same-origin'],
  ['/icon.svg', 'no time', 'same-origin'],
  ['/images/a b.svg', 'no time', 'same-origin'],
  ['/immagini/home.png', 'day', 'cross-origin'],
  ['/icone/512.png', 'day', 'cross-origin'],
  ['/prova/contratto.pdf', 'no time', 'same-origin'],
  ['/speculation-rules.json', 'day', 'same-origin'],
];
const files = served.map(([path]) => path);
const redirects = {
  ...movedRedirects([{ from: '/vecchia', to: '/novita#primo' }]),
  ...slashRedirects(['/', '/tecnologia/ai', '/novita', '/novita/[slug]', '/novita/[slug]']),
};
const texts = textFolderPaths(['/', '/novita', '/novita/tema/[tema]', '/novita/[slug]']);

const root = folderOfFile();
let list: RouteList;
let rules: Map<string, string>;
beforeAll(async () => {
  for (const name of [...pages.flatMap(({ files }) => files), ...files.map((path) => path.slice(1))])
    put(root, name, name);
  put(root, 'index.html.br', 'br');
  const listed = files.map((path) => ({
    path,
    contentType: path === '/feed.xml' ? 'application/rss+xml' : undefined,
  }));
  list = await routeList(root, { pages, files: listed, redirects }, {});
  rules = new Map(
    headersFile(list, texts)
      .split('\n\n')
      .map((rule) => [rule.slice(0, rule.indexOf('\n')), rule]),
  );
});

const header = (name: string, path: string) => list.routes[path]?.headers[name];

describe('the list of routes', () => {
  it('has each page and file with its sizes, and both spellings of an address where both answer', () => {
    const paths = pages.map(({ path }) => path).filter((path) => !/^\/(?:404|500)/.test(path));
    const addresses = [...paths, '/tecnologia/ai/', ...files.map(encodeURI)];
    expect(Object.keys(list.routes).sort()).toEqual(addresses.sort());
    expect(list.routes['/']).toMatchObject({ file: 'index.html', size: 10, br: 2 });
    expect(list.routes['/images/a%20b.svg']?.file).toBe('images/a b.svg');
    expect([list.notFound.file, list.failed.file]).toEqual(['404.html', '500.html']);
  });

  it('has a policy for each page, and a sandbox for other files', () => {
    const policy = (path: string) => header('Content-Security-Policy', path);
    expect(policy('/tecnologia/ai/')).toBe('policy of /tecnologia/ai');
    expect(policy('/novita/primo')).toBe('policy of /novita/primo');
    // A worker does not inherit the policy of its page.
    const worker = '/assets/document-worker.3f2a1b0c9d.js';
    expect(policy(worker)).toBe(
      "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    const others = files.filter((path) => path !== worker).map(encodeURI);
    expect(new Set(others.map(policy))).toEqual(new Set([filePolicy]));
    expect(filePolicy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it.each(served)('lets browsers keep %s for a %s, and pages of %s show it', (path, time, shownBy) => {
    expect(header('Cache-Control', encodeURI(path))).toBe(keptFor[time]);
    expect(header('Cross-Origin-Resource-Policy', encodeURI(path))).toBe(shownBy);
  });

  it('lets browsers keep no page, and other sites show none', () => {
    expect(header('Cache-Control', '/')).toBe(keptFor['no time']);
    expect(header('Cross-Origin-Resource-Policy', '/')).toBe('same-origin');
  });

  it('allows /prova no speculation rules and no connections', () => {
    const own = (path: string) => [header('Speculation-Rules', path), header('Connection-Allowlist', path)];
    expect(own('/prova')).toEqual([undefined, '(response-origin)']);
    expect(own('/tecnologia/ai')).toEqual(['"/speculation-rules.json"', undefined]);
  });

  it('has the content types that file names do not tell', () => {
    const type = (path: string) => header('Content-Type', path);
    expect(type('/feed.xml')).toBe('application/rss+xml');
    expect(type('/favicon.ico')).toBe('image/x-icon');
    expect(type('/speculation-rules.json')).toBe('application/speculationrules+json');
    expect(type('/icon.svg')).toBe('image/svg+xml; charset=utf-8');
  });
});

describe('_headers', () => {
  it('has a rule for each page, and one for all texts of a folder, which contain their policy', () => {
    // Hosts may apply a rule for /prova/* to /prova too.
    expect([...rules.keys()].filter((pattern) => !/\.\w+$|^\/\*$/.test(pattern))).toEqual([
      '/',
      '/_next/*',
      '/assets/islands/*',
      '/assets/pictures/*',
      '/assets/search/*',
      '/icone/*',
      '/images/*',
      '/immagini/*',
      '/novita',
      '/novita/*',
      '/prova',
      '/tecnologia/ai',
      '/tecnologia/ai/',
    ]);
    expect(rules.get('/novita')).toContain('Content-Security-Policy: policy of /novita\n');
    expect(rules.get('/novita/*')).toContain("Content-Security-Policy: frame-ancestors 'none'\n");
    expect(rules.get('/*')).toContain('X-Content-Type-Options: nosniff');
  });

  it('has a content type only where the file name does not tell it', () => {
    expect(rules.get('/feed.xml')).toContain('Content-Type: application/rss+xml');
    expect(rules.get('/')).not.toContain('Content-Type:');
  });

  it('fails with more rules than Cloudflare reads', () => {
    const many = Array.from({ length: 95 }, (_, index) => [`/p${index}`, list.notFound]);
    expect(() => headersFile({ ...list, routes: Object.fromEntries(many) }, texts)).toThrow('96 rules');
  });
});

it('_redirects has the addresses that have moved, and the pages with a trailing slash', () => {
  expect(redirectsFile(list)).toBe(
    '/vecchia /novita#primo 308\n/vecchia/ /novita#primo 308\n/novita/ /novita 308\n',
  );
});
