import { describe, expect, it } from 'vitest';
import { headerRules } from '@/lib/adapter/header-rules';
import { headersFile } from '@/lib/http/headers-file';
import { redirectsFile, slashRedirects } from '@/lib/http/redirects-file';
import { filePolicy } from '@/lib/http/security-headers.mjs';
import { parseStaticRules } from '@/lib/http/static-rules';

const policies = new Map([
  ['/', 'p-home'],
  ['/404.html', 'p-404'],
  ['/novita/primo', 'p-primo'],
  ['/prova', 'p-prova'],
  ['/tecnologia/ai', 'p-ai'],
]);
const files = [
  '/_next/static/media/testo.woff2',
  '/assets/document-worker.3f2a1b0c9d.js',
  '/assets/islands/tabs.6GVBZSHP.js',
  '/assets/pictures/foto.7d280895b863.svg',
  '/assets/search/answers.json',
  '/assets/site.YMPS4GN6.js',
  '/feed.xml',
  '/favicon.ico',
  '/icon.svg',
  '/images/a.svg',
  '/images/b.svg',
  '/immagini/a/b.png',
  '/immagini/home.png',
  '/icone/512.png',
  '/novita/disegno.svg',
  '/speculation-rules.json',
];
const editions = new Map([['/novita/primo', '/novita/primo.md']]);
const facts = { policies, editions, files, contentTypes: new Map([['/feed.xml', 'application/rss+xml']]) };

describe('_headers', () => {
  const text = headersFile(headerRules(facts, {}));
  const { headersOf } = parseStaticRules(text, '');
  const cache = (path: string) => headersOf(path).get('Cache-Control');

  it('gives each page its policy once, under the general headers', () => {
    for (const [path, policy] of policies) {
      expect(headersOf(path).get('Content-Security-Policy')).toBe(policy);
      expect(headersOf(path).get('X-Content-Type-Options')).toBe('nosniff');
      expect(cache(path)).toBe('public, max-age=0, must-revalidate');
    }
    expect(headersOf('/tecnologia/ai/').get('Content-Security-Policy')).toBe('p-ai');
    expect(headersOf('/nowhere').has('Content-Security-Policy')).toBe(false);
  });

  it('lets no file that is no page run anything', () => {
    const policies = new Map(files.map((path) => [path, headersOf(path).get('Content-Security-Policy')]));
    const own = files.filter((path) => policies.get(path) !== filePolicy);
    expect(own).toEqual(['/assets/document-worker.3f2a1b0c9d.js']);
    // A worker does not inherit the policy of its page.
    expect(policies.get(own[0] ?? '')).toBe(
      "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(filePolicy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it('lets other sites show the pictures that feed, articles and shared links name, and nothing else', () => {
    const reach = (path: string) => headersOf(path).get('Cross-Origin-Resource-Policy');
    const shared = files.filter((path) => reach(path) === 'cross-origin');
    expect(shared).toEqual([
      '/assets/pictures/foto.7d280895b863.svg',
      '/immagini/a/b.png',
      '/immagini/home.png',
      '/icone/512.png',
    ]);
    const others = [...files, ...policies.keys()].filter((path) => !shared.includes(path));
    expect(new Set(others.map(reach))).toEqual(new Set(['same-origin']));
  });

  it('keeps browsers from loading pages ahead, and from connecting elsewhere, where a page connects to nothing', () => {
    const rules = (path: string) => [
      headersOf(path).get('Speculation-Rules'),
      headersOf(path).get('Connection-Allowlist'),
    ];
    expect(rules('/prova')).toEqual([undefined, '(response-origin)']);
    expect(rules('/tecnologia/ai')).toEqual(['"/speculation-rules.json"', undefined]);
  });

  it('names the Markdown edition of a page that has one', () => {
    expect(headersOf('/novita/primo').get('Link')).toBe(
      '</novita/primo.md>; rel="alternate"; type="text/markdown"',
    );
    expect(headersOf('/').has('Link')).toBe(false);
  });

  it('lets browsers keep exactly what carries the hash of its content', () => {
    const kept = files.filter((path) => cache(path) === 'public, max-age=31536000, immutable');
    expect(kept).toEqual(files.slice(0, 4).concat('/assets/site.YMPS4GN6.js'));
    const daily = files.filter((path) => cache(path) === 'public, max-age=86400');
    expect(daily).toEqual([
      '/favicon.ico',
      '/immagini/a/b.png',
      '/immagini/home.png',
      '/icone/512.png',
      '/speculation-rules.json',
    ]);
    const others = files.filter((path) => !kept.includes(path) && !daily.includes(path));
    expect(new Set(others.map(cache))).toEqual(new Set(['public, max-age=0, must-revalidate']));
  });

  it('says the types that an ending does not tell', () => {
    expect(headersOf('/feed.xml').get('Content-Type')).toBe('application/rss+xml');
    expect(headersOf('/favicon.ico').get('Content-Type')).toBe('image/x-icon');
    expect(headersOf('/speculation-rules.json').get('Content-Type')).toBe(
      'application/speculationrules+json',
    );
  });

  it('spends one rule on a folder of files, but not where pages stand in it', () => {
    expect(text.match(/^\/images.*$/gm)).toEqual(['/images/*']);
    expect(text.match(/^\/immagini.*$/gm)).toEqual(['/immagini/*']);
    expect(text.match(/^\/novita.*$/gm)).toEqual(['/novita/disegno.svg', '/novita/primo']);
  });

  it('refuses rules that would set a header twice, and values that would be two lines', () => {
    const first = { pattern: '/a/*', headers: { 'Cache-Control': 'x' } };
    const twice = { pattern: '/a/b', headers: { 'Cache-Control': 'y' } };
    expect(() => headersFile([first, twice])).toThrow('/a/* and /a/b both set Cache-Control');
    expect(() => headersFile([first, first])).toThrow('two rules');
    const broken = { pattern: '/a', headers: { A: 'b\n  C: d' } };
    expect(() => headersFile([broken])).toThrow('line break');
  });
});

describe('_redirects', () => {
  const routes = ['/', '/tecnologia/ai', '/prezzi', '/novita/[slug]', '/novita/[slug]', '/novita'];
  const text = redirectsFile(slashRedirects(routes, ['/tecnologia/ai']));
  const { redirectOf } = parseStaticRules('', text);

  it('sends every page with a final slash to the one without, and no address that has no page', () => {
    expect(redirectOf('/prezzi/')).toEqual({ status: 308, to: '/prezzi' });
    // Netlify takes /a and /a/ for one address: a rule that holds for no file would lead round in a circle.
    expect(redirectOf('/novita/nessuno/')).toBeUndefined();
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  it('leaves the home page and the page with two spellings alone (D6)', () => {
    expect(redirectOf('/')).toBeUndefined();
    expect(redirectOf('/tecnologia/ai/')).toBeUndefined();
  });
});
