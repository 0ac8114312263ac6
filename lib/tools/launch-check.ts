// `npm run launch-check`: reports what has to be fixed before the site goes live (D1, D36), with exit code 1 if there is anything.
// --test-mail also sends a message to MAIL_TO. --build skips the settings of the server, which CI may not know.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { site } from '@/content/site';
import { ContentError, problemPlace } from '@/lib/content-error';
import { parseSettings, SETTING_NAMES } from '@/lib/settings';
import { root } from './bootstrap.mjs';
import { companyFindings, formatFindings } from './launch/company';
import { contentSources, factFindings, readFacts } from './launch/facts';
import { isFinding, type LaunchResults, launchReport } from './launch/result';
import {
  builtInFindings,
  newsletterNote,
  noticeFindings,
  securityFindings,
  serverFindings,
} from './launch/rules';
import { testMail } from './launch/test-mail';
import { siteProblems } from './site-data';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { build: flag, 'test-mail': flag } });

// The other checks need usable values.
if (siteProblems(site).some(({ isUnusable }) => isUnusable)) {
  console.error(launchReport(formatFindings(site)));
  process.exit(1);
}

const { pageMeta } = await import('@/app/_site/pages');

const now = new Date();
const settings = parseSettings(process.env, site);
const setNames = new Set<string>(SETTING_NAMES.filter((name) => process.env[name]?.trim()));
const notices = ['/privacy', '/cookie', '/accessibilita'].map((path) => ({
  file: `content/pages${path}.ts`,
  updated: pageMeta(path).updated,
  changed: lastChange(`content/legal${path}.mdx`),
}));

const results: LaunchResults = [
  ...companyFindings(site),
  ...builtInFindings(settings, setNames),
  ...newsletterNote(settings),
  ...securityFindings(site.security.expires, now),
  ...noticeFindings(notices, now),
  ...checkFacts(),
  ...(values.build ? [] : serverFindings(settings)),
  ...(values['test-mail'] ? await testMail(settings, site.name) : []),
];
const isReady = !results.some(isFinding);
console[isReady ? 'log' : 'error'](launchReport(results));
process.exitCode = isReady ? 0 : 1;

/** Checks the table of facts: the facts that the owner has to decide, or the mistakes in the table. */
function checkFacts(): LaunchResults {
  const sources = contentSources();
  try {
    return factFindings(readFacts(sources), sources, { acceptOpen: settings.acceptOpenFacts });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const fix = 'Correggete lì, e ripetete il comando.';
    return error.problems.map((problem) => ({ what: problem.message, where: problemPlace(problem), fix }));
  }
}

/** @returns the day of the last commit of a file, YYYY-MM-DD; undefined without the full history of the repository */
function lastChange(file: string): string | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined;
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%cs', '--', file);
}
