// `npm run check`: everything that can be told without a browser (D32). Ends at the first failure, naming it.
import { pathToFileURL } from 'node:url';
import { beside, ensureInstalled, npx, run, say } from './bootstrap.mjs';
import { ensureRedis } from './programs.mjs';

/**
 * Types, lint and format, what nothing uses, unit tests (which hold the rules of structure, content and licences), then
 * the built site as it is served: links, headings, pictures, words. Builds it when the build is older than its sources.
 */
export async function check() {
  const unused = beside(npx('knip', '--no-progress'));
  say('Types (next typegen, tsc)');
  run(npx('next', 'typegen'), 'The types of the routes could not be made.');
  run(npx('tsc', '--noEmit'), 'Types do not hold: mend the lines above.');
  say('Lint and format (biome)');
  run(
    npx('biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])),
    'Lint or format: `npm run format` mends most of it.',
  );
  say('Files, exports and packages that nothing uses (knip)');
  await unused('Something is unused: delete it, or name it in knip.config.ts if it is run by its path.');
  ensureRedis();
  say('Unit, structure and content tests (vitest)');
  run(
    npx('vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'),
    'Unit tests failed.',
  );
  const { isBuilt } = await import('./fingerprint.mjs');
  const { build } = await import('./build.mjs');
  if (!isBuilt()) await build({ typesChecked: true });
  say('Links, headings, pictures and words of the built site');
  run(
    npx('tsx', '--conditions=react-server', 'lib/tools/check-site.ts'),
    'The built site has faults: mend the lines above.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  await check();
}
