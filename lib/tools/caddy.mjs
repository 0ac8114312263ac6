// Which Caddy the tests of out/Caddyfile use: an installed one, else Debian's (D32).
import { fail } from './bootstrap.mjs';
import { findProgram, installPackage } from './debian.mjs';

/** Path of a Caddy that is there, or undefined. */
export const findCaddy = () => findProgram(['caddy']);

/** Brings Caddy where there is none. The tests start a server of their own. */
export function ensureCaddy() {
  if (!findCaddy()) installPackage('caddy', 'caddy.service');
  if (!findCaddy()) {
    fail(
      'The tests of the web server need Caddy and it could not be installed. Install it (Debian: `apt-get install caddy`; macOS: `brew install caddy`), then run the command again.',
    );
  }
}
