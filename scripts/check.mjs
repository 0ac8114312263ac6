// `npm run check`: runs everything that needs no browser (D32). Ends at the first failure and names it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, fail, npx, root, run, runInBackground, say } from './bootstrap.mjs';
import { ensureNewerNode } from './programs.mjs';

/**
 * Checks texts, types, lint and format, unused code and unit tests; meanwhile the site is built, if its sources have changed. The build
 * checks the site's own links.
 */
export async function checkSources() {
  // The site is checked, never a preview.
  process.env.SHOW_DRAFTS = '';
  say('Texts');
  run(
    npx('tsx', '--conditions=react-server', 'scripts/check-texts.ts'),
    'Correggete i testi: le righe qui sopra dicono dove e come.',
  );
  ensureNewerNode();
  const knip = runInBackground(npx('knip', '--no-progress'));
  say('Types (next typegen, tsc)');
  run(npx('next', 'typegen'), 'The types of the routes could not be generated.');
  run(npx('tsc', '--noEmit'), 'Type errors: fix the lines above.');
  say('Lint and format (biome)');
  run(
    npx('biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])),
    'Lint or format: `npm run format` fixes most of it.',
  );
  say('Files, exports and packages that nothing uses (knip)');
  await knip('Something is unused: delete it, or name it in knip.config.ts if it is run by its path.');
  const { isBuilt } = await import('./fingerprint.mjs');
  process.env.TYPES_CHECKED = '1';
  // The browser tests also need Next's outputs, which a preview empties.
  const isComplete = isBuilt() && existsSync(join(root, '.next/bundle-outputs.json'));
  const build = isComplete ? undefined : runInBackground([process.execPath, ['scripts/build.mjs']]);
  say('Unit tests (vitest), while the site is built');
  unitTests();
  const buildLog = await build?.('Il sito non è stato costruito: le righe qui sopra dicono perché.');
  if (buildLog && /\b\d+ warnings?\b/i.test(buildLog)) {
    fail('The build has warnings, which count as errors: fix what the lines above say.');
  }
}

/** Checks the built site: HTML, spelling, facts, byte budgets, characters, fixed strings, paths, and the answers of the search. */
function checkSite() {
  say('HTML of the built site (html-validate)');
  run(npx('html-validate', 'out/site/**/*.html'), 'Pages are not valid HTML: fix what the lines above say.');
  say('Words, weights, characters, fixed strings and paths of the built site');
  run(
    npx('tsx', '--conditions=react-server', 'scripts/check-site.ts'),
    'Il sito costruito ha errori: correggete le righe qui sopra.',
  );
  run(npx('vitest', 'run', 'tests/built'), 'The search fails its tests, above: its rates or its size.');
}

/**
 * Runs the unit tests, and keeps their result in test-results/unit.json.
 * @param {string[]} options of vitest, and files; by default all
 */
export function unitTests(...options) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  run(npx('vitest', 'run', ...reporters, '--exclude', 'tests/built/**', ...options), 'Unit tests failed.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!process.argv.includes('--site')) {
    ensureInstalled();
    const { checkEnvironment } = await import('./environment.mjs');
    checkEnvironment();
    await checkSources();
  }
  checkSite();
}
