import { describe, expect, it } from 'vitest';
import { parseStaticRules } from '@/lib/http/static-rules';

const headersOf = (text: string, path: string) =>
  Object.fromEntries(parseStaticRules(text, '').headersOf(path));
const redirectOf = (text: string, path: string) => parseStaticRules('', text).redirectOf(path);

describe('_headers', () => {
  it('gives an address what all its rules say, in their order', () => {
    const text = '# all\n/*\n  A: 1\n\n/prezzi\n  B: x; y: "z"\n/novita/:slug\n\tC: 3\n/assets/*\n  D: 4\n';
    expect(headersOf(text, '/prezzi')).toEqual({ A: '1', B: 'x; y: "z"' });
    expect(headersOf(text, '/novita/uno')).toEqual({ A: '1', C: '3' });
    expect(headersOf(text, '/novita/uno/due')).toEqual({ A: '1' });
    expect(headersOf(text, '/assets/a/b.js')).toEqual({ A: '1', D: '4' });
    expect(headersOf(text, '/prezzi.html')).toEqual({ A: '1' });
  });

  it('joins what two rules say of one header, as hosts do', () => {
    expect(headersOf('/*\n  A: 1\n/prezzi\n  A: 2\n', '/prezzi')).toEqual({ A: '1, 2' });
    expect(headersOf('/prezzi\n  A: 2\n/*\n  A: 1\n', '/prezzi')).toEqual({ A: '2, 1' });
  });

  it('takes the signs of regular expressions as they stand', () => {
    expect(headersOf('/a.b+(c)/*\n  A: 1\n', '/axbb(c)/d')).toEqual({});
    expect(headersOf('/a.b+(c)/*\n  A: 1\n', '/a.b+(c)/d')).toEqual({ A: '1' });
  });

  it('that nobody understands is refused with its line', () => {
    expect(() => parseStaticRules('/*\n  A 1\n', '')).toThrow('_headers, line 2');
  });
});

describe('_redirects', () => {
  it('sends an address on, with what its placeholders stood for', () => {
    const text = '/a /b 301\n/n/:slug/ /n/:slug 308\n/x/* /y/:splat 302\n/x/z /never 301\n';
    expect(redirectOf(text, '/a')).toEqual({ to: '/b', status: 301 });
    expect(redirectOf(text, '/n/uno/')).toEqual({ to: '/n/uno', status: 308 });
    expect(redirectOf(text, '/x/z')).toEqual({ to: '/y/z', status: 302 });
    expect(redirectOf(text, '/n/uno')).toBeUndefined();
  });

  it('never leaves the site', () => {
    const text = '/x/* /:splat 302\n';
    expect(redirectOf(text, '/x//evil.example')).toBeUndefined();
    expect(redirectOf(text, '/x/\\evil.example')).toBeUndefined();
  });

  it.each([
    '/a /b',
    '/a /b 200',
    '/a https://b.example 301',
    '/a //b.example 301',
    'a /b 301',
    '/a /b 301 x=y',
  ])('%j is refused by name', (text) => {
    expect(() => parseStaticRules('', `\n${text}`)).toThrow(/^_redirects/);
  });
});
