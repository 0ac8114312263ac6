import { expect, it } from 'vitest';
import { textOf } from '@/tests/sources';

/** Licences, as written in package-lock.json, that require only a notice, or only the source of changes to their own files. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];

/** Packages with another licence that may be used: the beginning of their names, and the reason. */
const exceptions = [
  { name: '@cspell/dict-', why: 'word lists of the spelling check (GPL, CC BY-SA), which are not served' },
  { name: '@img/sharp-', why: 'LGPL; draws pictures during the build, unchanged and linked at run time' },
  { name: 'format', why: 'its readme says MIT' },
  { name: 'png-js', why: 'its licence file says MIT' },
];

type Package = { license?: string; optional?: boolean };
const lock: { packages: Record<string, Package> } = JSON.parse(textOf('package-lock.json'));

/** Names and licences of packages that are not allowed. */
function forbiddenPackages(packages: Record<string, Package>): string[] {
  return Object.entries(packages).flatMap(([place, { license, optional }]) => {
    const name = place.replace(/^.*node_modules\//, '');
    // Binaries of other platforms have none in the lock: theirs is that of the package that depends on them.
    const isBinary = license === undefined && optional === true;
    if (place === '' || isBinary || (license && allowed.includes(license))) return [];
    return exceptions.some((exception) => name.startsWith(exception.name)) ? [] : [`${name}: ${license}`];
  });
}

it('packages have allowed licences; exceptions are listed here with the reason', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(forbiddenPackages(lock.packages)).toEqual([]);
});
