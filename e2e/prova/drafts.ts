// The visitor's two drafts (D48): files, and what the page shows of them.
import type { Page } from '@playwright/test';
import { tool } from '@/content/pages/prova';
import { sampleDrafts } from '@/content/samples/contract';
import { docx, pdf } from '@/tests/documents/files';

export const [before, after] = tool.names;

type File = { name: string; mimeType: string; buffer: Buffer };

export const file = (name: string, buffer: Buffer | string): File => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buffer),
});

const [older, newer] = sampleDrafts;
/** The sample's drafts as files. */
export const olderDraft = () => pdf(older.pages.map((paragraphs) => [...paragraphs]));
export const newerDraft = () => docx(newer.pages.flat());
export const law = 'Art. 1 – Canone\nIl canone è di 900 euro al mese, da pagare entro il giorno cinque.\n';
export const note = (name: string, canone = '900') => file(name, law.replace('900', canone));

export const open = (page: Page) => page.goto('/prova');
export const place = (page: Page, name: string) => page.getByLabel(name);
export const pick = (page: Page, name: string, picked: File) => place(page, name).setInputFiles([picked]);
export async function pickBoth(page: Page, first: File, second: File): Promise<void> {
  await pick(page, before, first);
  await pick(page, after, second);
}

export const ready = (page: Page) => page.getByText(tool.ready);
/** What is said of a file. */
export const state = (page: Page, name: string) => page.locator('label', { hasText: name }).locator('~ p');
export const changes = (page: Page) => page.locator('[data-comparison] ol > li');
