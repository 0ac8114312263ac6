import { expect, type Page, test } from '@playwright/test';
import { supportFaq } from '@/content/faq/supporto';
import { askUs } from '@/content/search';
import { site } from '@/content/site';
import { formOf } from './forms/site-forms';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const question = (page: Page, entry: (typeof supportFaq)[number] | undefined) =>
  page.locator('summary', { hasText: entry?.question ?? '' });

test('/supporto shows one of four tabs at a time, first the placeholder (D25)', async ({ page }) => {
  await page.goto('/supporto');
  await expect(page.getByRole('tab')).toHaveText(['Documentazione', 'Tutorial', 'FAQ', 'Contatti']);
  await expect(tab(page, 'Documentazione')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'In Allestimento' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Guida introduttiva' })).toBeVisible();
  await tab(page, 'Contatti').click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'In Allestimento' })).toBeHidden();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: site.mail.support })).toBeVisible();
  await expect(panel.getByRole('link', { name: site.phone.label })).toBeVisible();
  const ticket = panel.getByRole('link', { name: /Apri un ticket di supporto/ });
  const { helpdesk } = site.external;
  if (!helpdesk) return expect(ticket).toHaveCount(0);
  await expect(ticket).toHaveAttribute('target', '_blank');
  await expect(ticket).toHaveAttribute('rel', 'noopener');
  await expect(ticket).toHaveAttribute('href', helpdesk.href);
});

test('three tutorials with level and duration link to their guides (D11)', async ({ page }) => {
  await page.goto('/supporto#tutorial');
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveText([
    /^15\s*min.*Base.*Configurazione iniziale/,
    /^20\s*min.*Intermedio.*Ricerca semantica avanzata/,
    /^30\s*min.*Avanzato.*Automazione dei flussi documentali/,
  ]);
  const links = cards.getByRole('link', { name: 'Guarda il tutorial' });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/documentazione/guida-introduttiva',
    '/documentazione/ricerca-avanzata',
    '/documentazione/tutorial-workflow',
  ]);
});

test('the FAQ filter searches questions and answers, and counts the matches (D27, D34)', async ({ page }) => {
  await page.goto('/supporto');
  await tab(page, 'FAQ').click();
  const panel = page.getByRole('tabpanel');
  const questions = panel.getByRole('heading', { level: 3 });
  const box = page.getByPlaceholder('Cerca nelle FAQ...');
  await expect(questions).toHaveCount(supportFaq.length);
  for (const words of ['HARDWARE', 'codice alfanumerico']) {
    const matches = supportFaq.filter(({ question, answer }) =>
      [question, ...answer].join('\n').toLowerCase().includes(words.toLowerCase()),
    );
    await box.fill(words);
    await expect(questions).toHaveText(matches.map(({ question }) => question));
    await expect(panel.getByRole('status')).toHaveText(
      new RegExp(`^${matches.length} domand[ae] su ${supportFaq.length}$`),
    );
  }
  await box.fill('parola che non c’è');
  await expect(questions).toHaveCount(0);
  await expect(panel.getByText('Nessuna domanda contiene queste parole')).toBeVisible();
  await panel.getByRole('link', { name: askUs.label }).click();
  await expect(formOf(page, 'contact').locator('[name="message"]')).toHaveValue('parola che non c’è');
});

test('one answer of the FAQ is open at a time, and can be closed', async ({ page }) => {
  await page.goto('/supporto#faq');
  const [first, second] = supportFaq;
  const answer = (entry: typeof first) => page.getByText(entry?.answer[0]?.slice(0, 50) ?? '');
  await question(page, first).click();
  await expect(answer(first)).toBeVisible();
  await question(page, second).click();
  await expect(answer(second)).toBeVisible();
  await expect(answer(first)).toBeHidden();
  await question(page, second).click();
  await expect(answer(second)).toBeHidden();
});

test('find-in-page in a closed answer opens its tab and the answer', async ({ page }) => {
  await page.goto('/supporto');
  const entry = supportFaq.at(-1);
  // The browser does this before it shows a match.
  await page.evaluate((id) => {
    const panel = document.querySelector('#faq');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    panel?.removeAttribute('hidden');
    document.querySelector<HTMLDetailsElement>(`details#${id}`)?.setAttribute('open', '');
  }, entry?.id);
  await expect(tab(page, 'FAQ')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByText(entry?.answer[0] ?? '')).toBeVisible();
});

test('the tabs work by keyboard, and a reload keeps the chosen one', async ({ page }) => {
  await page.goto('/supporto');
  await tab(page, 'Documentazione').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Tutorial')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Contatti')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/supporto#contatti');
  await page.reload();
  await expect(tab(page, 'Contatti')).toHaveAttribute('aria-selected', 'true');
});

test('the row of tabs is one stop of the Tab key, before it hydrates and after', async ({ page }) => {
  await page.goto('/supporto');
  const stops = page.locator('.tabs-pending [role="tab"]:not([tabindex="-1"])');
  await expect(stops).toHaveText(['Documentazione']);
  await tab(page, 'Tutorial').click();
  await expect(page.locator('.tabs-pending')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Tutorial')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/supporto shows all four panels, and answers open', async ({ page }) => {
    await page.goto('/supporto');
    await expect(page.getByRole('heading', { name: 'In Allestimento' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Configurazione iniziale' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Apri un ticket di supporto/ })).toBeVisible();
    await expect(page.getByPlaceholder('Cerca nelle FAQ...')).toBeHidden();
    const [first] = supportFaq;
    await page.getByText(first?.question ?? '').click();
    await expect(page.getByText(first?.answer[0] ?? '')).toBeVisible();
  });
});

test('the anchor of a question opens its tab and its answer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const entry = supportFaq.find(({ id }) => id === 'attivazione');
  await page.goto('/supporto#attivazione');
  await expect(tab(page, 'FAQ')).toHaveAttribute('aria-selected', 'true');
  await expect(question(page, entry)).toBeInViewport();
  await expect(page.getByText(entry?.answer[0] ?? '')).toBeInViewport();
});
