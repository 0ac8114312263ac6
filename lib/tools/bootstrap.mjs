// What every command needs before packages are installed. Only Node's own modules and no syntax newer than Node 14, so that an
// old Node can print that it is too old.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.env.NEXT_TELEMETRY_DISABLED === undefined) process.env.NEXT_TELEMETRY_DISABLED = '1';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const stampFile = join(root, 'node_modules', '.installed');

const versionError = nodeVersionError(
  process.versions.node,
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node,
);
if (versionError) fail(versionError);

/** Prints a step so that progress is visible. @param {string} text */
export const say = (text) => console.log(`\n▸ ${text}`);

/** Ends the command with what went wrong and how to fix it. @param {string} message @returns {never} */
export function fail(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}

/**
 * Command and arguments that run a binary of an installed package with this Node.
 * @param {string} name @param {...string} args @returns {[string, string[]]}
 */
export function npx(name, ...args) {
  const file = join(root, 'node_modules', '.bin', name);
  return process.platform === 'win32' ? [`${file}.cmd`, args] : [file, args];
}

/**
 * Starts a step.
 * @param {[string, string[]]} command
 * @param {{ isShown: boolean }} options `isShown`: its output is printed as it comes
 * @returns {Promise<{ isOk: boolean, output: string }>} when it has ended
 */
export async function start([file, args], { isShown }) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name].setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isShown) process[name].write(text);
    });
  }
  const outcome = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  return { isOk: outcome === 0, output: outcome instanceof Error ? outcome.message : output };
}

/**
 * Starts a step in the background.
 * @param {[string, string[]]} command
 * @returns {(onFailure: string) => Promise<string>} a function that waits for its end, prints and returns its output, and ends the
 *   command if the step failed
 */
export function runInBackground(command) {
  const outcome = start(command, { isShown: false });
  return async (onFailure) => {
    const { isOk, output } = await outcome;
    if (output.trim()) console.log(output.trimEnd());
    if (!isOk) fail(onFailure);
    return output;
  };
}

/** Runs a step in the foreground; ends the command when it fails. @param {[string, string[]]} command @param {string} onFailure */
export function run([file, args], onFailure) {
  const { status, error } = spawnSync(file, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0) fail(`${onFailure}${error ? ` (${error.message})` : ''}`);
}

/**
 * What is wrong with a version of Node, and how to get a supported one; undefined if it is supported.
 * @param {string} version as in process.versions.node
 * @param {string} range `engines.node` of package.json, of the form ">=1.2.3"
 * @returns {string | undefined}
 */
export function nodeVersionError(version, range) {
  const oldest = range.replace(/^>=/, '');
  const parts = version.split('.').map(Number);
  const difference = oldest
    .split('.')
    .map((part, index) => (parts[index] || 0) - Number(part))
    .find((part) => part !== 0);
  if (difference === undefined || difference > 0) return undefined;
  return [
    `Node ${oldest} or newer is needed; this is Node ${version} (${process.execPath}).`,
    '  With nvm or fnm, in this folder: `nvm install` or `fnm use --install-if-missing` (they read .nvmrc).',
    '  Without: take the LTS version from https://nodejs.org/en/download.',
    '  Then run the command again.',
  ].join('\n');
}

/** Digest of the lock file, the version of Node and the platform: they decide which packages are installed. */
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
 * @returns {string | undefined} what went wrong, and how to fix it
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

/** Installs packages as `installPackages` does; ends the command when it fails. */
export function ensureInstalled() {
  const problem = installPackages();
  if (problem) fail(problem);
}

// `postinstall` of package.json.
if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'installed') {
  // With `--omit=dev` the commands lack packages.
  if (existsSync(join(root, 'node_modules', 'vitest'))) markInstalled();
}
