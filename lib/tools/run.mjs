// Runs a command of this folder by tsx, after installing packages and checking settings: node lib/tools/run.mjs <name>
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, npx, root } from './bootstrap.mjs';

const [name = '', ...args] = process.argv.slice(2);
const file = ['ts', 'mjs']
  .map((ending) => join('lib/tools', `${name}.${ending}`))
  .find((path) => existsSync(join(root, path)));
if (!/^[a-z-]+$/.test(name) || !file) fail(`There is no command "${name}" in lib/tools.`);
ensureInstalled();
const { show, syntaxProblems } = await import('./explain.mjs');
// These check their settings themselves, or need none; and a slip in a page is no reason to leave messages where they are.
const isApart = ['bench', 'mail', 'new-article'].includes(name);
if (!isApart) {
  if (show(syntaxProblems(root))) fail('Il comando legge i file di content: correggete le righe qui sopra.');
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
}
const { status } = spawnSync(...npx('tsx', file, ...args), { cwd: root, stdio: 'inherit' });
// It may have read one of them.
if (isApart && status !== 0) show(syntaxProblems(root));
process.exit(status ?? 1);
