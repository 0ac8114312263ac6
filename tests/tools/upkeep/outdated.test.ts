import { describe, expect, it } from 'vitest';
import { outdatedLines } from '@/lib/tools/upkeep/outdated.mjs';

describe('the report on newer versions', () => {
  it('names each package with its two versions', () => {
    const json = JSON.stringify({
      vite: { current: '6.4.6', wanted: '6.4.6', latest: '8.3.8' },
      axe: { wanted: '1.0.0', latest: '1.0.1' },
    });
    expect(outdatedLines(json).split('\n').slice(1)).toEqual(['  axe - -> 1.0.1', '  vite 6.4.6 -> 8.3.8']);
    expect(outdatedLines('{}')).toBe('Every package is the newest.');
  });

  it('says so where the registry does not answer', () => {
    for (const said of ['', '{"error":{"code":"ENOTFOUND"}}', 'npm error']) {
      expect(outdatedLines(said)).toMatch(/^Not verified/);
    }
  });
});
