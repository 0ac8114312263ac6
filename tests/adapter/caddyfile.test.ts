import { describe, expect, it } from 'vitest';
import { caddyfile } from '@/lib/adapter/caddy/caddyfile';
import type { HeaderRule } from '@/lib/http/headers-file';

const csp = 'Content-Security-Policy';
const cache = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const link = (path: string) => ({ Link: `<${path}.md>; rel="alternate"; type="text/markdown"` });
const page = (pattern: string, policy: string, more: Record<string, string> = {}): HeaderRule => ({
  pattern,
  headers: { [csp]: policy, ...cache, ...more },
});
const rules: HeaderRule[] = [
  { pattern: '/*', headers: { 'X-Frame-Options': 'DENY' } },
  page('/', 'p-home', { Link: '</index.md>; rel="alternate"; type="text/markdown"' }),
  page('/404.html', 'p-404'),
  page('/500.html', 'p-500'),
  { pattern: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '/images/*', headers: cache },
  page('/novita/due', 'p-articles', link('/novita/due')),
  page('/novita/uno', 'p-articles', link('/novita/uno')),
  page('/prezzi', 'p-prices'),
];
const facts = {
  rules,
  redirects: [{ from: '/prezzi/', to: '/prezzi', status: 308 }],
  files: ['/a.png', '/a.md'],
};
const lines = (text: string) => text.split('\n').map((line) => line.trim());

describe('the Caddyfile', () => {
  const text = caddyfile(facts, {});

  it('is the same for the same site', () => {
    expect(caddyfile(structuredClone(facts), {})).toBe(text);
  });

  it('gives pages with the same headers one entry, and knows no page without a policy', () => {
    const all = lines(text);
    const groupOf = (path: string) => all.find((line) => line.startsWith(`${path} p`))?.split(' ')[1];
    expect(groupOf('/novita/uno')).toBe(groupOf('/novita/due'));
    expect(new Set(['/', '/novita/uno', '/prezzi'].map(groupOf)).size).toBe(3);
    const entry = (path: string) => all.find((line) => line.startsWith(`${groupOf(path)} "`));
    expect(entry('/novita/uno')).toContain(
      '"p-articles" `<{path}.md>; rel="alternate"; type="text/markdown"`',
    );
    expect(entry('/')).toContain('"p-home" `</index.md>;');
    expect(entry('/prezzi')).toMatch(/"p-prices" "none"$/);
    for (const name of ['/404.html', '/500.html']) expect(groupOf(name)).toBeUndefined();
  });

  it('grows by one short line an article', () => {
    const articles = (count: number) =>
      Array.from({ length: count }, (_, i) => page(`/novita/n${i}`, 'p-articles', link(`/novita/n${i}`)));
    const size = (count: number) => caddyfile({ ...facts, rules: [...rules, ...articles(count)] }, {}).length;
    expect((size(2_000) - size(1_000)) / 1_000).toBeLessThan(30);
  });

  it('is for the address of SITE_URL, and sends the other spelling of its name there', () => {
    const site = (url: string) =>
      lines(caddyfile(facts, { SITE_URL: url })).filter((line) => line.startsWith('{$SITE_A'));
    expect(lines(text)).toContain('{$SITE_ADDRESS::80} {');
    expect(text).not.toContain('SITE_ALIAS');
    expect(site('https://www.azienda.example')).toEqual([
      '{$SITE_ALIAS:https://azienda.example} {',
      '{$SITE_ADDRESS:https://www.azienda.example} {',
    ]);
    expect(site('https://azienda.example')[0]).toBe('{$SITE_ALIAS:https://www.azienda.example} {');
    expect(site('https://sito.azienda.example')).toEqual(['{$SITE_ADDRESS:https://sito.azienda.example} {']);
    expect(site('http://azienda.example')).toEqual(['{$SITE_ADDRESS:http://azienda.example} {']);
    expect(caddyfile(facts, { SITE_URL: 'https://www.azienda.example' })).toContain(
      'redir https://www.azienda.example{uri} 308',
    );
  });

  it.each([
    ['a line break', 'a\n\trespond "taken"'],
    ['a carriage return', 'a\rb'],
    ['a NUL', 'a\0b'],
    ['a backtick', 'a` b'],
    ['a backslash before the closing quote', 'a\\'],
    ['a placeholder', '{env.RESEND_API_KEY}'],
    ['a variable of the environment', '{$RESEND_API_KEY}'],
    ['a letter that no header has', 'perché'],
  ])('refuses %s in a header of a page or of a file', (_, value) => {
    const withPage = [...rules, page('/male', value)];
    const withFile = [...rules, { pattern: '/male.txt', headers: { 'X-Male': value } }];
    for (const wrong of [withPage, withFile]) {
      expect(() => caddyfile({ ...facts, rules: wrong }, {})).toThrow('Caddyfile: ');
    }
  });

  it.each(['/a b', '/a{b}', '/a"b', '/a\nb', '/a#b', '/*/b', '/perché', 'a', `/${'a'.repeat(300)}`])(
    'refuses the address %j',
    (path) => {
      expect(() => caddyfile({ ...facts, rules: [...rules, page(path, 'p')] }, {})).toThrow('Caddyfile: ');
      const file = { pattern: path, headers: { 'X-A': 'b' } };
      expect(() => caddyfile({ ...facts, rules: [...rules, file] }, {})).toThrow('Caddyfile: ');
    },
  );

  it('keeps what looks like quotes or comments inside its quotes', () => {
    const file = { pattern: '/a.txt', headers: { 'X-A': 'a "b" # c' } };
    expect(lines(caddyfile({ ...facts, rules: [...rules, file] }, {}))).toContain('X-A `a "b" # c`');
  });

  it('refuses a redirect that it has no place for, and a site without its error pages', () => {
    const redirects = [{ from: '/vecchia', to: '/nuova', status: 301 }];
    expect(() => caddyfile({ ...facts, redirects }, {})).toThrow('/vecchia');
    const without = rules.filter(({ pattern }) => pattern !== '/404.html');
    expect(() => caddyfile({ ...facts, rules: without }, {})).toThrow('/404.html');
  });
});
