// `npm run bench`: one table of what the built site weighs, asks for and serves, kept in tests/bench/history.md.
// `npm run bench -- <name> [...]`: one of its parts alone, or one of the long measurements of the mail in tests/bench.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, npx, root } from './bootstrap.mjs';

const folder = 'tests/bench';
const mails = readdirSync(join(root, folder))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const given = process.argv.slice(2);
const name = given[0]?.startsWith('--') ? undefined : given[0];
const args = name ? given.slice(1) : given;

if (name && mails.includes(name)) {
  const { status } = spawnSync(...npx('tsx', `${folder}/${name}.ts`, ...args), {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const { measure, parts } = await import('./bench/parts');
if (name && !(name in parts))
  fail(`Which measurement? npm run bench -- ${[...Object.keys(parts), ...mails].join(' | ')}`);
const { checkEnvironment } = await import('./environment.mjs');
checkEnvironment();
const { isBuilt } = await import('./fingerprint.mjs');
const { build } = await import('./build.mjs');
if (!isBuilt()) await build();
await measure(name, args);
