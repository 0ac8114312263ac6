import { describe, expect, it } from 'vitest';
import { normalizePath } from '@/lib/server/request-target';

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['/prezzi', '/prezzi'],
    ['/%70rezzi', '/prezzi'],
    ['/perch%C3%A9%20no', '/perch%C3%A9%20no'],
    ['/perch%c3%a9 no', '/perch%C3%A9%20no'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/a%25b', '/a%25b'],
    ['/a%40b%3Ac%2Cd', '/a@b:c,d'],
  ])('%s is %s', (path, normal) => {
    expect(normalizePath(path)).toBe(normal);
  });

  it.each([
    ...['//evil.example', '/a//', '/%2f%2fevil.example', '/%5cevil.example', '/\\evil.example'],
    ...['/..', '/%2e%2e/%2e%2e/etc/passwd', '/./a', '/a%00.html', '/a%0d%0aX-Y: z', '/a%c2%85'],
    ...['/%zz', '/%c0%ae%c0%ae/', '/%ed%a0%80', '/%ff'],
  ])('%s is the path of no file', (path) => {
    expect(normalizePath(path)).toBeUndefined();
  });
});
