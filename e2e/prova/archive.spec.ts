import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { rules, tool } from '@/content/pages/prova/archivio';
import { overflow, violationsAtBothWidths } from '@/e2e/axe';
import { formOf, waitUntilHydrated } from '@/e2e/forms/site-forms';

const { problems, needs, answer } = tool;
const documents = (page: Page) => page.getByLabel(needs.documents.label);

async function choose(page: Page, ...values: string[]): Promise<void> {
  for (const [index, { label }] of [needs.users, needs.ai, needs.place].entries())
    await page.getByLabel(label).selectOption(values[index] ?? '');
}

/** Drops a folder that a test makes up: a number of files, an error, or a folder that never answers. */
const dropTree = (page: Page, content: number | 'error' | 'silent') =>
  page.locator('[data-drop]').evaluate((element, given) => {
    let rest = Number(given);
    const file = (_: unknown, index: number) => ({ name: `${index}.pdf`, isFile: true });
    const readEntries = (onBatch: (batch: unknown[]) => void, onError: (error: Error) => void) => {
      if (given === 'error') onError(new Error('NotReadableError'));
      if (typeof given === 'number') onBatch(Array.from({ length: Math.min(rest, 1000) }, file));
      rest = Math.max(rest - 1000, 0);
    };
    const folder = { isDirectory: true, createReader: () => ({ readEntries }) };
    DataTransferItem.prototype.webkitGetAsEntry = () => folder as unknown as FileSystemEntry;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'archivio'));
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, content);

test('/prova/archivio counts a real folder without any request, and hands the plan over', async ({
  page,
}, info) => {
  const folder = info.outputPath('archivio');
  mkdirSync(join(folder, 'anno/.git'), { recursive: true });
  const names = [...Array(10).keys()].map((index) => `atto ${index}.pdf`);
  for (const name of [...names, 'foto.jpg', 'pec.eml', 'disegno.dwg', '~$atto.docx', '.git/a.pdf'])
    writeFileSync(join(folder, 'anno', name), '');
  await page.goto('/prova/archivio');
  const session = await page.context().newCDPSession(page);
  const { x = 0, y = 0 } = (await page.locator('[data-drop]').boundingBox()) ?? {};
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, x: x + 50, y: y + 50, data });
  await drag('dragEnter');
  await drag('dragOver');
  // The drag alone wakes the island.
  await waitUntilHydrated(page, '[data-drop]');
  await drag('dragOver');
  await drag('drop');
  await expect(page.locator('[data-sheet] td')).toHaveText(['10 76,9%', '1 7,7%', '2 15,4%']);
  await expect(documents(page)).toHaveValue('11');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await choose(page, '6', 'no', 'hosted');
  await expect(page.getByRole('status').filter({ hasText: '13 file contati.' })).toContainText(
    'Piano Professional. 534 € al mese, o 5.126,40 €',
  );
  for (const line of ['eml: 1. Salvatene una copia in PDF.', `dwg: 1. ${tool.files.notListed}`])
    await expect(page.getByText(line)).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  for (const text of [answer.notOffer, `${tool.sheet} · `]) await expect(page.getByText(text)).toBeVisible();
  for (const part of ['h1', '[data-drop]', `#${rules.id}`]) await expect(page.locator(part)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect(requests).toEqual([]);
  await page.getByRole('link', { name: answer.action.label }).click();
  const form = formOf(page, 'demo');
  await expect(form.locator('.form-chosen p')).toHaveText('Richiesta per: Professional, 6 persone');
  await expect(form.locator('textarea')).toHaveValue(/^13 file.*\nDocumenti.*: 11\.\n.*\nPiano Pro/);
});

test('/prova/archivio finds the plan by hand', async ({ page }) => {
  await page.goto('/prova/archivio');
  await documents(page).fill('molti');
  await expect(page.getByText(needs.documents.wrong)).toBeVisible();
  await documents(page).fill('52.300');
  await choose(page, '11', 'yes', 'hosted');
  await expect(page.getByText('52.300 documenti da leggere: oltre i 50.000 di Professional.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: tool.clear }).press('Enter');
  await expect(page.locator('[data-sheet]')).toHaveCount(0);
});

const trees = {
  error: 'fino in fondo: 1.',
  silent: problems.stopped,
  0: problems.noFiles,
  1000500: problems.tooMany,
};
for (const [content, problem] of Object.entries(trees))
  test(`/prova/archivio says what became of a folder: ${content}`, async ({ page }) => {
    await page.goto('/prova/archivio');
    await page.locator('[data-drop]').hover();
    await waitUntilHydrated(page, '[data-drop]');
    await dropTree(page, content === 'error' || content === 'silent' ? content : Number(content));
    if (content === 'silent') {
      expect(await violationsAtBothWidths(page)).toEqual([]);
      await page.getByRole('button', { name: tool.stop }).press('Enter');
    }
    await expect(page.locator('p.border-l-2', { hasText: problem })).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
  });
