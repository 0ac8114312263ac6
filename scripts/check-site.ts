// Checks every page of the built site; a part of `npm run check`. Notes stop nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '@/lib/html/tree';
import { fail, root } from './bootstrap.mjs';
import { contentSources, readFacts } from './launch/facts';
import { overBudget } from './site-check/budgets';
import { missingCharacters, missingStrings } from './site-check/copy-rules';
import { outdatedFacts } from './site-check/facts';
import { errorPages, type Finding, pageFiles, pathOf, placeOf, type SitePage } from './site-check/page';
import { checkPaths } from './site-check/paths';
import { isPictureOld, PICTURE } from './site-check/picture';
import { unknownWords } from './site-check/spelling';
import { weighSite } from './site-check/weights';

const folder = join(root, 'out/site');
// A page that answers with and without a trailing slash counts once (D6).
const pages: SitePage[] = pageFiles(folder)
  .map((file) => ({ path: pathOf(file), file }))
  .filter(({ path, file }) => !errorPages.includes(file) && (path === '/' || !path.endsWith('/')))
  .map(({ path, file }) => ({ path, document: parsePage(readFileSync(join(folder, file), 'utf8')) }));
const paths = checkPaths(pages, { folder, project: root });
const sources = contentSources();
const findings: Finding[] = [
  ...paths.findings,
  ...pages.flatMap(missingCharacters),
  ...missingStrings(pages),
  ...overBudget(weighSite(folder)),
  ...unknownWords(),
  ...outdatedFacts(readFacts(sources), sources),
];
const lines = (list: readonly Finding[]) =>
  list.map((finding) => `  ${placeOf(finding, root)}: ${finding.text}`).join('\n');
const mistakes = findings.filter(({ isNote }) => !isNote);
const notes = findings.filter(({ isNote }) => isNote);
if (paths.note) console.log(paths.note);
if (notes.length > 0) console.log(`Da guardare; non ferma nulla.\n${lines(notes)}`);
if (await isPictureOld(readFileSync(join(folder, 'index.html'), 'utf8'), root)) {
  console.log(`${PICTURE} non è più la pagina iniziale: npm start, poi npm run shots -- --only /`);
}
if (mistakes.length > 0) {
  console.error(lines(mistakes));
  fail(`Cose da correggere nel sito costruito: ${mistakes.length}.`);
}
console.log(`${pages.length} pagine, niente da correggere.`);
