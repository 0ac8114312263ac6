import { expect, type Page, test } from '@playwright/test';
import { preparedProfessions } from '@/content/samples/prepared-questions';
import { violations } from './axe';

const questions = preparedProfessions.flatMap((profession) => profession.questions);
const demoOf = (page: Page) => page.locator('figure').filter({ has: page.getByRole('radio') });

/** Expects the answer to this question, and no other. */
async function expectAnswer(page: Page, { question, documents }: (typeof questions)[number]): Promise<void> {
  await expect(demoOf(page).getByRole('radio', { name: question })).toBeChecked();
  for (const document of questions.flatMap(({ documents }) => documents)) {
    const file = demoOf(page).getByText(document.file, { exact: true });
    await expect(file).toBeVisible({ visible: documents.includes(document) });
  }
  await expect(demoOf(page).locator('mark sup').filter({ visible: true }).first()).toBeVisible();
}

// A phone offers the first question of each profession.
for (const { width, offered } of [
  { width: 360, offered: preparedProfessions.flatMap((profession) => profession.questions.slice(0, 1)) },
  { width: 1280, offered: questions },
]) {
  test(`${offered.length} questions are answered by mouse and keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    for (const each of offered) {
      await demoOf(page).getByText(each.question, { exact: true }).first().click();
      await expectAnswer(page, each);
      expect(await violations(page)).toEqual([]);
    }
    await page.keyboard.press('ArrowDown');
    for (const each of offered) {
      await expectAnswer(page, each);
      await page.keyboard.press('ArrowDown');
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen question is answered', async ({ page }) => {
    await page.goto('/');
    for (const each of questions) {
      await demoOf(page).getByRole('radio', { name: each.question }).check();
      await expectAnswer(page, each);
    }
  });
});
