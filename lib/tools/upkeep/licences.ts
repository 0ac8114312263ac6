/** Licences that ask for no more than a notice, or for changes to their own files. */
const allowed = new Set([
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
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages with another licence that may be used, by the beginning of their name, and why. */
const exceptions: readonly { name: string; licence: string; why: string }[] = [
  {
    name: '@cspell/dict-it-it',
    licence: 'GPL-3.0-or-later',
    why: 'a list of words that the spelling check reads; nothing of it is served',
  },
  {
    name: '@cspell/dict-en-common-misspellings',
    licence: 'CC BY-SA 4.0',
    why: 'comes with the spelling check; nothing of it is served',
  },
  {
    name: '@img/sharp-',
    licence: 'LGPL-3.0-or-later',
    why: 'draws pictures while the site is built, unchanged and linked at run time; nothing of it is served',
  },
];

/** Packages whose data name no licence, but whose text does. */
const told: Readonly<Record<string, string>> = {
  // In its readme.
  format: 'MIT',
};

/** What a lock file says of a package. */
export type LockedPackage = {
  license?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

/**
 * Packages without a licence, or with one that nobody has allowed: what, and how to mend it.
 * @param packages those of package-lock.json, by their place
 * @param installed the licence that the package at a place states itself, where it is installed
 */
export function licenceFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  installed: (place: string) => string | undefined,
): string[] {
  const parents = new Map<string, string>();
  for (const { license, optionalDependencies } of Object.values(packages)) {
    for (const name of Object.keys(optionalDependencies ?? {})) if (license) parents.set(name, license);
  }
  return Object.entries(packages).flatMap(([place, { license, optional }]) => {
    if (place === '') return [];
    const name = place.replace(/^.*node_modules\//, '');
    // Binaries of other platforms are not here to be asked: they belong to the package that names them.
    const licence = license ?? installed(place) ?? told[name] ?? (optional ? parents.get(name) : undefined);
    if (!licence) return [`${name} has no licence: ask its author, or do without it.`];
    return isAllowed(licence, name)
      ? []
      : [
          `${name} is under ${licence}: do without it, or allow it in lib/tools/upkeep/licences.ts, with the reason.`,
        ];
  });
}

/** An SPDX expression of alternatives or of parts; one that mixes both has to be read by somebody. */
function isAllowed(expression: string, name: string): boolean {
  const excepted = exceptions
    .filter((exception) => name.startsWith(exception.name))
    .map(({ licence }) => licence);
  const may = (licence: string) => allowed.has(licence) || excepted.includes(licence);
  if (may(expression)) return true;
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  const alternatives = plain.split(/ OR /i);
  const parts = plain.split(/ AND /i);
  if (alternatives.length > 1 && parts.length > 1) return false;
  return alternatives.length > 1 ? alternatives.some(may) : parts.every(may);
}
