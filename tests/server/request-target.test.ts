import { describe, expect, it } from 'vitest';
import { normalizePath } from '@/lib/server/request-target';

describe('normalizePath', () => {
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
    expect(normalizePath(path)).toBe(normal);
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
  ])('%s is no path of a file', (path) => {
    expect(normalizePath(path)).toBeUndefined();
  });
});
