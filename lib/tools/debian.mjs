// How the tests bring a program that is missing: Debian's package, as root.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './bootstrap.mjs';

const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of the first of these programs that is there, or undefined. @param {readonly string[]} names */
export function findProgram(names) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...path, ...folders].flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
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
 * Installs a package of Debian where that is possible; whoever calls it looks whether it has worked.
 * @param {string} name of the package
 * @param {string} [service] that the package starts, and has start with the machine: neither is wanted here
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
