import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceFaults } from '@/lib/tools/upkeep/licences';

const root = join(import.meta.dirname ?? __dirname, '../..');
const none = () => undefined;

/** The licence that an installed package states. */
function installed(place: string): string | undefined {
  const file = join(root, place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

describe('the licences of packages', () => {
  it('are all allowed', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(licenceFaults(packages, installed)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
  ])('%s: %s', (license, allowed) => {
    const faults = licenceFaults({ '': {}, 'node_modules/uno': { license } }, none);
    expect(faults).toHaveLength(allowed ? 0 : 1);
  });

  it('are asked for where they are missing, and an exception is for its package alone', () => {
    expect(licenceFaults({ 'node_modules/uno/node_modules/@due/tre': {} }, none)).toEqual([
      expect.stringMatching(/^@due\/tre has no licence/),
    ]);
    expect(licenceFaults({ 'node_modules/uno': {} }, () => 'MIT')).toEqual([]);
    const gpl = { license: 'GPL-3.0-or-later' };
    expect(licenceFaults({ 'node_modules/@cspell/dict-it-it': gpl }, none)).toEqual([]);
    expect(licenceFaults({ 'node_modules/@cspell/dict-es-es': gpl }, none)).toHaveLength(1);
  });

  it('of other platforms’ binaries are those of the package that names them', () => {
    const binary = { 'node_modules/uno-win': { optional: true } };
    const owner = { 'node_modules/uno': { license: 'MIT', optionalDependencies: { 'uno-win': '1.0.0' } } };
    expect(licenceFaults({ ...owner, ...binary }, none)).toEqual([]);
    expect(licenceFaults(binary, none)).toHaveLength(1);
  });
});
