// Checks every page of the built site; a part of `npm run check`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '@/lib/html/tree';
import { fail, root } from './bootstrap.mjs';
import { checkAddresses } from './site-check/addresses';
import { overBudget } from './site-check/budgets';
import { missingCharacters, missingStrings } from './site-check/copy-rules';
import { addressOf, errorPages, type Finding, pageFiles, placeOf, type SitePage } from './site-check/page';
import { weighSite } from './site-check/weights';

const folder = join(root, 'out/site');
// A page that answers with and without a trailing slash counts once (D6).
const pages: SitePage[] = pageFiles(folder)
  .map((file) => ({ path: addressOf(file), file }))
  .filter(({ path, file }) => !errorPages.includes(file) && (path === '/' || !path.endsWith('/')))
  .map(({ path, file }) => ({ path, document: parsePage(readFileSync(join(folder, file), 'utf8')) }));
const addresses = checkAddresses(pages, { folder, project: root });
const findings: Finding[] = [
  ...addresses.findings,
  ...pages.flatMap(missingCharacters),
  ...missingStrings(pages),
  ...overBudget(weighSite(folder)),
];
if (addresses.note) console.log(addresses.note);
if (findings.length > 0) {
  console.error(findings.map((finding) => `  ${placeOf(finding, root)}: ${finding.text}`).join('\n'));
  fail(`${findings.length} things to fix in the built site.`);
}
console.log(`${pages.length} pages, nothing to fix.`);
