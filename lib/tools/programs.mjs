// The programs that tests start: an installed one, else Debian's package where this process may install it (D32).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, say } from './bootstrap.mjs';

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

/** Path of a Redis server, or undefined. */
export const findRedis = () => findProgram(['redis-server', 'valkey-server']);

/** Ends the command if there is no Caddy and none can be installed. */
export function ensureCaddy() {
  if (!findCaddy()) installPackage('caddy', 'caddy.service');
  if (!findCaddy()) {
    fail(
      'The tests of the web server need Caddy and it could not be installed. Install it (Debian: `apt-get install caddy`; macOS: `brew install caddy`), then run the command again.',
    );
  }
}

/** Ends the command if there is no Redis and none can be installed. */
export function ensureRedis() {
  if (!findRedis()) installPackage('redis-server', 'redis-server.service');
  if (!findRedis()) {
    fail(
      'The tests of the rate limit need redis-server (or valkey-server) and none could be installed. Install one (Debian: `apt-get install redis-server`; macOS: `brew install redis`), then run the command again.',
    );
  }
}
