import { expect, type Page, test } from '@playwright/test';
import { hero, sectors } from '../content/pages/home';
import { sampleQuestions } from '../content/samples/archive';
import { drawnQuestion } from '../content/samples/drawn-question';
import { siteSearch } from '../content/search';
import { violations } from './axe';

const panelOf = (page: Page) => page.locator('figure').filter({ has: page.getByRole('searchbox') });
const panelBox = (page: Page) => page.getByRole('searchbox', { name: hero.panel.label });
const groupOf = (page: Page, name: string) => panelOf(page).getByRole('region', { name, exact: true });
/** The questions that the home page prints, with the files that answer them. */
const trades = hero.panel.printedOf.map((page) =>
  sampleQuestions.find((each) => each.page === page && each.question),
);
const printed = [drawnQuestion, sectors.featured, ...sectors.others, ...trades].flatMap((each) => {
  const own = sampleQuestions.find(({ question }) => question && question === each?.question);
  return own?.question ? [{ question: own.question, files: own.documents.map(({ file }) => file) }] : [];
});

for (const width of [360, 1280]) {
  test.describe(`the panel of the home page, ${width} wide`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: width === 360 });

    test('answers each printed question from its own documents, typed or not', async ({ page }) => {
      await page.goto('/');
      const samples = groupOf(page, hero.panel.groups.samples);
      for (const [index, { question, files }] of printed.entries()) {
        // With pauses and in one go, first waiting for the answer, then with Enter.
        await panelBox(page).fill('');
        if (index % 2 === 0) await panelBox(page).pressSequentially(question, { delay: 15 });
        else await panelBox(page).fill(question);
        if (index > 1) await page.keyboard.press('Enter');
        await expect(panelOf(page).getByRole('status')).toHaveText(/risultat/);
        await expect(samples.getByRole('listitem').first()).toContainText(new RegExp(files.join('|')));
        await expect(samples.locator('mark sup').first()).toBeAttached();
        await expect(groupOf(page, hero.panel.groups.site)).toBeHidden();
      }
    });

    test('a button asks its question, and the first result is in view and has the focus', async ({
      page,
    }) => {
      await page.goto('/');
      // Far below the panel, and before the search has loaded.
      const { question, source } = sectors.featured;
      const button = page.getByRole('button', { name: `«${question}»` });
      await (width === 360 ? button.tap() : button.click());
      const first = groupOf(page, hero.panel.groups.samples).getByRole('listitem').first();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      await expect(first).toContainText(source.file);
      await expect(panelBox(page)).toHaveValue(question);
    });

    test('the whole drawn question is the box, and a message that there is none stays in view', async ({
      page,
    }) => {
      await page.goto('/');
      const drawn = page.locator('[data-question]');
      await drawn.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, height = 0 } = (await drawn.boundingBox()) ?? {};
      await page.mouse.click(x + 8, y + height - 8);
      await expect(panelBox(page)).toBeFocused();
      await panelBox(page).fill('xyzzyq');
      await page.keyboard.press('Enter');
      const status = panelOf(page).getByRole('status');
      await expect(status).toContainText('l’elenco resta vuoto');
      await expect(status).toBeInViewport();
      await expect(panelBox(page)).toBeFocused();
      // The magnifier asks what is written, and beside the drawn question that one.
      await panelBox(page).fill('');
      await page.getByRole('button', { name: hero.panel.button, exact: true }).click();
      await expect(panelBox(page)).toHaveValue(drawnQuestion.question);
      await expect(groupOf(page, hero.panel.groups.samples)).toBeVisible();
    });
  });
}

test('the panel: two groups, the better one first; letters, links, help, and the drawing again', async ({
  page,
}) => {
  await page.goto('/');
  const panel = panelOf(page);
  const example = panel.getByText('locazione-deposito-lotto-B.pdf').first();
  await expect(example).toBeVisible();
  await panelBox(page).fill('prezzi');
  await page.keyboard.press('Enter');
  const [samples, site] = [hero.panel.groups.samples, hero.panel.groups.site].map((name) =>
    groupOf(page, name),
  );
  await expect(site?.getByRole('listitem').first() ?? panel).toBeFocused();
  await expect(site?.getByRole('link').first() ?? panel).toHaveAttribute('href', /^\/prezzi/);
  await expect(example).toBeHidden();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    hero.panel.groups.site,
    hero.panel.groups.samples,
  ]);
  await expect(samples?.getByRole('listitem').first() ?? panel).toContainText(/1 · .+ · .+, pagina \d/);
  expect(await violations(page)).toEqual([]);
  await panelBox(page).fill('xyzzyq');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText('l’elenco resta vuoto');
  await expect(panelBox(page)).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Documentazione' })).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Telefono/ })).toHaveAttribute('href', /^tel:/);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: siteSearch.examples[1] }).click();
  await expect(panelBox(page)).toHaveValue(siteSearch.examples[1] ?? '');
  await expect(site?.locator('[data-score]').first() ?? panel).toHaveText(/^[01],\d\d$/);
  await panelBox(page).fill('');
  await expect(example).toBeVisible();
});

test('who types on while the search loads keeps the box, and what is written in it', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/search/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const box = panelBox(page);
  await box.pressSequentially('quanto costa');
  await page.keyboard.press('Enter');
  await box.pressSequentially(' per sei persone');
  release();
  await expect(panelOf(page).getByRole('status')).toHaveText(/risultat/);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('quanto costa per sei persone');
});

test('while somebody types the status speaks once, and never of searching', async ({ page }) => {
  await page.goto('/');
  const status = panelOf(page).getByRole('status');
  await status.evaluate((element) => {
    const spoken: string[] = [];
    new MutationObserver(() => spoken.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { spoken });
  });
  await panelBox(page).pressSequentially('quanto costa per sei persone', { delay: 40 });
  await expect(status).toHaveText(/risultat/);
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toHaveLength(1);
  await expect(groupOf(page, hero.panel.groups.site)).toContainText('534 €');
});
