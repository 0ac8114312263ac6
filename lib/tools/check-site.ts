// Checks every page of the built site: valid HTML, metadata, words, what the offer promises, byte budgets
// (site-check/budgets.ts), the search, and addresses that lead nowhere now. Links are checked while the site is built
// (lib/adapter/link-check.ts).
// Part of `npm run check`; alone, with a table of all pages:
//   npx tsx --conditions=react-server lib/tools/check-site.ts --report
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@/content/site';
import { collections, news } from '@/lib/content/collections';
import { ADDRESS_FILE } from '@/lib/files-digest.mjs';
import { annotate, warn } from './annotations.mjs';
import { fail, root } from './bootstrap.mjs';
import { isFinding } from './launch/result';
import { securityFindings } from './launch/rules';
import { checkAddresses } from './site-check/addresses';
import { overBudget } from './site-check/budgets';
import {
  gulpease,
  missingCharacters,
  missingStrings,
  readingErrors,
  straightQuotes,
  wordCount,
} from './site-check/copy-rules';
import { lostWordErrors, lostWords } from './site-check/glossary';
import { joinedWords } from './site-check/joined-words';
import { metadataErrors } from './site-check/metadata-rules';
import { aiWithoutPlan, incompleteStatements, promisesWithoutPlan } from './site-check/offer-rules';
import { type Finding, parsePage, placeOf, type SitePage } from './site-check/page';
import { searchErrors } from './site-check/search-answers';
import { addressOf, errorPages, pageFiles } from './site-check/served-pages';
import { misspelt } from './site-check/spelling';
import { unsaidErrors } from './site-check/unsaid-answers';
import { invalidPages } from './site-check/valid-html';
import { weighSite } from './site-check/weights';

const { values } = parseArgs({ options: { report: { type: 'boolean', default: false } } });
const folder = join(root, 'out/site');
// Once where a page answers with and without a final slash (D6).
const pages: SitePage[] = pageFiles(folder)
  .map((file) => ({ path: addressOf(file), file }))
  .filter(({ path, file }) => !errorPages.includes(file) && (path === '/' || !path.endsWith('/')))
  .map(({ path, file }) => ({ path, document: parsePage(readFileSync(join(folder, file), 'utf8')) }));
const lost = lostWords(readFileSync(join(root, 'docs/editing.md'), 'utf8'));
const addresses = checkAddresses(pages, folder, root, Boolean(process.env.CI));
const siteSource = readFileSync(join(root, 'content/site.ts'), 'utf8');
// Who wrote an article, and whom and what a <Quote> names.
const authors = news.texts({ all: true }).map(({ author }) => author);
const quoted = collections.flatMap(({ folder, texts }) =>
  texts({ all: true })
    .map(({ slug }) => readFileSync(join(root, folder, `${slug}.mdx`), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\s(?:author|source)="([^"]+)"/g)].map(([, name]) => name)),
);
const expiry = securityFindings(site.security.expires, new Date(), siteSource);
const findings: Finding[] = [
  ...addresses.findings,
  ...metadataErrors(pages, folder),
  ...expiry.filter(isFinding).map(({ where, what, fix }) => ({ path: where, text: `${what} ${fix}` })),
  ...pages.flatMap((page) => [
    ...joinedWords(page),
    ...straightQuotes(page),
    ...missingCharacters(page),
    ...readingErrors(page),
    ...lostWordErrors(page, lost),
    ...aiWithoutPlan(page),
  ]),
  ...missingStrings(pages),
  ...promisesWithoutPlan(pages),
  ...incompleteStatements(pages),
  ...overBudget(weighSite(folder)),
  ...(await invalidPages(folder)),
  ...(await misspelt(pages, [site, authors, quoted])),
  ...(await searchErrors(folder)),
  ...unsaidErrors(folder),
];
for (const one of expiry) if (typeof one === 'string') warn(one);
if (addresses.note)
  process.env.GITHUB_ACTIONS ? warn(addresses.note, ADDRESS_FILE) : console.log(addresses.note);
if (values.report) {
  console.table(
    pages.map((page) => ({
      path: page.path,
      words: wordCount(page),
      gulpease: gulpease(page) ?? '-',
    })),
  );
}
if (findings.length > 0) {
  const report = findings.map((finding) => `  ${placeOf(finding, root)}: ${finding.text}`).join('\n');
  console.error(report);
  annotate(report);
  fail(`${findings.length} things to fix in the built site.`);
}
console.log(`${pages.length} pages, nothing to fix.`);
