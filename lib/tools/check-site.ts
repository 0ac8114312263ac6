// What can be told of the built site by reading it as it is served: links, headings, pictures, words; and what its
// pages weigh (lib/tools/site-check/budgets.ts) and say of themselves to crawlers (metadata-rules.ts).
// Part of `npm run check`; alone, with two tables of all pages:
//   npx tsx --conditions=react-server lib/tools/check-site.ts --report [--external] [--base http://localhost:3000]
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { everyPage } from '@/app/_site/every-page';
import { settings } from '@/app/_site/settings';
import { pages as registered } from '@/content/pages';
import { serverErrorMeta } from '@/content/pages/errore';
import { notFoundMeta } from '@/content/pages/not-found';
import { site } from '@/content/site';
import { guides, publishedArticles } from '@/lib/content';
import { securityTxtFault } from '@/lib/seo/security-txt';
import { fail, npx, root } from './bootstrap.mjs';
import { overBudget } from './site-check/budgets';
import { bundleFaults } from './site-check/bundle-rules';
import { gulpease, missingStrings, straightQuotes, wordCount } from './site-check/copy-rules';
import { crawl } from './site-check/crawl';
import {
  headingOrder,
  pictureTexts,
  repeatedIds,
  repeatedMetadata,
  styleAttributes,
} from './site-check/html-rules';
import { type Described, type ExpectedPage, metadataFaults } from './site-check/metadata-rules';
import type { Finding, SitePage } from './site-check/page';
import { misspelt } from './site-check/spelling';
import { weighSite } from './site-check/weights';
import { askExternal, externalLinks, externalReport } from './upkeep/external-links';

/** Below this a page is hard reading for most people (design brief). */
const leastGulpease = 45;
/** A page of the documentation must be usable: at least so many words. */
const leastGuideWords = 600;
/** Not marketing: law has its own words. */
const legal = ['/privacy', '/cookie', '/accessibilita'];

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    report: { type: 'boolean', default: false },
    external: { type: 'boolean', default: false },
  },
});
const server = values.base ? undefined : await serve();
const base = values.base ?? server?.base ?? '';
try {
  await check();
} finally {
  server?.stop();
}

async function check() {
  const { pages, links, anchors, broken } = await crawl(base, Object.keys(registered));
  const described = metadataFaults({
    folder: join(root, 'out/site'),
    site: { name: site.name, url: settings.siteUrl },
    pages: expectedPages(),
    screens: { '404': notFoundMeta, '500': serverErrorMeta },
  });
  const expiry = securityTxtFault(site.security.expires, new Date());
  const findings: Finding[] = [
    ...broken.map((text) => ({ path: 'link', text })),
    ...repeatedMetadata(pages),
    ...described.findings,
    ...(expiry ? [{ path: '/.well-known/security.txt', text: expiry }] : []),
    ...pages.flatMap((page) => [
      ...headingOrder(page),
      ...pictureTexts(page),
      ...repeatedIds(page),
      ...styleAttributes(page),
      ...straightQuotes(page),
      ...hardReading(page),
    ]),
    ...missingStrings(pages),
    ...overBudget(weighSite(join(root, 'out/site'))),
    ...(await misspelt(pages)),
    ...bundleFaults(join(root, 'out/site'), Object.keys(registered)),
  ];
  const table = pages.map((page) => ({
    path: page.path,
    words: wordCount(page),
    gulpease: gulpease(page) ?? '-',
  }));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(
    join(root, 'test-results/site.json'),
    `${JSON.stringify({ pages: table, metadata: described.table, links, anchors, findings }, null, 2)}\n`,
  );
  if (values.report) {
    console.table(table);
    console.log(markdownTable(described.table));
  }
  // A report: other sites come and go, and the network may be missing.
  if (values.external) {
    const found = externalLinks(pages, [base, settings.siteUrl]);
    console.log(externalReport(await askExternal(found)));
  }
  if (findings.length > 0) {
    for (const { path, text } of findings) console.error(`  ${path}: ${text}`);
    fail(`${findings.length} things to mend in the built site.`);
  }
  console.log(`${pages.length} pages, ${links} links, ${anchors} anchors, all sound.`);
}

/** Every page with what it is to its readers. */
function expectedPages(): ExpectedPage[] {
  const articles = new Set(publishedArticles().map(({ slug }) => `/novita/${slug}`));
  const manual = new Set(guides().map(({ slug }) => `/documentazione/${slug}`));
  return everyPage().map((page) => {
    const kind = articles.has(page.path) ? 'article' : manual.has(page.path) ? 'guide' : 'page';
    return { ...page, kind };
  });
}

/** What pages say of themselves to crawlers, for a note. */
function markdownTable(rows: readonly Described[]): string {
  const head = ['address', 'title', 'description', 'canonical', 'structured data', 'picture'];
  const lines = rows.map(({ path, title, description, canonical, types, picture }) =>
    [path, title, description, canonical, types.join(', '), picture].map((cell) =>
      cell.replaceAll('|', '\\|'),
    ),
  );
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function hardReading(page: SitePage): Finding[] {
  const { path } = page;
  const findings: Finding[] = [];
  const index = gulpease(page);
  if (!legal.includes(path) && index !== undefined && index < leastGulpease) {
    findings.push({
      path,
      text: `is hard to read: Gulpease ${index}, wanted ${leastGulpease}; shorten its sentences`,
    });
  }
  if (/^\/documentazione\/(?!faq$)/.test(path) && wordCount(page) < leastGuideWords) {
    findings.push({
      path,
      text: `is too short for a guide: ${wordCount(page)} words, wanted ${leastGuideWords}`,
    });
  }
  return findings;
}

/** Serves the build on a free port. */
async function serve() {
  const port = await freePort();
  const [file, args] = npx('next', 'start', '-p', String(port));
  // Reading pages must never send what waits in a developer's own spool.
  const spool = mkdtempSync(join(tmpdir(), 'spool-'));
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MAIL_SPOOL_DIR: spool, RESEND_API_KEY: '' },
  });
  const address = `http://localhost:${port}`;
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(spool, { recursive: true, force: true });
  };
  process.on('exit', stop);
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) fail('The built site did not start: the lines above say why.');
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return { base: address, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stop();
  return fail('The built site did not answer within 20 seconds.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
