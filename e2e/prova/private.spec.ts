import { expect, test } from '@playwright/test';
import { tool, withoutScript } from '@/content/pages/prova';
import {
  attempt,
  before,
  changes,
  fileInput,
  noteFile,
  openTool,
  pick,
  pickBoth,
  readyMessage,
  removedWords,
  statusOf,
} from './versions';

const { watch } = tool;

test('/prova shows that the browser blocks each attempt to send something', async ({ page }) => {
  const response = await openTool(page);
  expect(response?.headers()['connection-allowlist']).toBe('(response-origin)');
  expect(response?.headers()).not.toHaveProperty('speculation-rules');

  // Before any document is chosen, and after.
  await attempt(page);
  await expect(page.getByText(/^rifiutato dal browser/)).toHaveCount(5);
  const script = page.waitForResponse(/document-worker/);
  await fileInput(page, before).focus();
  expect((await script).headers()['content-security-policy']).toBe(
    "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  await expect(readyMessage(page)).toBeVisible();
  // A second click does not mix up the results.
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
  await expect(worker?.evaluate(() => fetch('/ricerca.json'))).rejects.toThrow(/fetch/);
});

test('/prova counts a request that the page makes', async ({ page }) => {
  await openTool(page);
  await fileInput(page, before).focus();
  await expect(readyMessage(page)).toBeVisible();
  await page.evaluate(() => {
    new Image().src = '/icon.svg?ancora';
  });
  await expect(page.locator('[data-requests]')).toHaveText('1');
});

test('/prova forgets everything on demand, and has stored nothing', async ({ page, context }) => {
  await openTool(page);
  await pickBoth(page, noteFile('appunti.txt'), noteFile('altri.txt', '950'));
  await expect(changes(page)).toHaveCount(1);
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
  await expect(page.locator('[data-island]')).not.toContainText(/appunti|canone/);
  await expect(fileInput(page, before)).toBeFocused();
  // It still works offline, from the browser's cache.
  await pick(page, before, noteFile('di-nuovo.txt'));
  await expect(statusOf(page, before)).toHaveText(tool.version.read);
});

test('/prova forgets the files when the visitor leaves the page', async ({ page }) => {
  await openTool(page);
  await pickBoth(page, noteFile('appunti.txt'), noteFile('altri.txt', '950'));
  await expect(changes(page).first()).toContainText('Canone');
  // As when the page enters the back/forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.locator('[data-island]')).not.toContainText(/appunti|Pronto/);
});

test('/prova has no search, form or foreign link, and sends no waiting demo request', async ({ page }) => {
  await page.addInitScript(() => {
    const entry = { payload: {}, savedAt: Date.now() };
    localStorage.setItem('richiesta-demo:prova', JSON.stringify(entry));
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openTool(page);
  await expect(page.getByRole('link', { name: 'Cerca', exact: true })).toHaveCount(0);
  await expect(page.locator('footer form')).toHaveCount(0);
  await expect(page.locator('footer a[href^="http"]')).toHaveCount(0);
  await expect(page.locator('footer a[href="/#newsletter-email"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await fileInput(page, before).focus();
  await expect(readyMessage(page)).toBeVisible();
  expect(requests.filter((path) => /\/assets\/search|\/api\/|\.json$/.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/prova shows its sample, says what needs JavaScript, and links to the demo', async ({ page }) => {
    await openTool(page);
    await expect(changes(page)).toHaveCount(7);
    const price = changes(page).filter({ hasText: 'Corrispettivo' });
    await expect(removedWords(price)).toHaveText('18.400');
    await page.setViewportSize({ width: 360, height: 740 });
    // One text on a phone.
    await expect(price.getByText('canone annuo').filter({ visible: true })).toHaveText(
      /di 18\.40019\.200 euro/,
    );
    await expect(page.getByText(withoutScript.text)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: withoutScript.action.label }),
    ).toHaveAttribute('href', withoutScript.action.href);
    await expect(fileInput(page, before)).toBeHidden();
  });
});
