// `npm run bench -- weights | scale [articles ...] | mail [submissions] [kills] | worker [submissions] [kills] |
// answers`: runs one of the measurements of tests/bench.
import { spawnSync } from 'node:child_process';
import { fail, npx, root } from './bootstrap.mjs';

const names = ['weights', 'scale', 'mail', 'worker', 'answers'];
const measuresBuild = ['weights', 'answers'];

const [name = 'weights', ...args] = process.argv.slice(2);
if (!names.includes(name)) fail(`Which measurement? npm run bench -- ${names.join(' | ')}`);
if (measuresBuild.includes(name)) {
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  const { build } = await import('./build.mjs');
  await build({ ifDue: true });
}
const { status } = spawnSync(...npx('tsx', `tests/bench/${name}.ts`, ...args), {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
