// Completes package-lock.json. npm may leave out the optional binaries of other platforms (npm/cli#4828; registry mirrors that
// lack them), and `npm ci` then fails on every machine. Run after every change of dependencies: node lib/tools/complete-lock.mjs
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, [field: string]: unknown }} LockEntry */

/** Operating systems and processors, as npm names them. */
const systems = 'darwin linux win32 android freebsd openbsd netbsd sunos aix openharmony'.split(' ');
const processors = 'arm64 x64 arm ia32 ppc64 riscv64 s390x loong64 wasm32'.split(' ');
/** Other words for them in the names of packages. */
const synonyms = new Map([
  ['windows', 'win32'],
  ['64', 'x64'],
]);

/**
 * Finds the optional dependencies that a lock file names but does not lock.
 * @param {Record<string, LockEntry>} packages the `packages` of a lock file
 * @returns {{ name: string, version: string }[]}
 */
export function missingFromLock(packages) {
  const lockedNames = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.values(packages)
    .flatMap((entry) => Object.entries(entry.optionalDependencies ?? {}))
    .filter(([name]) => !lockedNames.has(name))
    .map(([name, version]) => ({ name, version }));
}

/**
 * Creates a lock entry for a binary package, whose name contains the platform.
 * @param {{ name: string, version: string }} binary
 * @returns {LockEntry}
 */
function entryFor({ name, version }) {
  if (!/^\d/.test(version))
    throw new Error(`${name} is required as "${version}", not as an exact version: lock it by hand.`);
  const words = name.split(/[-/]/).map((word) => synonyms.get(word) ?? word);
  const cpu = processors.filter((processor) => words.includes(processor));
  const os = systems.filter((system) => words.includes(system));
  const libc = words.includes('musl') ? ['musl'] : [];
  if (cpu.length === 0) throw new Error(`${name} names no platform: lock it by hand.`);
  return { version, cpu, ...(libc.length ? { libc } : {}), optional: true, ...(os.length ? { os } : {}) };
}

/**
 * Finds the packages of a lock file that npm would install without checking their bytes.
 * @param {Record<string, LockEntry>} packages the `packages` of a lock file
 * @returns {string[]} the paths of their entries
 */
export function withoutIntegrity(packages) {
  return Object.keys(packages).filter((path) => {
    const { link, inBundle, integrity } = packages[path] ?? {};
    return path && !link && !inBundle && !integrity;
  });
}

/**
 * Asks the registry for the integrity of a package.
 * @param {string} path of its entry
 * @param {LockEntry} entry
 * @returns {string | undefined} undefined if the registry lacks this version
 */
function publishedIntegrity(path, { name = path.replace(/^.*node_modules\//, ''), version }) {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+$/m.exec(stdout)?.[0];
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missingBinaries = missingFromLock(lock.packages);
  for (const binary of missingBinaries) lock.packages[`node_modules/${binary.name}`] = entryFor(binary);
  const incompletePaths = withoutIntegrity(lock.packages);
  for (const path of incompletePaths) {
    const { version, ...rest } = lock.packages[path];
    const integrity = publishedIntegrity(path, lock.packages[path]);
    lock.packages[path] = { version, ...(integrity && { integrity }), ...rest };
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${missingBinaries.length} binaries of other platforms added`);
  const remainingPaths = withoutIntegrity(lock.packages);
  if (remainingPaths.length > 0) console.log('Without integrity in this registry:', remainingPaths);
}
