import { describe, expect, it } from 'vitest';
import { acceptsCoding, matchesEtag, normalPath } from '@/lib/server/negotiation';

describe('acceptsCoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', true],
    ['br', true],
    ['BR;q=0.1', true],
    ['gzip;q=1.0, br;q=0.5', true],
    ['*', true],
    ['gzip, *;q=0.1', true],
    ['br;q=0, *', false],
    ['*, br;q=0', false],
    ['br;q=0', false],
    ['br; q=0.000', false],
    ['*;q=0', false],
    ['gzip', false],
    ['brotli', false],
    ['xbr', false],
    ['', false],
    [undefined, false],
  ])('br of %j: %s', (header, taken) => {
    expect(acceptsCoding(header, 'br')).toBe(taken);
  });
});

describe('matchesEtag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['"a', false],
    [undefined, false],
  ])('%j: %s', (header, same) => {
    expect(matchesEtag(header, '"a"')).toBe(same);
  });
});

describe('normalPath', () => {
  it.each([
    ['/', '/'],
    ['/prezzi', '/prezzi'],
    ['/%70rezzi', '/prezzi'],
    ['/a/', '/a/'],
    ['/perch%C3%A9%20no', '/perch%C3%A9%20no'],
    ['/perch%c3%a9 no', '/perch%C3%A9%20no'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/a%25b', '/a%25b'],
    ['/a@b:c,d', '/a@b:c,d'],
    ['/a%40b%3Ac%2Cd', '/a@b:c,d'],
  ])('%s is %s', (path, normal) => {
    expect(normalPath(path)).toBe(normal);
  });

  it.each([
    '//evil.example',
    '//',
    '/a//b',
    '/a//',
    '/%2f%2fevil.example',
    '/%2fevil.example/',
    '/%5cevil.example',
    '/a%5c..%5cb',
    '/\\evil.example',
    '/..',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.%2e/a',
    '/./a',
    '/a%00.html',
    '/a%0d%0aX-Y: z',
    '/a%0a',
    '/a%7f',
    '/a%c2%85',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%ed%a0%80',
    '/%ff',
  ])('%s is nobody’s', (path) => {
    expect(normalPath(path)).toBeUndefined();
  });
});
