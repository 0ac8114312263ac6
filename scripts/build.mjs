// `npm run build`: makes the production build.
// `npm run build:static`: also prints which folder goes where.
// `npm run build -- --drafts`: makes a preview with drafts, in a separate folder (SHOW_DRAFTS=1, D49).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import {
  bundleFolder,
  lockBuilds,
  nextBundle,
  noteFailure,
  replaceBundle,
  serverFile,
} from '../lib/bundle-folder.mjs';
import { isPreview } from '../lib/preview.mjs';
import { ensureInstalled, fail, npx, root, runWithOutput, say } from './bootstrap.mjs';

/** A failed step of the build. Its message is for the person who has to fix it. */
class BuildError extends Error {}

/**
 * Builds the site beside the one that is served, and replaces it when the new one is complete (D47). Callers check the
 * environment first. TYPES_CHECKED=1 skips the check of types.
 * @param {{ ifDue?: boolean }} [options] `ifDue`: only if there is no build, or its sources have changed
 */
export async function build({ ifDue = false } = {}) {
  await lockBuilds(root, (pid) => say(`Waiting for the build of process ${pid}`));
  const { fingerprint, clearBuildStamp, isBuilt, writeBuildStamp } = await import('./fingerprint.mjs');
  if (ifDue && isBuilt()) return;
  const digest = fingerprint();
  clearBuildStamp();
  rmSync(join(root, nextBundle()), { recursive: true, force: true });
  // Pages write their pictures into this folder.
  rmSync(join(root, 'public/assets/pictures'), { recursive: true, force: true });
  say('Texts');
  const texts = await runStep(npx('tsx', '--conditions=react-server', 'scripts/check-texts.ts'));
  say(`Building the pages (next build) and the files that are served (${bundleFolder()}/site)`);
  await runStep(npx('next', 'build'), { isShown: true });
  say('Bundling the server and the Cloudflare worker');
  const { bundleServer } = await import('./bundle-server.mjs');
  const { bundleWorker } = await import('./bundle-worker.mjs');
  await bundleServer(nextBundle());
  if (!isPreview()) await bundleWorker(nextBundle(), process.env);
  replaceBundle(root);
  writeBuildStamp(digest);
  console.log(`\n${texts.trim()}`);
}

/**
 * Runs a step of the build.
 * @param {[string, string[]]} command
 * @param {{ isShown: boolean }} [options] `isShown`: its output is printed as it comes, else only if the step fails
 * @returns its output
 * @throws BuildError if the step fails
 */
async function runStep(command, { isShown } = { isShown: false }) {
  const { isOk, output } = await runWithOutput(command, { isShown });
  if (isOk) return output;
  if (!isShown) console.error(output.trimEnd());
  throw new BuildError(failureIn(output));
}

/**
 * Finds the lines with what editors have to fix (lib/content-error.ts), else the beginning of Next's error, else the end of the
 * output.
 * @param {string} output
 */
function failureIn(output) {
  const text = stripVTControlCharacters(output);
  const problems = new Set(text.match(/^ {2}content\/\S.*: .+$/gm));
  if (problems.size > 0) return [...problems].join('\n').trim();
  const [, nextError] = text.split('> Build error occurred');
  const lines = (nextError ?? text).trim().split('\n');
  return (nextError ? lines.slice(0, 20) : lines.slice(-20)).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ifDue = process.argv.includes('--if-due');
  if (process.argv.includes('--drafts')) process.env.SHOW_DRAFTS = '1';
  // `npm start` has done both.
  if (!ifDue) {
    ensureInstalled();
    const { checkEnvironment } = await import('./environment.mjs');
    checkEnvironment();
  }
  await build({ ifDue }).catch((error) => {
    noteFailure(root, String(error.message));
    if (!(error instanceof BuildError)) console.error(error);
    fail('Il sito non è stato costruito: le righe qui sopra dicono perché. In linea resta quello di prima.');
  });
  if (process.argv.includes('--static')) {
    const bundle = bundleFolder();
    say(
      `${serverFile()} serves ${bundle}/site and receives forms; ${bundle}/worker is for Cloudflare Workers.`,
    );
    if (!process.env.SITE_URL?.trim())
      console.log('SITE_URL is not set: set it and build again before going public.');
  }
}
