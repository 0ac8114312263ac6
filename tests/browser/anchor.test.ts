import { expect, it } from 'vitest';
import { anchorName } from '@/lib/browser/anchor';

it('anchorName decodes what an address names, and leaves a broken one as it stands', () => {
  expect(anchorName('#fine-prova')).toBe('fine-prova');
  expect(anchorName('#qualit%C3%A0')).toBe('qualità');
  expect(anchorName('#qualit%C3')).toBe('qualit%C3');
  expect(anchorName('')).toBe('');
});
