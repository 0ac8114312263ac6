// Which Redis the tests of the shared rate limit use: an installed redis-server or valkey-server, else Debian's (D32).
import { fail } from './bootstrap.mjs';
import { findProgram, installPackage } from './debian.mjs';

/** Path of a server that is there, or undefined. */
export const findRedis = () => findProgram(['redis-server', 'valkey-server']);

/** Brings Redis where there is none. The tests start a server of their own. */
export function ensureRedis() {
  if (!findRedis()) installPackage('redis-server', 'redis-server.service');
  if (!findRedis()) {
    fail(
      'The tests of the rate limit need redis-server (or valkey-server) and none could be installed. Install one (Debian: `apt-get install redis-server`; macOS: `brew install redis`), then run the command again.',
    );
  }
}
