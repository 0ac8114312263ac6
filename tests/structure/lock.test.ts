import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingFromLock } from '@/lib/tools/complete-lock.mjs';

const file = join(import.meta.dirname ?? __dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8'));

describe('package-lock.json', () => {
  it('locks the binaries of every platform, or `npm ci` refuses it (node lib/tools/complete-lock.mjs fixes it)', () => {
    expect(missingFromLock(packages)).toEqual([]);
  });

  it('names no registry host', () => {
    expect(readFileSync(file, 'utf8')).not.toContain('"resolved": "http');
  });

  it('is found incomplete when a platform is taken out', () => {
    const { 'node_modules/@biomejs/cli-darwin-arm64': _, ...rest } = packages;
    expect(missingFromLock(rest).map(({ name }) => name)).toEqual(['@biomejs/cli-darwin-arm64']);
  });
});
