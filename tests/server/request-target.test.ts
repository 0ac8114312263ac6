import { describe, expect, it } from 'vitest';
import { normalizePath } from '@/lib/server/request-target';

describe('normalizePath', () => {
  it.each([
    ['/prezzi', '/prezzi'],
    ['/%70rezzi', '/prezzi'],
    ['/perch%c3%a9 no', '/perch%C3%A9%20no'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/a%25b', '/a%25b'],
    ['/a%40b%3Ac%2Cd', '/a@b:c,d'],
  ])('turns %s into %s', (path, normal) => {
    expect(normalizePath(path)).toBe(normal);
  });

  it.each([
    '//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/./a',
    '/%2e%2e/etc/passwd',
    '/a%0d%0aX-Y: z',
    '/a%c2%85',
    '/%ff',
  ])('rejects %s', (path) => {
    expect(normalizePath(path)).toBeUndefined();
  });
});
