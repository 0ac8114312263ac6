// `npm run launch-check`: what has to be fixed before the site goes live (D1). Exit code 1 while there is anything; what
// cannot be verified without a network is listed, and does not count. With --test-mail it also sends one message to MAIL_TO.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { facts } from '@/content/facts';
import { pageMeta } from '@/content/pages';
import { site } from '@/content/site';
import { checkWritable } from '@/lib/mail/store/check-writable';
import { openDatabase } from '@/lib/mail/store/database';
import { reasonOf } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { parseSettings, SETTING_NAMES } from '@/lib/settings';
import { root } from './bootstrap.mjs';
import { builtSite } from './launch/built-site';
import { contentSources, factFindings } from './launch/facts';
import { mailDomains, nameServer } from './launch/mail-domains';
import { mailKey, newsletterAddress } from './launch/providers';
import { type LaunchResult, launchReport, mergeResults, toFix } from './launch/result';
import {
  companyFindings,
  domainOf,
  noticeFindings,
  proxyNote,
  securityFindings,
  settingFindings,
} from './launch/rules';
import { testMail } from './launch/test-mail';

const now = new Date();
const settings = parseSettings(process.env, site);
const given = new Set<string>(SETTING_NAMES.filter((name) => process.env[name]?.trim()));
const domains = { from: domainOf(settings.mailFrom), to: domainOf(settings.mailTo) };
const nothing = toFix();

const settingProblems = settingFindings(settings, given);
const hasPlaceholderMail = settingProblems.some(({ what }) => what.includes('casella finta'));
const notices = ['/privacy', '/cookie', '/accessibilita'].map((path) => {
  const file = `content/legal${path}.mdx`;
  return { file, updated: pageMeta(path).updated, changed: lastChange(file) };
});

const { values } = parseArgs({ options: { 'test-mail': { type: 'boolean' } } });

const result = mergeResults([
  toFix(...companyFindings(site)),
  toFix(...settingProblems),
  proxyNote(settings),
  toFix(...securityFindings(site.security.expires, now)),
  toFix(...noticeFindings(notices, now)),
  toFix(...factFindings(facts, contentSources())),
  builtSite(resolve(root, 'out/site'), settings.siteUrl),
  await store(),
  ...(await Promise.all([
    // Invented domains have no records to check.
    hasPlaceholderMail ? nothing : mailDomains(domains, nameServer()),
    settings.resendApiKey ? mailKey(settings.resendApiKey, domains.from, settings.resendBaseUrl) : nothing,
    settings.newsletterUrl ? newsletterAddress(settings.newsletterUrl) : nothing,
  ])),
  // Last: the provider limits requests per second.
  values['test-mail'] ? await sendTestMail() : nothing,
]);
const ready = result.findings.length === 0;
console[ready ? 'log' : 'error'](launchReport(result));
process.exitCode = ready ? 0 : 1;

function sendTestMail(): Promise<LaunchResult> {
  return testMail({
    folder: resolve(root, settings.mailSpoolDir),
    apiKey: settings.resendApiKey,
    baseUrl: settings.resendBaseUrl,
    sender: { to: settings.mailTo, from: settings.mailFrom, brand: site.name },
    pace: { perSecond: settings.mailPerSecond, perHour: settings.mailPerHour },
  });
}

/** Whether messages can be stored. */
async function store(): Promise<LaunchResult> {
  const folder = resolve(root, settings.mailSpoolDir);
  const database = openDatabase(nodeDriver(folder));
  try {
    await checkWritable(database);
    return nothing;
  } catch (error) {
    return toFix({
      what: `Nella cartella dei messaggi, ${folder}, non si può scrivere (${reasonOf(error)})`,
      where: 'impostazione MAIL_SPOOL_DIR',
      fix: 'Date la cartella all’utente con cui gira il sito, o indicatene un’altra, su un disco che resti.',
    });
  } finally {
    database.close();
  }
}

/** The day on which a file was last changed, YYYY-MM-DD; undefined where there is no history. */
function lastChange(file: string): string | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs', '--', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout?.trim() || undefined;
}
