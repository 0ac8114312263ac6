// `npm run bench -- answers | mail | scale [articles ...] | worker`: runs one of the measurements of tests/bench.
import { spawnSync } from 'node:child_process';
import { fail, npx, root } from './bootstrap.mjs';

const [name = '', ...args] = process.argv.slice(2);
if (!['answers', 'mail', 'scale', 'worker'].includes(name))
  fail('Which measurement? npm run bench -- answers | mail | scale | worker');
if (name === 'answers') {
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  const { build } = await import('./build.mjs');
  await build({ ifDue: true });
}
const isTest = ['mail', 'worker'].includes(name);
const [program, file] = isTest
  ? ['vitest', `tests/bench/${name}.test.ts`]
  : ['tsx', `tests/bench/${name}.ts`];
const { status } = spawnSync(...npx(program, ...(isTest ? ['run'] : []), file, ...args), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_FULL: '1' },
});
process.exit(status ?? 1);
