// `npm run launch-check`: what has to be fixed before the site goes live (D1, D36). Exit code 1 while there is anything. With
// --test-mail it also sends one message to MAIL_TO, with --test-webhook a ping to the webhook. With --build it looks at what is
// built in alone, and not at the settings of the server: for the place that builds, which may not know them.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@/content/site';
import { ContentError } from '@/lib/content-error';
import { reasonOf } from '@/lib/log';
import { setupsOf } from '@/lib/mail/delivery/setups';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { checkWritable, StoreError } from '@/lib/mail/store/database';
import { openDatabase } from '@/lib/mail/store/node-database';
import { isProved } from '@/lib/schema/evidence';
import { parseSettings, SETTING_NAMES } from '@/lib/settings';
import { root } from './bootstrap.mjs';
import { changedSinceBuild, isBuilt } from './fingerprint.mjs';
import { builtSite } from './launch/built-site';
import { tryMailServer, tryWebhook } from './launch/channels';
import { companyFindings, formFindings } from './launch/company';
import { contentSources, factFindings, readFacts, unreadableFindings } from './launch/facts';
import { previewFindings } from './launch/preview';
import { builtInProcessorFindings, serverProcessorFindings } from './launch/processors';
import { isFinding, type LaunchResult, launchReport } from './launch/result';
import {
  builtInFindings,
  historyNote,
  newsletterNote,
  noticeFindings,
  proxyNote,
  securityFindings,
  serverFindings,
  siteNameFindings,
  webhookNote,
} from './launch/rules';
import { testMail } from './launch/test-mail';
import { SITE_FILE, siteProblems } from './site-data';

const siteSource = readFileSync(resolve(root, SITE_FILE), 'utf8');
if (siteProblems(site, siteSource).some(({ isShape }) => isShape)) {
  console.error(launchReport(formFindings(site, siteSource)));
  process.exit(1);
}
// Pages read what has just been looked at.
const { pageMeta } = await import('@/content/pages');
const { evidence } = await import('@/content/evidence');

const now = new Date();
const settings = parseSettings(process.env, site);
const given = new Set<string>(SETTING_NAMES.filter((name) => process.env[name]?.trim()));
const notices = ['/privacy', '/cookie', '/accessibilita'].map((path) => {
  const changed = lastChange(`content/legal${path}.mdx`);
  const file = `content/pages${path}.ts`;
  const line =
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .findIndex((text) => /^\s*updated:/.test(text)) + 1;
  return { file, line, updated: pageMeta(path).updated, changed };
});

const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { build: flag, 'test-mail': flag, 'test-webhook': flag } });

const results: LaunchResult = [
  ...companyFindings(site, siteSource),
  ...builtInFindings(settings, given),
  ...newsletterNote(settings),
  ...builtInProcessorFindings(settings, site.processors),
  ...securityFindings(site.security.expires, now, siteSource),
  ...noticeFindings(notices, now),
  ...historyNote(notices),
  ...facts(),
  ...unproved(),
  ...previewFindings(settings, resolve(root, 'out/site/index.html')),
  ...builtSite({
    folder: resolve(root, 'out/site'),
    siteUrl: settings.siteUrl,
    isCurrent: isBuilt(),
    changed: changedSinceBuild(),
  }),
  ...(values.build
    ? [
        {
          unseen:
            'Le impostazioni del server, la posta e il webhook: npm run launch-check, sul server. Su Cloudflare: /healthz, e un messaggio di prova dal modulo dei contatti.',
        },
      ]
    : await server()),
];
const ready = !results.some(isFinding);
console[ready ? 'log' : 'error'](launchReport(results));
process.exitCode = ready ? 0 : 1;

/** What the owner has to decide, or to correct where the list cannot be read. */
function facts(): LaunchResult {
  const sources = contentSources();
  try {
    return factFindings(readFacts(sources), sources, settings.acceptOpenFacts);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unreadableFindings(error);
  }
}

/** Figures of the copy that nothing proves yet. */
function unproved(): string[] {
  const open = Object.entries(evidence).filter(([, one]) => !isProved(one));
  const lines = open.map(([name, { figure }]) => `\n     - ${name}: ${figure}`);
  return lines.length === 0
    ? []
    : [
        `Chi legge può chiedere la prova di queste cifre. Se l’avete, scrivetene fonte, data o indirizzo in content/evidence.ts; altrimenti pensate se tenerle${lines.join('')}`,
      ];
}

/** What only the server can tell: its settings, and its mail. */
async function server(): Promise<LaunchResult> {
  return [
    ...serverFindings(settings),
    ...webhookNote(settings),
    ...serverProcessorFindings(settings, site.processors),
    ...siteNameFindings(process.env.SITE_NAMES, settings.siteUrl),
    ...proxyNote(settings),
    ...(await tryMailServer(settings)),
    ...(await mail()),
    ...(await tryWebhook(settings, values['test-webhook'] ?? false)),
  ];
}

/** Whether messages can be stored and, if asked for, sent. */
async function mail(): Promise<LaunchResult> {
  const setup = setupsOf(settings, { smtp: smtpProvider }).find(({ channel }) => channel === 'mail');
  const folder = resolve(root, settings.mailSpoolDir);
  const database = openDatabase(folder);
  try {
    await checkWritable(database);
    if (!setup) return [];
    if (!values['test-mail']) {
      const unseen =
        'La posta non è stata provata: npm run launch-check -- --test-mail manda un messaggio a MAIL_TO.';
      return [{ unseen }];
    }
    return await testMail({
      database,
      setup,
      isOwnServer: settings.smtp !== undefined,
      sender: { to: settings.mailTo, from: settings.mailFrom, brand: site.name },
    });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [
      {
        what: `Nella cartella dei messaggi, ${folder}, non si può scrivere (${reasonOf(error)})`,
        where: 'impostazione MAIL_SPOOL_DIR',
        fix: 'Date la cartella all’utente con cui gira il sito, o indicatene un’altra, su un disco che resti.',
      },
    ];
  } finally {
    database.close();
  }
}

/** The day on which a file was last changed, YYYY-MM-DD; undefined where there is no history, or only its last commit. */
function lastChange(file: string): string | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined;
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%cs', '--', file);
}
