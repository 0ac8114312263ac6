// The part of every command that runs before packages are installed: it checks the version of Node, installs packages and runs
// steps. It uses only Node's own modules and the syntax of Node 14, so that an old Node can print that it is too old.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.env.NEXT_TELEMETRY_DISABLED === undefined) process.env.NEXT_TELEMETRY_DISABLED = '1';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const stampFile = join(root, 'node_modules', '.installed');

const versionError = nodeVersionError(
  process.versions.node,
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node,
);
if (versionError) fail(versionError);

/**
 * Prints a step so that progress is visible.
 * @param {string} text
 */
export const say = (text) => console.log(`\n▸ ${text}`);

/**
 * Exits with an error that names the problem and its fix.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}

/**
 * Returns the command and arguments that run a binary of an installed package.
 * @param {string} name
 * @param {...string} args
 * @returns {[string, string[]]}
 */
export function npx(name, ...args) {
  const file = join(root, 'node_modules', '.bin', name);
  return process.platform === 'win32' ? [`${file}.cmd`, args] : [file, args];
}

/**
 * Runs a step and collects its output.
 * @param {[string, string[]]} command
 * @param {{ isShown: boolean }} options `isShown`: the output is also printed as it comes
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
export async function runWithOutput([file, args], { isShown }) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name].setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isShown) process[name].write(text);
    });
  }
  /** @type {number | null | Error} */
  const codeOrError = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  return { isOk: codeOrError === 0, output: codeOrError instanceof Error ? codeOrError.message : output };
}

/**
 * Starts a step in the background.
 * @param {[string, string[]]} command
 * @returns {(failure: string) => Promise<string>} waits for the step, prints its output and returns it; exits with the error
 *   `failure` if the step failed
 */
export function runInBackground(command) {
  const outcome = runWithOutput(command, { isShown: false });
  return async (failure) => {
    const { isOk, output } = await outcome;
    if (output.trim()) console.log(output.trimEnd());
    if (!isOk) fail(failure);
    return output;
  };
}

/**
 * Runs a step; exits with the error `failure` if it fails.
 * @param {[string, string[]]} command
 * @param {string} failure
 */
export function run([file, args], failure) {
  const { status, error } = spawnSync(file, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0) fail(`${failure}${error ? ` (${error.message})` : ''}`);
}

/**
 * Compares a version of Node with the supported range.
 * @param {string} version as in process.versions.node
 * @param {string} range `engines.node` of package.json, of the form ">=1.2.3"
 * @returns {string | undefined} an error that says how to get a supported version; undefined if this one is supported
 */
function nodeVersionError(version, range) {
  const oldest = range.replace(/^>=/, '');
  if (version.localeCompare(oldest, 'en', { numeric: true }) >= 0) return undefined;
  return [
    `Node ${oldest} or newer is needed; this is Node ${version} (${process.execPath}).`,
    '  With nvm or fnm, in this folder: `nvm install` or `fnm use --install-if-missing` (they read .nvmrc).',
    '  Without: take the LTS version from https://nodejs.org/en/download.',
    '  Then run the command again.',
  ].join('\n');
}

/** The digest of the lock file, the version of Node and the platform, which decide the installed packages. */
function installedDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex');
}

/** Records that the packages of package-lock.json are installed. */
const markInstalled = () => writeFileSync(stampFile, installedDigest());

/**
 * Installs the packages of package-lock.json, unless they are installed for this Node and platform.
 * @returns {string | undefined} an error with its fix; undefined if the packages are there
 */
export function installPackages() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installedDigest()) return undefined;
  say('Installing packages (npm ci)');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    return 'The packages could not be installed. Check the connection to the npm registry, then run the command again.';
  }
  // The postinstall script does this too, unless npm's settings forbid scripts.
  markInstalled();
  return undefined;
}

/** Installs packages as `installPackages` does; exits if that fails. */
export function ensureInstalled() {
  const problem = installPackages();
  if (problem) fail(problem);
}

// The `postinstall` script of package.json.
if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'installed') {
  // Not after an install with `--omit=dev`, which lacks packages of the commands.
  if (existsSync(join(root, 'node_modules', 'vitest'))) markInstalled();
}
