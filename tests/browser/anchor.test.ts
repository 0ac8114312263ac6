import { afterEach, describe, expect, it, vi } from 'vitest';
import { anchorName } from '@/lib/browser/anchor';

afterEach(() => vi.unstubAllGlobals());

describe('anchorName', () => {
  it.each([
    ['#fine-prova', 'fine-prova'],
    ['#qualit%C3%A0', 'qualità'],
    ['#qualit%C3', 'qualit%C3'],
    ['', ''],
  ])('decodes «%s», and leaves a broken encoding as it is', (hash, name) => {
    vi.stubGlobal('location', { hash });
    expect(anchorName()).toBe(name);
  });
});
