import { expect, type Page, test } from '@playwright/test';
import { preparedProfessions } from '@/content/samples/prepared-questions';
import { violations } from './axe';

const questions = preparedProfessions.flatMap((profession) => profession.questions);
const DEMO = 'figure:has(input[type="radio"])';
const demoOf = (page: Page) => page.locator(DEMO);

/** Expects the documents that answer this question, and no others. */
async function expectAnswer(page: Page, { question, documents }: (typeof questions)[number]): Promise<void> {
  await expect(demoOf(page).getByRole('radio', { name: question })).toBeChecked();
  for (const document of questions.flatMap(({ documents }) => documents)) {
    const file = demoOf(page).getByText(document.file, { exact: true });
    await expect(file).toBeVisible({ visible: documents.includes(document) });
  }
  await expect(demoOf(page).locator('mark').filter({ visible: true }).first()).toBeVisible();
}

// A phone offers the first question of each profession.
for (const { width, offered } of [
  { width: 360, offered: preparedProfessions.flatMap((profession) => profession.questions.slice(0, 1)) },
  { width: 1280, offered: questions },
]) {
  test(`/ answers ${offered.length} questions by mouse and keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    for (const question of offered) {
      await demoOf(page).getByRole('radio', { name: question.question }).click();
      await expectAnswer(page, question);
      // Only the figure changes.
      expect(await violations(page, DEMO)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
    // From the last question to the first.
    await page.keyboard.press('ArrowDown');
    for (const question of offered) {
      await expectAnswer(page, question);
      await page.keyboard.press('ArrowDown');
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/ answers the chosen question', async ({ page }) => {
    await page.goto('/');
    for (const question of questions) {
      await demoOf(page).getByRole('radio', { name: question.question }).check();
      await expectAnswer(page, question);
    }
  });
});
