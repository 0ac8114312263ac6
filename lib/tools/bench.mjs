// `npm run bench -- <name> [...]`: the measurements in tests/bench, too long for `npm test`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, npx, root } from './bootstrap.mjs';

const folder = 'tests/bench';
const names = readdirSync(join(root, folder))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const [name = '', ...args] = process.argv.slice(2);
if (!names.includes(name)) fail(`Which measurement? npm run bench -- ${names.join(' | ')}`);
const { status } = spawnSync(...npx('tsx', `${folder}/${name}.ts`, ...args), { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
