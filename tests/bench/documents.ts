// `npm run bench -- documents`: how long the page of the visitor's two drafts takes to read contracts as PDF, in Node and
// in the browser, and in Node to compare them.
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { compareDrafts } from '@/lib/browser/documents/compare/compare';
import { MAX_PAGES } from '@/lib/browser/documents/read/limits';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { root } from '@/lib/tools/bootstrap.mjs';
import { browserLaunch } from '@/lib/tools/browser.mjs';
import { contractPages, pdf } from '@/tests/documents/files';

const { outputFiles } = await build({
  stdin: { contents: "export * from './lib/browser/documents/read/read-document';", resolveDir: root },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'reader',
});
const browser = await chromium.launch(browserLaunch());
try {
  const rows: Record<string, Record<string, string>> = {};
  for (const count of [99, 272, MAX_PAGES - 1]) {
    const file = await pdf(contractPages(count));
    const inNode = await timeOfReading(readDocument, file);
    // Once in a new page, as a visitor does.
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    await page.addScriptTag({ content: `${timeOfReading}` });
    const inBrowser = await page.evaluate<number>(
      `timeOfReading(reader.readDocument, Uint8Array.from(atob('${file.toString('base64')}'), (c) => c.charCodeAt(0)))`,
    );
    rows[`${count} pages`] = {
      kilobytes: (file.length / 1000).toFixed(),
      Node: `${Math.round(inNode)} ms`,
      browser: `${Math.round(inBrowser)} ms`,
      ...(await timeOfComparing(file)),
    };
  }
  console.table(rows);
} finally {
  await browser.close();
}

async function timeOfComparing(file: Buffer): Promise<Record<string, string>> {
  const result = await readDocument('contratto.pdf', file, () => {});
  if ('problem' in result) throw new Error(result.problem);
  const pages = result.pages.map((page) => page.replace('novanta', 'sessanta'));
  const began = performance.now();
  compareDrafts(result, { ...result, pages });
  return { comparison: `${Math.round(performance.now() - began)} ms` };
}

/** Runs in the browser too, which has nothing of this file. */
async function timeOfReading(read: typeof readDocument, bytes: Uint8Array): Promise<number> {
  const began = performance.now();
  await read('contratto.pdf', bytes, () => {});
  return performance.now() - began;
}
