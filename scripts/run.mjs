// Installs packages, checks settings and runs a command of this folder by tsx: node scripts/run.mjs <name>
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, npx, root } from './bootstrap.mjs';

const [name = '', ...args] = process.argv.slice(2);
const file = ['ts', 'mjs']
  .map((ending) => join('scripts', `${name}.${ending}`))
  .find((path) => existsSync(join(root, path)));
if (!/^[a-z-]+$/.test(name) || !file) fail(`There is no command "${name}" in scripts.`);
ensureInstalled();
// Commands that check their settings themselves, or need none.
const withoutCheck = ['bench', 'mail', 'new-article'];
if (!withoutCheck.includes(name)) {
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
}
const { status } = spawnSync(...npx('tsx', file, ...args), { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
