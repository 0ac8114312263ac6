// Which packages of package.json have a newer version: a report for whoever keeps the site up. It fails nothing, and says
// so when the registry does not answer.
import { spawn } from 'node:child_process';
import { root } from '../bootstrap.mjs';

const TIMEOUT_MS = 30_000;

/**
 * What `npm outdated --json` says of a package.
 * @typedef {{ current?: string, wanted: string, latest: string }} Outdated
 */

/** Asks the registry; never rejects. @returns {Promise<string>} the report, a few lines */
export function outdatedReport() {
  return new Promise((resolve) => {
    const child = spawn('npm', ['outdated', '--json', '--fetch-retries=0', '--fetch-timeout=15000'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      shell: process.platform === 'win32',
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.on('error', () => resolve(outdatedLines('')));
    child.on('close', () => resolve(outdatedLines(said)));
  });
}

/** The report in words. @param {string} json what `npm outdated --json` printed @returns {string} */
export function outdatedLines(json) {
  /** @type {Record<string, Outdated> & { error?: unknown }} */
  let packages;
  try {
    packages = JSON.parse(json);
  } catch {
    return 'Not verified: the npm registry did not answer.';
  }
  if (packages.error) return 'Not verified: the npm registry did not answer.';
  const names = Object.keys(packages).sort();
  if (names.length === 0) return 'Every package is the newest.';
  return [
    `${names.length} packages have a newer version (nothing fails for it; \`npm outdated\` tells more):`,
    ...names.map((name) => `  ${name} ${packages[name]?.current ?? '-'} -> ${packages[name]?.latest}`),
  ].join('\n');
}
