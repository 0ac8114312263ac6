// `npm run check`: everything that needs no browser (D32). Ends at the first failure, naming it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, fail, npx, root, run, runInBackground, say } from './bootstrap.mjs';
import { ensureNewerNode } from './programs.mjs';

/**
 * Types, lint and format, what nothing uses, unit tests (which hold the rules of structure, content and licences), then
 * the built site: HTML, headings, pictures, words, weights, metadata. Builds it when the build is older than its sources, which
 * checks its links.
 */
export async function check() {
  // The site is checked, never a preview.
  process.env.SHOW_DRAFTS = '';
  ensureNewerNode();
  const unused = runInBackground(npx('knip', '--no-progress'));
  say('Types (next typegen, tsc)');
  run(npx('next', 'typegen'), 'The types of the routes could not be made.');
  await types();
  say('Lint and format (biome)');
  run(
    npx('biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])),
    'Lint or format: `npm run format` fixes most of it.',
  );
  say('Files, exports and packages that nothing uses (knip)');
  await unused('Something is unused: delete it, or name it in knip.config.ts if it is run by its path.');
  const { isBuilt } = await import('./fingerprint.mjs');
  // Many unit tests wait for sockets and clocks, so the build takes little from them.
  process.env.TYPES_CHECKED = '1';
  // The browser tests also make parts of it again, which a preview has emptied.
  const isWhole = isBuilt() && existsSync(join(root, '.next/bundle-outputs.json'));
  const built = isWhole ? undefined : runInBackground([process.execPath, ['lib/tools/build.mjs']]);
  say('Unit, structure and content tests (vitest), while the site is built');
  unitTests();
  const buildLog = await built?.('The build failed: the lines above say where.');
  if (buildLog && /\b\d+ warnings?\b/i.test(buildLog)) {
    fail('The build warns: fix what the lines above say. A warning counts as an error.');
  }
  say('HTML, headings, pictures, words, weights and metadata of the built site');
  run(
    npx('tsx', '--conditions=react-server', 'lib/tools/check-site.ts'),
    'The built site has errors: fix the lines above.',
  );
}

/** Checks the types; what is wrong in content/ is also said in Italian. */
async function types() {
  const [file, args] = npx('tsc', '--noEmit', '--pretty', 'false');
  const { status, stdout } = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  if (status === 0) return;
  const { show, typeProblems } = await import('./explain.mjs');
  console.error(stdout);
  show(typeProblems(stdout));
  fail('The types are wrong: fix the lines above.');
}

/** Runs unit tests, and keeps their result in test-results/unit.json. @param {readonly string[]} [files] the only ones */
export function unitTests(files = []) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  run(npx('vitest', 'run', ...reporters, ...files), 'Unit tests failed.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  await check();
}
