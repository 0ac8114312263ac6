import { expect, test } from '@playwright/test';
import { documentationFaq } from '@/content/faq/documentazione';
import { textCopy } from '@/content/text-copy';
import { formOf } from './forms/site-forms';

const guidesOfTabs = {
  Guide: [
    'guida-introduttiva',
    'gestione-documenti',
    'ricerca-avanzata',
    'sicurezza-privacy',
    'gestione-utenti',
    'integrazioni',
  ],
  Tutorial: ['tutorial-analisi', 'tutorial-workflow', 'tutorial-report'],
  API: ['api-reference', 'api-auth', 'api-esempi'],
};

test('three tabs list the twelve guides (D7)', async ({ page }) => {
  await page.goto('/documentazione');
  for (const [name, slugs] of Object.entries(guidesOfTabs)) {
    await page.getByRole('tab', { name }).click();
    const cards = page.getByRole('tabpanel').getByRole('link');
    await expect(cards).toHaveCount(slugs.length);
    for (const slug of slugs) await expect(cards.and(page.locator(`[href$="/${slug}"]`))).toHaveCount(1);
  }
});

test('a guide lists all guides, and links to its neighbours and the contact form', async ({ page }) => {
  await page.goto('/documentazione/api-auth');
  const guides = page.getByRole('navigation', { name: textCopy.guides });
  await expect(guides.getByRole('link')).toHaveCount(12);
  await expect(guides.locator('[aria-current="page"]')).toHaveText('Autenticazione e permessi');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText('Supporto');
  const neighbours = page.getByRole('navigation', { name: textCopy.guideNeighbours }).getByRole('link');
  await expect(neighbours).toHaveText([/Riferimento delle API/, /esempi di richiesta/]);
  await page.getByRole('link', { name: textCopy.reportError.label }).click();
  await expect(formOf(page, 'contact').locator('[name="subject"]')).toHaveValue('support');
});

test('on a phone the list of guides opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/documentazione/api-auth');
  const guides = page.getByRole('navigation', { name: textCopy.guides });
  await expect(guides.getByRole('link')).toHaveCount(0);
  await guides.getByText(textCopy.guides).click();
  await expect(guides.getByRole('link')).toHaveCount(12);
});

test('code is copied as it is written, at the first press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const islands: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/islands/')) islands.push(request.url());
  });
  await page.goto('/documentazione/api-auth', { waitUntil: 'networkidle' });
  expect(islands).toEqual([]);
  const block = page.locator('.code').first();
  await expect(block.locator('.code-head p')).toHaveText('Richiesta a /auth/token');
  await expect(block.locator('.string').first()).toHaveText('"prg_gestionale"');
  // As on a phone, where no pointer has been near it.
  await block.getByRole('button', { name: textCopy.codeCopy.copy }).dispatchEvent('click');
  await expect(block.getByRole('button')).toHaveText(textCopy.codeCopy.copied);
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    client_id: 'prg_gestionale',
    client_secret: 'il-segreto-mostrato-una-volta',
  });
});

test('a heading is its own link; only links inside the page scroll smoothly', async ({ page }) => {
  await page.goto('/documentazione/api-auth');
  const heading = page.locator('main h2[id]').nth(1);
  const id = await heading.getAttribute('id');
  await expect(heading.getByRole('link')).toHaveAttribute('href', `#${id}`);
  const html = page.locator('html');
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('navigation', { name: textCopy.contents }).getByRole('link').last().hover();
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
});

const [first, second] = documentationFaq.flatMap((category) => category.entries);
const firstAnswer = first?.answer[0] ?? '';
const secondAnswer = second?.answer[0] ?? '';

test('the FAQ has five categories; an anchor opens its answer, also a second time', async ({ page }) => {
  await page.goto(`/documentazione/faq#${second?.id}`);
  await expect(page.getByRole('main').locator('section > h2')).toHaveText(
    documentationFaq.map(({ title }) => title),
  );
  expect(documentationFaq).toHaveLength(5);
  await expect(page.getByText(secondAnswer)).toBeVisible();
  await page.getByText(first?.question ?? '').click();
  await expect(page.getByText(firstAnswer)).toBeVisible();
  await expect(page.getByText(secondAnswer)).toBeHidden();
  await page.evaluate((id) => {
    location.hash = '';
    location.hash = id;
  }, second?.id ?? '');
  await expect(page.getByText(secondAnswer)).toBeVisible();
  await expect(page.getByText(firstAnswer)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an anchor of the FAQ shows its answer', async ({ page }) => {
    await page.goto(`/documentazione/faq#${second?.id}`);
    await expect(page.getByText(secondAnswer)).toBeVisible();
    await expect(page.getByText(firstAnswer)).toBeHidden();
  });
});

test('an answer has at most 75 characters a line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/documentazione/faq');
  const longest = await page.locator('.disclosure').evaluateAll((answers) => {
    const lengths = answers.flatMap((answer) => {
      if (answer instanceof HTMLDetailsElement) answer.open = true;
      return [...answer.querySelectorAll('p')].flatMap((paragraph) => {
        const text = paragraph.firstChild;
        if (!(text instanceof Text)) return [];
        const range = document.createRange();
        const lines = new Map<number, number>();
        for (let index = 0; index < text.length; index += 1) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { top } = range.getBoundingClientRect();
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        return [...lines.values()];
      });
    });
    return Math.max(...lengths);
  });
  expect(longest).toBeGreaterThan(50);
  expect(longest).toBeLessThanOrEqual(75);
});
