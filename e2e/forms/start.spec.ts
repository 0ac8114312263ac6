import { expect, type Locator, test } from '@playwright/test';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/richiedi-demo';
import { hold } from '@/e2e/delay-requests';
import { demoDefinition } from '@/lib/forms/demo';
import { mailWith, marker } from './mailbox';
import { contact, demo, fill, formOf, openForm, placeInForm, submit, thanks, writeAgain } from './site-forms';

/** The line of a form with plan and people, which have no control. */
const lineOf = (form: Locator) => form.locator('.form-chosen p');

for (const { link, subject, interest, shown } of [
  { link: 'Richiedi un preventivo', subject: 'quote', interest: undefined, shown: [] },
  { link: 'Contattaci', subject: 'quote', interest: 'enterprise', shown: ['Richiesta per: Enterprise'] },
]) {
  test(`«${link}» on /prezzi makes choices in the contact form, which sends them`, async ({ page }) => {
    const word = marker();
    await page.goto('/prezzi');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contatti$/);
    const form = formOf(page, 'contact');
    await expect(lineOf(form)).toHaveText(shown);
    await expect(form.locator('[name="subject"]')).toHaveValue(subject);
    const { subject: _, ...values } = contact(word);
    await submit(form, values);
    await expect(thanks(page)).toBeVisible();
    const mail = await mailWith(word);
    expect([mail.fields.subject, mail.fields.interest]).toEqual([subject, interest]);
  });
}

test('«Provate in 6» on /prezzi chooses the plan and people that the demo form sends', async ({ page }) => {
  const word = marker();
  await page.goto('/prezzi');
  await page.getByRole('main').getByRole('link', { name: 'Provate in 6' }).click();
  const form = formOf(page, 'demo');
  await expect(lineOf(form)).toHaveText('Richiesta per: Professional, 6 persone');
  await submit(form, demo(word));
  await expect(thanks(page)).toBeVisible();
  const { fields, text } = await mailWith(word);
  expect(fields).toMatchObject({ interest: 'professional', people: '6' });
  expect(text).toContain(' (professional)');
});

test('an address cannot write text into a form or choose an unknown option', async ({ page }) => {
  const words = 'Il vostro conto è sospeso';
  const hiddenChoices = ['interesse', 'persone', 'interest', 'people'];
  for (const [name, values] of [
    ['contact', { firstName: '', message: '', phone: '', subject: 'info' }],
    ['demo', { nomeAzienda: '', note: '', settore: '', numeroDipendenti: '' }],
  ] as const) {
    const fields = [...Object.keys(values), ...hiddenChoices];
    const query = new URLSearchParams(fields.map((field) => [field, words]));
    const form = await openForm(page, name, `?${query}`);
    for (const [field, value] of Object.entries(values))
      await expect(form.locator(`[name="${field}"]`)).toHaveValue(value);
    await expect(lineOf(form)).toHaveCount(0);
    await expect(page.getByText(words)).toHaveCount(0);
  }
});

test('plan and people can be removed from a form by keyboard, and are then not sent', async ({ page }) => {
  const word = marker();
  await page.goto('/contatti?subject=quote&interesse=enterprise&persone=10');
  const form = formOf(page, 'contact');
  await form.getByRole('button', { name: 'Togli Richiesta per: Enterprise, 10 persone' }).press('Enter');
  await expect(lineOf(form)).toHaveCount(0);
  await expect(form.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await expect(page).toHaveURL(/\/contatti\?subject=quote$/);
  await submit(form, contact(word));
  await expect(thanks(page)).toBeVisible();
  const mail = await mailWith(word);
  expect([mail.fields.interest, mail.fields.people]).toEqual([undefined, undefined]);
  expect(mail.text).not.toContain('Enterprise');
});

test('the form sends a second message without the plan of the first', async ({ page }) => {
  const [first, second] = [marker(), marker()];
  await page.goto('/contatti?interesse=professional');
  const form = formOf(page, 'contact');
  for (const word of [first, second]) {
    await fill(form, contact(word));
    // Enter in the last control sends the form.
    await form.locator('[name="privacyAccepted"]').press('Enter');
    await expect(thanks(page)).toBeFocused();
    await expect(form.locator('[name="message"]')).toHaveValue('');
    await writeAgain(form);
    await expect(lineOf(form)).toHaveCount(0);
  }
  expect((await mailWith(first)).fields.interest).toBe('professional');
  expect((await mailWith(second)).fields.interest).toBeUndefined();
});

test('every link from the page of a sector to the demo chooses that sector', async ({ page }) => {
  const sectors = Object.keys(pages).filter((path) => path.startsWith('/soluzioni/'));
  expect(sectors.length).toBeGreaterThan(5);
  for (const path of sectors) {
    await page.goto(path);
    const chosen = await page
      .locator('a[href^="/richiedi-demo"]')
      .evaluateAll((links) => links.map((link) => link.dataset.fill));
    // Header, head and closing band.
    expect(chosen.length, path).toBeGreaterThan(2);
    expect(new Set(chosen).size, path).toBe(1);
    const { settore = '' } = Object.fromEntries(new URLSearchParams(chosen[0]));
    expect(Object.keys(demoDefinition.fields.settore.options), path).toContain(settore);
  }
});

test('on a phone the anchor of the demo form shows its conditions and the first field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, '**/assets/islands/*');
  await page.goto('/richiedi-demo?interesse=professional&persone=6#form-contatto');
  const form = formOf(page, 'demo');
  const first = form.locator('.input').first();
  await expect(form).toHaveAttribute('data-chosen');
  const before = await placeInForm(first);
  release();
  await expect(lineOf(form)).toBeVisible();
  expect(await placeInForm(first)).toBe(before);
  for (const line of intro.reassurance)
    await expect(page.locator('#form-contatto').getByText(line)).toBeInViewport();
  await expect(first).toBeInViewport();
});
