// npm may leave the optional binaries of other platforms out of package-lock.json (npm/cli#4828; registry mirrors that
// lack them), and `npm ci` then fails on every machine. Run after every change of dependencies: node lib/tools/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, [field: string]: unknown }} LockEntry */

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix'];
/** What some packages write instead. */
const synonyms = new Map([
  ['windows', 'win32'],
  ['64', 'x64'],
]);
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/**
 * The optional dependencies that a lock file names without locking them.
 * @param {Record<string, LockEntry>} packages the `packages` of a lock file
 * @returns {{ name: string, version: string }[]}
 */
export function missingFromLock(packages) {
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const wanted = Object.values(packages).flatMap((entry) => Object.entries(entry.optionalDependencies ?? {}));
  return wanted.filter(([name]) => !locked.has(name)).map(([name, version]) => ({ name, version }));
}

/**
 * A lock entry for a binary package, whose name says its platform.
 * @param {{ name: string, version: string }} binary
 * @returns {LockEntry}
 */
function entryFor({ name, version }) {
  if (!/^\d/.test(version))
    throw new Error(`${name} is wanted as "${version}", not as one version: lock it by hand.`);
  const words = name.split(/[-/]/).map((word) => synonyms.get(word) ?? word);
  const cpu = processors.filter((processor) => words.includes(processor));
  const os = systems.filter((system) => words.includes(system));
  const libc = words.includes('musl') ? ['musl'] : [];
  if (cpu.length === 0) throw new Error(`${name} does not say what it runs on: lock it by hand.`);
  return { version, cpu, ...(libc.length ? { libc } : {}), optional: true, ...(os.length ? { os } : {}) };
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingFromLock(lock.packages);
  for (const binary of missing) lock.packages[`node_modules/${binary.name}`] = entryFor(binary);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} binaries of other platforms added to package-lock.json`);
}
