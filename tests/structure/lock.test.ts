import { describe, expect, it } from 'vitest';
import { missingFromLock, withoutIntegrity } from '@/lib/tools/complete-lock.mjs';
import { textOf } from '@/tests/sources';

/** The systems that a binary runs on; a missing field means all. */
type Binary = { os?: string[]; cpu?: string[]; libc?: string[] };

/**
 * The registry of the lock does not have these versions. lib/tools/complete-lock.mjs adds their integrity from another registry; the
 * number may only fall.
 */
const MAX_WITHOUT_INTEGRITY = 38;

const lock = textOf('package-lock.json');
const { packages } = JSON.parse(lock);

describe('package-lock.json', () => {
  it('locks the binaries of every platform, or `npm ci` refuses it (node lib/tools/complete-lock.mjs fixes it)', () => {
    expect(missingFromLock(packages)).toEqual([]);
  });

  it('has the integrity of every package except some binaries that neither servers nor CI need', () => {
    const runsHere = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Binary) =>
      os.includes('linux') && /x64|arm64/.test(cpu.join()) && libc.includes('glibc');
    const unchecked = withoutIntegrity(packages);
    expect(unchecked.filter((path) => !packages[path].optional || runsHere(packages[path]))).toEqual([]);
    expect(unchecked.length).toBeLessThanOrEqual(MAX_WITHOUT_INTEGRITY);
  });

  it('is incomplete if an integrity is missing', () => {
    const path = 'node_modules/zod';
    const { integrity: _, ...entry } = packages[path];
    expect(withoutIntegrity({ '': {}, [path]: packages[path] })).toEqual([]);
    expect(withoutIntegrity({ '': {}, [path]: entry, 'node_modules/own': { link: true } })).toEqual([path]);
  });

  it('names no registry host', () => {
    expect(lock).not.toContain('"resolved": "http');
  });

  it('is incomplete if a platform is missing', () => {
    const { 'node_modules/@biomejs/cli-darwin-arm64': _, ...rest } = packages;
    expect(missingFromLock(rest).map(({ name }) => name)).toEqual(['@biomejs/cli-darwin-arm64']);
  });
});
