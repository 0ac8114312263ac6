import { describe, expect, it } from 'vitest';
import { collectionPaths, headersFile, redirectsFile } from '@/lib/adapter/cdn-files';
import { movedRedirects, routeList, slashRedirects } from '@/lib/adapter/list-routes';
import { filePolicy, workerPolicy } from '@/lib/http/security-headers.mjs';
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

/** Values of Cache-Control, by the time for which browsers use a copy without asking. */
const caching = {
  year: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  'no time': 'public, max-age=0, must-revalidate',
};
/** Files with that time, and the sites whose pages may show them (Cross-Origin-Resource-Policy). */
const files: [path: string, time: keyof typeof caching, sites: string][] = [
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
const filePaths = files.map(([path]) => path);
const redirects = {
  ...movedRedirects([{ from: '/vecchia', to: '/novita#primo' }]),
  ...slashRedirects(['/', '/tecnologia/ai', '/novita', '/novita/[slug]', '/novita/[slug]']),
};
const collections = collectionPaths(['/', '/novita', '/novita/tema/[tema]', '/novita/[slug]']);

const root = folderOfFile();
for (const name of [...pages.flatMap((page) => page.files), ...filePaths.map((path) => path.slice(1))])
  put(root, name, name);
put(root, 'index.html.br', 'br');
const contentTypes = new Map([['/feed.xml', 'application/rss+xml']]);
const filesOfRoutes = filePaths.map((path) => ({ path, contentType: contentTypes.get(path) }));
const list = await routeList(root, { pages, files: filesOfRoutes, redirects }, {});

const header = (name: string, path: string) => list.routes[path]?.headers[name];

describe('the list of routes', () => {
  it('has each page and file with its sizes, and both spellings of an address where both answer', () => {
    const paths = pages.map(({ path }) => path).filter((path) => !/^\/(?:404|500)/.test(path));
    const served = [...paths, '/tecnologia/ai/', ...filePaths.map(encodeURI)];
    expect(Object.keys(list.routes).sort()).toEqual(served.sort());
    expect(list.routes['/']).toMatchObject({ file: 'index.html', size: 10, br: 2 });
    expect(list.routes['/images/a%20b.svg']?.file).toBe('images/a b.svg');
    expect([list.notFound.file, list.serverError.file]).toEqual(['404.html', '500.html']);
  });

  it('has a policy for each page, and a sandbox for other files', () => {
    const policy = (path: string) => header('Content-Security-Policy', path);
    expect(policy('/tecnologia/ai/')).toBe('policy of /tecnologia/ai');
    expect(policy('/novita/primo')).toBe('policy of /novita/primo');
    // A worker does not inherit the policy of its page.
    const workerPath = '/assets/document-worker.3f2a1b0c9d.js';
    expect(policy(workerPath)).toBe(workerPolicy);
    const otherPaths = filePaths.filter((path) => path !== workerPath).map(encodeURI);
    expect(new Set(otherPaths.map(policy))).toEqual(new Set([filePolicy]));
    expect(workerPolicy).toBe("default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'");
    expect(filePolicy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it.each([['/', 'no time', 'same-origin'], ...files] as typeof files)(
    'lets browsers cache %s for: %s, and show it in pages of: %s',
    (path, time, sites) => {
      expect(header('Cache-Control', encodeURI(path))).toBe(caching[time]);
      expect(header('Cross-Origin-Resource-Policy', encodeURI(path))).toBe(sites);
    },
  );

  it('allows /prova no speculation rules and no connections', () => {
    const own = (path: string) => [header('Speculation-Rules', path), header('Connection-Allowlist', path)];
    expect(own('/prova')).toEqual([undefined, '(response-origin)']);
    expect(own('/tecnologia/ai')).toEqual(['"/speculation-rules.json"', undefined]);
  });

  it('has the content types that cannot be inferred from file names', () => {
    const type = (path: string) => header('Content-Type', path);
    expect(type('/feed.xml')).toBe('application/rss+xml');
    expect(type('/favicon.ico')).toBe('image/x-icon');
    expect(type('/speculation-rules.json')).toBe('application/speculationrules+json');
    expect(type('/icon.svg')).toBe('image/svg+xml; charset=utf-8');
  });
});

describe('_headers', () => {
  const rules = new Map(
    headersFile(list, collections)
      .split('\n\n')
      .map((rule) => [rule.slice(0, rule.indexOf('\n')), rule]),
  );

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

  it('fails with more rules than Cloudflare reads', () => {
    const many = Array.from({ length: 95 }, (_, index) => [`/p${index}`, list.notFound]);
    expect(() => headersFile({ ...list, routes: Object.fromEntries(many) }, collections)).toThrow('96 rules');
  });
});

it('_redirects has old addresses, and pages with a trailing slash', () => {
  expect(redirectsFile(list)).toBe(
    '/vecchia /novita#primo 308\n/vecchia/ /novita#primo 308\n/novita/ /novita 308\n',
  );
});
