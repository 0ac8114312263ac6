// `npm run bench -- answers`: how the search of the built site answers the judged sets of tests/search, in Node and in the
// browser (the window of the header), with each question it gets wrong, its bytes, and its time on a slow phone.
// `npm run bench -- answers --fit` first writes the weights of its confidence anew (lib/browser/search/weights.json), from the
// sets that are not held out and the index of the last build, and ends with the shares in Node.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { siteSearch } from '@/content/search';
import { start } from '@/e2e/serving/process';
import fitted from '@/lib/browser/search/weights.json';
import { root } from '@/lib/tools/bootstrap.mjs';
import { browserLaunch } from '@/lib/tools/browser.mjs';
import { freePort } from '@/tests/free-port';
import { fittedWeights } from '@/tests/search/fit';
import {
  builtEngine,
  builtIndex,
  givenOf,
  judge,
  judgedSets,
  readJudgedSet,
  type Shares,
  searchBytes,
} from '@/tests/search/judged';

/** How much slower than this machine the phone is. */
const SLOWDOWN = 4;
const folder = join(root, 'out/site');

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const row = ({ first, firstThree, rejected, unsaid }: Shares) => ({
  'right place first': percent(first),
  'among three': percent(firstThree),
  rejected: percent(rejected),
  'unsaid rejected': percent(unsaid),
});

if (process.argv.includes('--fit')) {
  Object.assign(fitted, fittedWeights(builtIndex(folder)));
  writeFileSync(join(root, 'lib/browser/search/weights.json'), `${JSON.stringify(fitted, null, 2)}\n`);
  console.table(fitted);
}
const rows: Record<string, ReturnType<typeof row>> = {};
const ask = builtEngine(folder);
for (const name of judgedSets) {
  const judgement = await judge(readJudgedSet(name), (q) => givenOf(ask(q)));
  rows[`${name}, Node`] = row(judgement);
  console.log(`\n${name}:\n${judgement.misses.map((miss) => `  ${miss}`).join('\n')}`);
}

if (process.argv.includes('--fit')) {
  console.table(rows);
  process.exit();
}

const spool = mkdtempSync(join(tmpdir(), 'answers-'));
const port = await freePort();
const server = start({
  command: [process.execPath, join(root, 'out/server.mjs')],
  cwd: root,
  env: { PORT: String(port), MAIL_SPOOL_DIR: spool },
});
const browser = await chromium.launch(browserLaunch());
try {
  await server.until('"listening"');
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/chi-siamo`);
  await page.keyboard.press('Control+k');
  for (const name of judgedSets) {
    rows[`${name}, browser`] = row(await judge(readJudgedSet(name), (q) => askWindow(page, q)));
  }
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (const { text } of readJudgedSet('unseen')) times.push(await timeOfEnter(page, text));
  times.sort((a, b) => a - b);
  console.table(rows);
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  console.log(`From Enter to the answer, ${SLOWDOWN} times slower: median ${at(0.5)}, 95% ${at(0.95)}`);
  console.log(`Program, words and index: ${searchBytes(folder)} bytes (brotli)`);
} finally {
  await browser.close();
  server.kill();
  rmSync(spool, { recursive: true, force: true });
}

function boxOf(page: Page) {
  return page.getByRole('dialog').getByRole('searchbox');
}

/** The addresses that the search window shows for a question. */
async function askWindow(page: Page, question: string) {
  await boxOf(page).fill('');
  await page.waitForFunction(() => document.querySelector('.search-status')?.textContent === '');
  await boxOf(page).fill(question);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.search-status')?.textContent);
  const links = page.getByRole('dialog').locator('.search-results a');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const status = await page.locator('.search-status').textContent();
  return { found, trade: status === siteSearch.ownDocuments.line };
}

/** Milliseconds between Enter after a question and the paint of its answer: the work without the pause of typing. */
async function timeOfEnter(page: Page, question: string): Promise<number> {
  await askWindow(page, question.slice(0, -1));
  return boxOf(page).evaluate((input: HTMLInputElement, value) => {
    const body = document.querySelector('.search-body') as HTMLElement;
    return new Promise<number>((resolve) => {
      const began = performance.now();
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      });
      watcher.observe(body, { childList: true });
      input.value = value;
      input.form?.requestSubmit();
    });
  }, question);
}
