import { expect, type Page } from '@playwright/test';
import { askUs, siteSearch } from '@/content/search';
import { formOf } from './forms/site-forms';

/** The window of the search, its box, its status and its results. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: siteSearch.label });
export const boxOf = (page: Page) => dialogOf(page).getByRole('searchbox', { name: siteSearch.fieldLabel });
export const statusOf = (page: Page) => dialogOf(page).getByRole('status');
export const resultsOf = (page: Page) => dialogOf(page).getByRole('listitem').getByRole('link');

/** Opens the window and writes into it. */
export async function openAndSearch(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await boxOf(page).fill(words);
}

/** Asks a question that the site does not answer, and follows the link to the contact form. */
export async function askPeople(page: Page, question: string): Promise<void> {
  await openAndSearch(page, question);
  await page.keyboard.press('Enter');
  await dialogOf(page).getByRole('link', { name: askUs.label }).click();
  await expect(dialogOf(page)).toBeHidden();
}

/** The message field of the contact form, which holds the question. */
export const messageOf = (page: Page) => formOf(page, 'contact').locator('[name="message"]');
