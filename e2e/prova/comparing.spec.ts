import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { tool } from '@/content/pages/prova';
import { overflow, violationsAtBothWidths } from '@/e2e/axe';
import { waitUntilHydrated } from '@/e2e/forms/site-forms';
import { MAX_FILE_BYTES, withLimits } from '@/lib/browser/documents/read/limits';
import { docx, pdfBomb } from '@/tests/documents/files';
import {
  after,
  attempt,
  before,
  changes,
  clause,
  file,
  fileInput,
  newerVersion,
  noteFile,
  olderVersion,
  openTool,
  pick,
  pickBoth,
  readyMessage,
  removedWords,
  statusOf,
} from './versions';

const { version: copy, result, watch } = tool;
const summary = (page: Page) => page.locator('[data-comparison] h2').last();

/** Drops files on an element, as from the desktop. */
async function drop(target: Locator, files: readonly { name: string; buffer: Buffer }[]): Promise<void> {
  const plain = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  const dataTransfer = await target.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, plain);
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}

test('/prova compares dropped files offline, without any request', async ({ page, context }) => {
  await openTool(page);
  await fileInput(page, before).hover();
  await waitUntilHydrated(page, 'input[type=file]');
  await drop(fileInput(page, before), [
    file('bozza-1.pdf', await olderVersion()),
    file('bozza-2.docx', newerVersion()),
  ]);
  await expect(readyMessage(page)).toBeVisible();
  await expect(summary(page)).toContainText('5 articoli cambiati, 1 aggiunto; 1 cambiamento fuori');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await expect(page.getByText(tool.network.offline, { exact: true })).toBeVisible();

  const price = changes(page).filter({ hasText: 'Corrispettivo' });
  await expect(removedWords(price)).toHaveText('18.400');
  await expect(price.locator('ins')).toHaveText('19.200');
  await page.getByRole('button', { name: tool.swap }).click();
  await expect(removedWords(price)).toHaveText('19.200');
  await expect(summary(page)).toContainText('1 tolto');

  await expect(page.locator('[data-requests]')).toHaveText('0');
  expect(requests).toEqual([]);
});

test('/prova shows a compared sample until a file is chosen, and again after it', async ({ page }) => {
  await openTool(page);
  const sample = changes(page).filter({ hasText: 'Corrispettivo' });
  await expect(sample).toBeVisible();
  await pick(page, before, noteFile('a.txt'));
  await expect(sample).toHaveCount(0);
  await page.getByRole('button', { name: tool.clear }).click();
  await expect(sample).toBeVisible();
});

test('/prova compares pasted texts, and copies the changes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page);
  for (const [index, text] of [clause, clause.replace('900', '950')].entries()) {
    await page.locator('summary', { hasText: copy.paste }).nth(index).click();
    await page.getByRole('textbox').nth(index).focus();
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await page.keyboard.press('ControlOrMeta+v');
  }
  await page.getByRole('button', { name: result.list.label }).click();
  await expect(page.getByRole('button', { name: result.list.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    `${before}: ${copy.pasted}`,
    `${after}: ${copy.pasted}`,
    '1 articolo cambiato',
    result.list.text,
    '',
    'Cambiato: Art. 1 – Canone',
    `${before}: Il canone è di [900] euro al mese, da pagare entro il giorno cinque.`,
    `${after}: Il canone è di [950] euro al mese, da pagare entro il giorno cinque.`,
  ]);
});

