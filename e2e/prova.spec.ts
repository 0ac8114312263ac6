import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { withLimits } from '../components/prova/with-limits';
import { tool, withoutScript } from '../content/pages/prova';
import { sampleContract } from '../content/samples/contract';
import { MAX_FILE_BYTES } from '../lib/browser/documents/read/limits';
import { bomb, compound, docx, emptyPages, pdf, pdfBomb, scan } from '../tests/documents/files';
import { violationsAtBothWidths } from './axe';
import { hold } from './hold';

// The visitor's own document (D48).

const { answers, choose, files: lines, watch } = tool;

type File = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, buffer: Buffer | string): File => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buffer),
});

const open = (page: Page) => page.goto('/prova');
const field = (page: Page) => page.locator('input[type=file]');
const pick = (page: Page, ...files: File[]) => field(page).setInputFiles(files);
const readyLine = (page: Page) => page.getByText(/^Pronto: /);
const line = (page: Page, name: string) =>
  page.getByRole('list', { name: lines.title }).getByRole('listitem').filter({ hasText: name });
const results = (page: Page) => page.locator('[data-island] ol > li');

/** Drops files on an element, as from the desktop. */
async function drop(target: Locator, files: readonly File[]): Promise<void> {
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

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel(answers.label).fill(question);
  await page.getByRole('button', { name: answers.button, exact: true }).click();
}

const contract = () => pdf(sampleContract.pages.map((paragraphs) => [...paragraphs]));

test('reads what is dropped, and answers with the network off without any request', async ({
  page,
  context,
}) => {
  await open(page);
  await field(page).hover();
  // React has hydrated.
  await page.waitForFunction(() => {
    const input = document.querySelector('input[type=file]');
    return Object.keys(input ?? {}).some((key) => key.startsWith('__reactProps'));
  });
  await drop(field(page), [
    file('contratto.pdf', await contract()),
    file('nota.docx', docx(['Il deposito cauzionale è di 900 euro.'])),
    file('appunti.txt', 'La riunione è martedì alle dieci.'),
  ]);
  await expect(readyLine(page)).toHaveText(
    /^Pronto: 3 documenti, 5 pagine, \d+ passi\. Potete staccare la rete\.$/,
  );

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await expect(page.getByText(tool.network.offline, { exact: true })).toBeVisible();

  await ask(page, 'posso andarmene prima della scadenza?');
  const first = results(page).first();
  await expect(first).toBeFocused();
  await expect(first).toContainText(/1 · contratto\.pdf, p\.\u00a0\d, art\.\u00a0\d+/);
  await expect(first.locator('mark').first()).toBeVisible();
  expect(await results(page).count()).toBeLessThanOrEqual(3);
  await first.getByText(answers.around).click();
  await expect(first.getByText('Pagina 2', { exact: true })).toBeVisible();

  await ask(page, 'quanto vale il deposito cauzionale?');
  await expect(results(page).first()).toContainText('nota.docx');
  await ask(page, 'qual è la capitale della Mongolia?');
  await expect(page.getByText('l’elenco resta vuoto')).toBeVisible();
  await expect(results(page)).toHaveCount(0);

  await expect(page.locator('[data-requests]')).toHaveText('0');
  expect(requests).toEqual([]);
});

test('shows that the browser refuses each way out, and counts none of it', async ({ page }) => {
  const answer = await open(page);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(answer?.headers()['connection-allowlist']).toBe('(response-origin)');
  expect(answer?.headers()).not.toHaveProperty('speculation-rules');

  const script = page.waitForResponse(/document-worker/);
  await page.getByRole('button', { name: choose.sample }).click();
  expect((await script).headers()['content-security-policy']).toBe(
    "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  await expect(readyLine(page)).toBeVisible();
  // A second click does not mix up what is reported.
  await page.getByRole('button', { name: watch.button }).dblclick();
  const attempts = page.getByRole('list', { name: watch.listLabel }).getByRole('listitem');
  await expect(attempts).toHaveText([
    `${watch.attempts.fetch} rifiutato dal browser: connect-src`,
    `${watch.attempts.beacon} rifiutato dal browser: connect-src`,
    `${watch.attempts.image} rifiutato dal browser: img-src`,
    `${watch.attempts.form} rifiutato dal browser: form-action`,
    `${watch.attempts.socket} rifiutato dal browser: connect-src`,
  ]);
  await expect(page.locator('[data-requests]')).toHaveText('0');

  const [worker] = page.workers();
  const outcome = await worker?.evaluate(() =>
    fetch('/ricerca.json').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
});

test('can be tried before any document is chosen', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: watch.button }).click();
  await expect(page.getByText(/^rifiutato dal browser/)).toHaveCount(5);
});

