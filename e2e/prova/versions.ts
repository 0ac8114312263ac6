// Files for /prova (D48), and the parts of its page.
import type { Locator, Page } from '@playwright/test';
import { sampleVersions } from '@/app/prova/sample-versions';
import { tool } from '@/content/pages/prova';
import { contractPages, docx, pdf } from '@/tests/documents/files';

export const [before, after] = tool.names;

type File = { name: string; mimeType: string; buffer: Buffer };

export const file = (name: string, buffer: Buffer | string): File => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buffer),
});

/** The versions of the sample as files. */
export const olderVersion = () => pdf(contractPages);
export const newerVersion = () => docx(sampleVersions[1].pages.flat());
export const clause = 'Art. 1 – Canone\nIl canone è di 900 euro al mese, da pagare entro il giorno cinque.\n';
export const noteFile = (name: string, canone = '900') => file(name, clause.replace('900', canone));

export const openTool = (page: Page) => page.goto('/prova');
export const fileInput = (page: Page, name: string) =>
  page.locator('input[type=file]').and(page.getByLabel(name));
export const pick = (page: Page, name: string, picked: File) => fileInput(page, name).setInputFiles([picked]);
export async function pickBoth(page: Page, first: File, second: File): Promise<void> {
  await pick(page, before, first);
  await pick(page, after, second);
}

export const readyMessage = (page: Page) => page.getByText(tool.ready);
/** The status of a file: read, or the reason why not. */
export const statusOf = (page: Page, name: string) => page.locator('label', { hasText: name }).locator('~ p');
/** Opens the test of what may leave the page, and runs it. */
export async function attempt(page: Page): Promise<void> {
  await page.locator('summary', { hasText: tool.watch.title }).click();
  await page.getByRole('button', { name: tool.watch.button }).click();
}
export const changes = (page: Page) => page.locator('[data-comparison] ol > li');
/** The removed words; those of the text for phones are hidden on wide screens. */
export const removedWords = (part: Locator) => part.locator('del').filter({ visible: true });