test('/prova links its overview to the changes, and folds differences in form', async ({ page }) => {
  await openTool(page);
  await pickBoth(page, noteFile('a.txt'), file('b.txt', clause.replace('900', '950').toUpperCase()));
  await expect(summary(page)).toContainText('1 articolo cambiato; ');
  const link = page.getByRole('navigation', { name: result.stripLabel }).getByRole('link');
  await expect(link).toHaveCount(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#modifica-1$/);
  await page.locator('summary', { hasText: result.formTitle }).click();
  await expect(page.locator('[data-comparison] details')).toHaveAttribute('open', '');
});

test('/prova shows differences that Word does not track first', async ({ page }) => {
  await openTool(page);
  const run = (text: string, tag = 't') => `<w:r><w:${tag} xml:space="preserve">${text}</w:${tag}></w:r>`;
  const first = 'Art. 1 – Canone e altre spese';
  const newer = docx([
    first,
    `<w:p>${run('Il canone è di ')}<w:del>${run('900', 'delText')}</w:del><w:ins>${run('950')}</w:ins>${run(' euro, da pagare entro sette giorni dalla fattura.')}</w:p>`,
  ]);
  const older = docx([first, 'Il canone è di 900 euro, da pagare entro dieci giorni dalla fattura.']);
  await pickBoth(page, file('a.docx', older), file('b.docx', newer));
  await expect(page.getByText('2 revisioni, lette come accettate')).toBeVisible();
  const untracked = page.getByRole('region', { name: result.revisions.title });
  await expect(removedWords(untracked)).toHaveText('dieci');
  await expect(untracked.locator('ins')).toHaveText('sette');
  await expect(removedWords(page.locator('#modifica-1'))).toHaveText(['900', 'dieci']);
});

test('/prova says that too many similar parts are compared only with near ones', async ({ page }) => {
  const list = (price: number) => {
    const articles = Array.from({ length: 500 }, (_, index) => {
      const euros = index === 250 ? price : 10 + (index % 70);
      return `Art. ${index + 1} – Vite zincata\n\nIl prezzo al pubblico è di euro ${euros},50 per ogni confezione.`;
    });
    return articles.join('\n\n');
  };
  await openTool(page);
  await pickBoth(page, file('a.txt', list(90)), file('b.txt', list(95)));
  await expect(page.getByText(result.nearOnly)).toBeVisible();
  await expect(removedWords(page.locator('#modifica-1'))).toHaveText('90,50');
});

test('/prova warns about two files with little in common, and compares them on demand', async ({ page }) => {
  await openTool(page);
  await pickBoth(
    page,
    file('a.pdf', await olderVersion()),
    file('b.txt', 'Una ricetta: sale, olio, farina e acqua tiepida.'),
  );
  await expect(page.getByText(result.others.warning)).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
  await page.getByRole('button', { name: result.others.anyway }).click();
  await expect(changes(page).first()).toBeVisible();
});

test('/prova says that no word differs, and prints only the comparison', async ({ page }) => {
  await openTool(page);
  await pickBoth(page, noteFile('a.txt'), noteFile('b.txt'));
  await expect(summary(page)).toHaveText(result.none);
  await expect(page.getByText(result.limits.title)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of [`${before}: a.txt`, `${after}: b.txt`])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.getByRole('button', { name: tool.swap })).toBeHidden();
  await expect(page.getByText(watch.title)).toBeHidden();
  await expect(page.getByText(result.printed)).toBeVisible();
  await expect(page.getByText(/\/prova · /)).toBeVisible();
});

test('/prova says why it cannot read a file, and reads the next', async ({ page }) => {
  await openTool(page);
  // tests/documents has the other problems.
  const { problems } = copy;
  const unreadable: [name: string, buffer: Buffer, problem: string][] = [
    ['bomba.pdf', pdfBomb(), problems.unpacksTooLarge],
    ['<img src=x onerror=alert(1)>.xyz', Buffer.from([0, 1, 2]), problems.unknownKind],
  ];
  for (const [name, buffer, problem] of unreadable) {
    await pick(page, before, file(name, buffer));
    await expect(page.locator('label', { hasText: name })).toBeVisible();
    await expect(statusOf(page, before)).toHaveText(withLimits(problem));
  }
  const large = test.info().outputPath('pesante.txt');
  await writeFile(large, Buffer.alloc(MAX_FILE_BYTES + 1, 'a'));
  await fileInput(page, before).setInputFiles(large);
  await expect(statusOf(page, before)).toHaveText(withLimits(problems.tooLarge));
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await pick(page, before, noteFile('buono.txt'));
  await expect(statusOf(page, before)).toHaveText(copy.read);
  expect(await page.locator('[data-island] img').count()).toBe(0);
});

test('/prova fits a narrow phone, and passes axe', async ({ page }) => {
  await openTool(page);
  const name = 'un-nome-molto-lungo-'.repeat(8);
  await pickBoth(page, file(`${name}.pdf`, await olderVersion()), file(`${name}.docx`, newerVersion()));
  await expect(summary(page)).toBeVisible();
  await attempt(page);
  await expect(page.getByText(/^rifiutato/)).toHaveCount(5);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toBe(0);
});

test('/prova gives up a file on which the worker hangs, and reads the next', async ({ page }) => {
  await page.clock.install();
  let loads = 0;
  await page.route(/document-worker/, async (route) => {
    loads += 1;
    const hangs = "postMessage({ kind: 'started' }); onmessage = () => { for (;;); };";
    if (loads > 1) await route.continue();
    else await route.fulfill({ body: hangs, contentType: 'text/javascript' });
  });
  await openTool(page);
  await pickBoth(page, file('blocca.txt', 'Testo.'), noteFile('buono.txt'));
  await expect(statusOf(page, before)).toHaveText(copy.opening);
  // The time limit begins when the worker has started.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(statusOf(page, before)).toHaveText(copy.problems.tooSlow, { timeout: 1000 });
  }).toPass();
  await expect(statusOf(page, after)).toHaveText(copy.read);
  expect(loads).toBe(2);
});

test('/prova says that its scripts cannot be loaded, and loads them for the next file', async ({ page }) => {
  for (const script of [/\/assets\/islands\//, /document-worker/]) {
    await page.route(script, (route) => route.abort());
    await openTool(page);
    await pick(page, before, noteFile('appunti.txt'));
    // Without the adapter Next loads the island at once.
    const isNext = (await page.locator('[data-modules]').count()) === 0 && script.test('/assets/islands/');
    if (!isNext) await expect(page.getByText(tool.failed.load).filter({ visible: true })).toBeVisible();
    await page.unroute(script);
    await pick(page, before, noteFile('appunti.txt'));
    await expect(statusOf(page, before)).toHaveText(copy.read);
    await expect(page.getByText(tool.failed.load).filter({ visible: true })).toHaveCount(0);
  }
});