test('counts a request that the page does make', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: choose.sample }).click();
  await expect(readyLine(page)).toBeVisible();
  await page.evaluate(() => {
    new Image().src = '/icon.svg?ancora';
  });
  await expect(page.locator('[data-requests]')).toHaveText('1');
});

test('says of each file that it cannot read why, and reads the others', async ({ page }) => {
  await open(page);
  const { problems } = lines;
  const bad: [name: string, buffer: Buffer | string, problem: string][] = [
    ['vuoto.txt', '', problems.empty],
    ['scansione.pdf', await scan(2), problems.picture],
    ['segreto.pdf', await pdf([['Testo.']], { password: 'x' }), problems.password],
    ['rotto.pdf', (await contract()).subarray(0, 400), problems.damaged],
    ['vecchio.doc', compound(), problems.oldWord],
    ['firmato.p7m', Buffer.from([0x30, 0x82, 0x10, 0]), problems.signed],
    ['bomba.docx', bomb({ lies: false }), problems.unpacksTooLarge],
    ['bugiarda.docx', bomb({ lies: true }), problems.unpacksTooLarge],
    ['bomba.pdf', pdfBomb(), problems.unpacksTooLarge],
    ['enorme.pdf', emptyPages(10_000), problems.tooManyPages],
    ['<img src=x onerror=alert(1)>.xyz', Buffer.from([0, 1, 2]), problems.unknownKind],
  ];
  await pick(
    page,
    ...bad.map(([name, buffer]) => file(name, buffer)),
    file('buono.txt', 'Il canone è di 900 euro.'),
  );
  await expect(readyLine(page)).toContainText('Pronto: 1 documento, 1 pagina, 1 passo.');
  const large = test.info().outputPath('pesante.txt');
  await writeFile(large, Buffer.alloc(MAX_FILE_BYTES + 1, 'a'));
  await field(page).setInputFiles(large);
  await expect(line(page, 'pesante.txt')).toContainText(withLimits(problems.tooLarge));
  await expect(readyLine(page)).toBeVisible();
  for (const [name, , problem] of bad) await expect(line(page, name)).toContainText(withLimits(problem));
  await expect(line(page, 'buono.txt')).toContainText('1 pagina');
  // Spoken too.
  await expect(
    page.getByRole('status').filter({ hasText: '12 file non sono stati letti: vuoto.txt' }),
  ).toBeVisible();
  expect(await page.locator('[data-island] img').count()).toBe(0);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: choose.sample }).focus();
  await page.keyboard.press('Enter');
  await expect(readyLine(page)).toBeVisible();
  await page.getByLabel(answers.label).focus();
  await page.keyboard.type('entro quando si pagano le fatture?');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(results(page).first().locator('details')).toHaveAttribute('open', '');
});

test('fits a narrow phone in every state, and has nothing that axe finds', async ({ page }) => {
  await open(page);
  await pick(page, file(`${'un-nome-molto-lungo-'.repeat(8)}.pdf`, await contract()));
  await expect(readyLine(page)).toBeVisible();
  const [question] = answers.questions.contract;
  await page.getByRole('button', { name: question }).click();
  await results(page).first().getByText(answers.around).click();
  await page.getByRole('button', { name: watch.button }).click();
  await expect(page.getByText(/^rifiutato/)).toHaveCount(5);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('offers questions that fit what was read', async ({ page }) => {
  await open(page);
  const invoice = [
    'FATTURA n. 12 del 3 marzo 2026',
    'Cedente: Esempio S.r.l., P. IVA 00000000000. Cessionario: Prova S.r.l.',
    'Descrizione, quantità, prezzo unitario, imponibile, aliquota IVA',
    'Totale documento 1.220 euro. Modalità di pagamento: bonifico, IBAN IT00X.',
  ];
  await pick(page, file('fattura.pdf', await pdf([invoice])));
  for (const question of answers.questions.invoice)
    await expect(page.getByRole('button', { name: question })).toBeVisible();
  await pick(page, file('contratto.pdf', await contract()));
  for (const question of answers.questions.contract)
    await expect(page.getByRole('button', { name: question })).toBeVisible();
});

test('forgets everything on demand, and has stored nothing', async ({ page, context }) => {
  await open(page);
  await pick(page, file('appunti.txt', 'Il canone è di 900 euro.'));
  await expect(readyLine(page)).toBeVisible();
  await ask(page, 'quanto è il canone?');
  await expect(results(page)).toHaveCount(1);
  const stored = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
    ]);
  expect(await stored()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.setOffline(true);
  const ended = page.workers()[0]?.waitForEvent('close');
  await page.getByRole('button', { name: tool.clear }).click();
  await ended;
  await expect(page.locator('[data-island]')).not.toContainText(/appunti|canone|Pronto/);
  await expect(field(page)).toBeFocused();
  // And begins anew, from the browser's cache.
  await page.getByRole('button', { name: choose.sample }).click();
  await expect(readyLine(page)).toBeVisible();
});

test('leaves a file on which the worker hangs, and reads the others with a new one', async ({ page }) => {
  await page.clock.install();
  let loads = 0;
  await page.route(/document-worker/, async (route) => {
    loads += 1;
    const hangs = "postMessage({ kind: 'started' }); onmessage = () => { for (;;); };";
    if (loads > 1) await route.continue();
    else await route.fulfill({ body: hangs, contentType: 'text/javascript' });
  });
  await open(page);
  await pick(page, file('blocca.txt', 'Testo.'), file('buono.txt', 'Il canone è di 900 euro.'));
  await expect(line(page, 'blocca.txt')).toContainText(lines.opening);
  // Its time begins when the worker has started.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(line(page, 'blocca.txt')).toContainText(lines.problems.tooSlow, { timeout: 1000 });
  }).toPass();
  await expect(readyLine(page)).toContainText('1 documento');
  expect(loads).toBe(2);
});

