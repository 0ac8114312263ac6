import { afterEach, expect, it, vi } from 'vitest';
import { anchorName } from '@/lib/browser/anchor';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a plain anchor', '#fine-prova', 'fine-prova'],
  ['an encoded anchor', '#qualit%C3%A0', 'qualità'],
  ['an anchor with a broken encoding', '#qualit%C3', 'qualit%C3'],
  ['no anchor', '', ''],
])('the address with %s (%j) has the anchor name %j', (_, hash, name) => {
  vi.stubGlobal('location', { hash });
  expect(anchorName()).toBe(name);
});
