// Which Redis the tests of the shared rate limit use: an installed redis-server or valkey-server, else Debian's (D32).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, say } from './bootstrap.mjs';

const names = ['redis-server', 'valkey-server'];
const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const service = 'redis-server.service';

/** Path of a server that is there, or undefined. */
export function findRedis() {
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

/** Brings Redis where there is none: Debian's package, as root. The tests start a server of their own. */
export function ensureRedis() {
  if (findRedis()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No Redis found: trying Debian’s package (apt-get install redis-server)');
    // The package starts its service and has it start with the machine: neither is wanted here.
    const systemd = existsSync('/run/systemd/system');
    if (systemd) spawnSync('systemctl', ['mask', '--quiet', service]);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    if (systemd) {
      spawnSync('systemctl', ['unmask', '--quiet', service]);
      spawnSync('systemctl', ['disable', '--quiet', service]);
    }
  }
  if (!findRedis()) {
    fail(
      'The tests of the rate limit need redis-server (or valkey-server) and none could be installed. Install one (Debian: `apt-get install redis-server`; macOS: `brew install redis`), then run the command again.',
    );
  }
}
