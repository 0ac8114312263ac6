// `npm run launch-check`: reports what has to be fixed before the site goes live (D1, D36), with exit code 1 if there is anything.
// --test-mail also sends a message to MAIL_TO. --build skips the settings of the server, which CI may not know. --facts lists the
// facts that nobody has confirmed, which are only counted otherwise.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { ContentError } from '@/lib/content-error';
import { parseSettings } from '@/lib/settings';
import { root } from './bootstrap.mjs';
import { companyFindings } from './launch/company';
import { FACT_FILE } from './launch/fact-list';
import { contentSources, factFindings, readFacts } from './launch/facts';
import { findingsIn, type LaunchResults, launchReport } from './launch/result';
import { builtInFindings, noticeFindings, securityFindings, serverFindings } from './launch/rules';
import { testMail } from './launch/test-mail';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { build: flag, facts: flag, 'test-mail': flag } });
const today = new Date().toISOString().slice(0, 10);
const settings = parseSettings(process.env, site);
const notices = (['/privacy', '/cookie', '/accessibilita'] as const).map((path) => ({
  file: `content/pages${path}.ts`,
  updated: pages[path].updated,
  changed: lastChange(`content/legal${path}.mdx`),
}));

const results: LaunchResults = [
  ...companyFindings(site),
  ...builtInFindings(settings, Boolean(process.env.SITE_URL?.trim())),
  ...securityFindings(site.security.expires, today),
  ...noticeFindings(notices, today),
  ...checkFacts(),
  ...(values.build ? [] : serverFindings(settings)),
];
const mailTest = values['test-mail'] ? await testMail(settings, site.name) : [];
const isReady = findingsIn([...results, ...mailTest]).length === 0;
console[isReady ? 'log' : 'error'](launchReport(results, mailTest));
process.exitCode = isReady ? 0 : 1;

/** Checks the table of facts: the facts that the owner has to decide, or the mistakes in the table. */
function checkFacts(): LaunchResults {
  const sources = contentSources();
  try {
    return factFindings(readFacts(sources), sources, {
      acceptOpen: settings.acceptOpenFacts,
      all: values.facts,
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ what: error.message, where: FACT_FILE, fix: 'Correggete lì, e ripetete il comando.' }];
  }
}

/** The day of the last commit of a file, YYYY-MM-DD; undefined without the full history of the repository. */
function lastChange(file: string): string | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined;
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%cs', '--', file);
}
