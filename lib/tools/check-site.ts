// Checks every page of the built site: valid HTML, headings, pictures, words, byte budgets (site-check/budgets.ts) and metadata
// (site-check/metadata-rules.ts). Links are checked while the site is built (lib/adapter/link-check.ts).
// Part of `npm run check`; alone, with two tables of all pages:
//   npx tsx --conditions=react-server lib/tools/check-site.ts --report
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { everyPage } from '@/app/_site/every-page';
import { settings } from '@/app/_site/settings';
import { pages as registered } from '@/content/pages';
import { serverErrorMeta } from '@/content/pages/errore';
import { notFoundMeta } from '@/content/pages/not-found';
import { site } from '@/content/site';
import { guides, publishedArticles } from '@/lib/content';
import { securityTxtProblem } from '@/lib/seo/security-txt';
import { fail, root } from './bootstrap.mjs';
import { overBudget } from './site-check/budgets';
import { bundleFaults } from './site-check/bundle-rules';
import {
  gulpease,
  missingCharacters,
  missingStrings,
  straightQuotes,
  wordCount,
} from './site-check/copy-rules';
import {
  headingOrder,
  joinedWords,
  pictureTexts,
  repeatedMetadata,
  repeatedTerms,
} from './site-check/html-rules';
import { type ExpectedPage, metadataFaults } from './site-check/metadata-rules';
import { halfTruths, promisesWithoutPlan } from './site-check/offer-rules';
import { type Finding, parsePage, type SitePage } from './site-check/page';
import { searchFaults } from './site-check/search-answers';
import { fileOf, pageAddresses } from './site-check/served-pages';
import { misspelt } from './site-check/spelling';
import { invalidPages } from './site-check/valid-html';
import { weighSite } from './site-check/weights';

/** A lower index is hard to read for most people (design brief). */
const leastGulpease = 45;
/** A shorter guide is not usable. */
const leastGuideWords = 600;
/** Legal language is exempt from the readability rule. */
const legal = ['/privacy', '/cookie', '/accessibilita'];

const { values } = parseArgs({ options: { report: { type: 'boolean', default: false } } });
const folder = join(root, 'out/site');
const findings = await check();
if (findings.length > 0) {
  for (const { path, text } of findings) console.error(`  ${path}: ${text}`);
  fail(`${findings.length} things to fix in the built site.`);
}

async function check(): Promise<Finding[]> {
  const pages = readPages();
  const metadata = metadataFaults({
    folder,
    site: { name: site.name, url: settings.siteUrl },
    pages: expectedPages(),
    errorPages: { '404': notFoundMeta, '500': serverErrorMeta },
  });
  const expiry = securityTxtProblem(site.security.expires, new Date());
  const findings: Finding[] = [
    ...repeatedMetadata(pages),
    ...metadata.findings,
    ...(expiry ? [{ path: '/.well-known/security.txt', text: `${expiry.what} ${expiry.fix}` }] : []),
    ...pages.flatMap((page) => [
      ...headingOrder(page),
      ...pictureTexts(page),
      ...repeatedTerms(page),
      ...joinedWords(page),
      ...straightQuotes(page),
      ...missingCharacters(page),
      ...hardReading(page),
    ]),
    ...missingStrings(pages),
    ...promisesWithoutPlan(pages),
    ...halfTruths(pages),
    ...overBudget(weighSite(folder)),
    ...(await invalidPages(folder)),
    ...(await misspelt(pages)),
    ...bundleFaults(folder, Object.keys(registered)),
    ...(await searchFaults(folder)),
  ];
  const table = pages.map((page) => ({
    path: page.path,
    words: wordCount(page),
    gulpease: gulpease(page) ?? '-',
  }));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(
    join(root, 'test-results/site.json'),
    `${JSON.stringify({ pages: table, metadata: metadata.table, findings }, null, 2)}\n`,
  );
  if (values.report) {
    console.table(table);
    console.table(metadata.table);
  }
  if (findings.length === 0) console.log(`${pages.length} pages, all sound.`);
  return findings;
}

/** Every page of the bundle, once where both spellings of its address answer (D6). */
function readPages(): SitePage[] {
  return pageAddresses(folder)
    .filter((path) => path === '/' || !path.endsWith('/'))
    .map((path) => ({ path, document: parsePage(readFileSync(join(folder, fileOf(path)), 'utf8')) }));
}

function expectedPages(): ExpectedPage[] {
  const articles = new Set(publishedArticles().map(({ slug }) => `/novita/${slug}`));
  const manual = new Set(guides().map(({ slug }) => `/documentazione/${slug}`));
  return everyPage().map((page) => {
    const kind = articles.has(page.path) ? 'article' : manual.has(page.path) ? 'guide' : 'page';
    return { ...page, kind };
  });
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
