import { afterEach, expect, it, vi } from 'vitest';
import { anchorName } from '@/lib/browser/anchor';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['#fine-prova', 'fine-prova'],
  ['#qualit%C3%A0', 'qualità'],
  ['#qualit%C3', 'qualit%C3'],
  ['', ''],
])('the anchor «%s» is read as «%s»: a broken encoding stays as it is', (hash, name) => {
  vi.stubGlobal('location', { hash });
  expect(anchorName()).toBe(name);
});