test('says when the part that reads cannot be loaded, and tries again with the next file', async ({
  page,
}) => {
  for (const script of [/\/assets\/islands\//, /document-worker/]) {
    await page.route(script, (route) => route.abort());
    await open(page);
    await pick(page, file('appunti.txt', 'Il canone è di 900 euro.'));
    // Without the adapter Next has loaded the island by itself.
    const isNext = (await page.locator('[data-modules]').count()) === 0 && script.test('/assets/islands/');
    if (!isNext) await expect(page.getByText(tool.failed.load).filter({ visible: true })).toBeVisible();
    await page.unroute(script);
    await pick(page, file('appunti.txt', 'Il canone è di 900 euro.'));
    await expect(readyLine(page)).toBeVisible();
    await expect(page.getByText(tool.failed.load).filter({ visible: true })).toHaveCount(0);
  }
});

test('reads a file once, and keeps question and answer while another is read', async ({ page }) => {
  await open(page);
  const notes = file('appunti.txt', 'Il canone è di 900 euro.');
  await pick(page, notes);
  await ask(page, 'quanto è il canone?');
  await expect(results(page)).toHaveCount(1);
  await page.getByRole('button', { name: choose.sample }).dblclick();
  await expect(readyLine(page)).toContainText('2 documenti');
  await expect(results(page)).toHaveCount(1);
  await expect(page.getByLabel(answers.label)).toHaveValue('quanto è il canone?');
  await pick(page, file('vecchio.doc', compound()));
  await expect(line(page, 'vecchio.doc')).toContainText(lines.problems.oldWord);
  await expect(results(page)).toHaveCount(1);
  expect(await page.getByRole('list', { name: lines.title }).getByRole('listitem').count()).toBe(3);
});

test('keeps nothing for who comes back to the page', async ({ page }) => {
  await open(page);
  await pick(page, file('appunti.txt', 'Il canone è di 900 euro.'));
  await expect(readyLine(page)).toBeVisible();
  // As before a page is kept for the way back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.locator('[data-island]')).not.toContainText(/appunti|Pronto/);
});

test('takes what is chosen before its script is there, and loads nothing before a touch', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const release = await hold(page, /\/assets\/islands\/|\/_next\/static\/chunks\/.*\.js/);
  await page.goto('/prova', { waitUntil: 'commit' });
  await expect(field(page)).toBeVisible();
  expect(requests.filter((path) => /document-worker/.test(path))).toEqual([]);
  await pick(page, file('appunti.txt', 'Il canone è di 900 euro.'));
  release();
  await expect(readyLine(page)).toBeVisible();
});

test('has no search, no form and no link to another site, and leaves a waiting request alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const entry = { payload: {}, savedAt: Date.now() };
    localStorage.setItem('richiesta-demo:prova', JSON.stringify(entry));
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page);
  await expect(page.getByRole('link', { name: 'Cerca', exact: true })).toHaveCount(0);
  await expect(page.locator('footer form')).toHaveCount(0);
  await expect(page.locator('footer a[href^="http"]')).toHaveCount(0);
  await expect(page.locator('footer a[href="/#newsletter-email"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: choose.sample }).click();
  await expect(readyLine(page)).toBeVisible();
  expect(requests.filter((path) => /\/assets\/search|\/api\/|\.json$/.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that it needs it, and leads to the demo', async ({ page }) => {
    await open(page);
    await expect(page.getByText(withoutScript.text)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: withoutScript.action.label }),
    ).toHaveAttribute('href', withoutScript.action.href);
    await expect(field(page)).toBeHidden();
  });
});
