import { expect, type Locator, test } from '@playwright/test';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/richiedi-demo';
import { violations } from '@/e2e/axe';
import { hold } from '@/e2e/hold';
import { demoDefinition } from '@/lib/forms/demo';
import { forms } from '@/lib/forms/forms';
import { contact, demo, fill, formOf, placeInForm, submit, thanks, writeAgain } from './fill';
import { mailWith, marker } from './mailbox';

/** The line of a form that says what the request is for. */
const lineOf = (form: Locator) => form.locator('.form-chosen p');
const takeOut = (form: Locator) => form.getByRole('button', { name: /^Togli/ });

type Start = {
  link: string;
  form: 'contact' | 'demo';
  subject?: string;
  interest?: string;
  people?: string;
  shown?: string;
};
const starts: Start[] = [
  { link: 'Richiedi un preventivo', form: 'contact', subject: 'quote' },
  { link: 'Prenota una consulenza', form: 'contact', interest: 'consulenza', shown: 'Consulenza' },
  { link: 'Contattaci', form: 'contact', subject: 'quote', interest: 'enterprise', shown: 'Enterprise' },
  { link: 'Inizia Gratis', form: 'demo', interest: 'standard', shown: 'Standard' },
  {
    link: 'Provate in 6,',
    form: 'demo',
    interest: 'professional',
    people: '6',
    shown: 'Professional, 6 persone',
  },
];
for (const { link, form: name, subject = 'info', interest, people, shown } of starts) {
  test(`«${link}» on /prezzi begins the form ${name}, and what is sent is what it shows`, async ({
    page,
  }) => {
    const word = marker();
    await page.goto('/prezzi');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${forms[name].page}\\?`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${forms[name].page}$`),
    );
    const form = formOf(page, name);
    await expect(form.locator('textarea')).toHaveValue('');
    await expect(lineOf(form)).toHaveText(shown ? [`Richiesta per: ${shown}`] : []);
    if (name === 'contact') await expect(form.locator('[name="subject"]')).toHaveValue(subject);
    const { subject: _, ...others }: Record<string, string | true> =
      name === 'contact' ? contact(word) : demo(word);
    await submit(form, others);
    await expect(thanks(page)).toBeVisible();
    const mail = await mailWith(word);
    expect([mail.fields.interest, mail.fields.people]).toEqual([interest, people]);
    if (name === 'contact') expect(mail.subject).toBe(`Contatto dal sito: ${subject}`);
    if (interest) expect(mail.text).toContain(` (${interest})`);
    else expect(mail.text).not.toContain('Richiesta per');
  });
}

test('an address fills no text, and chooses nothing that does not exist', async ({ page }) => {
  const words = 'Il vostro conto è sospeso';
  for (const [name, path, texts, choices] of [
    ['contact', '/contatti', ['firstName', 'message', 'phone'], { subject: 'info' }],
    ['demo', '/richiedi-demo', ['nomeAzienda', 'note'], { settore: '', numeroDipendenti: '' }],
    ['partner', '/partner', ['azienda', 'motivazione'], { dipendenti: '' }],
  ] as const) {
    const values = [...texts, ...Object.keys(choices), 'interesse', 'persone', 'interest', 'people'].map(
      (each) => [each, words],
    );
    await page.goto(`${path}?${new URLSearchParams(values)}`);
    const form = formOf(page, name);
    await form.dispatchEvent('pointerover');
    for (const each of texts) await expect(form.locator(`[name="${each}"]`)).toHaveValue('');
    for (const [each, value] of Object.entries(choices))
      await expect(form.locator(`[name="${each}"]`)).toHaveValue(value);
    await expect(lineOf(form)).toHaveCount(0);
    await expect(page.getByText(words)).toHaveCount(0);
  }
});

test('an address chooses what exists, in every form; what no control shows only where a form takes it', async ({
  page,
}) => {
  await page.goto('/richiedi-demo?settore=settore-legale&numeroDipendenti=11-50&persone=10');
  const demoForm = formOf(page, 'demo');
  await expect(demoForm.locator('[name="settore"]')).toHaveValue('settore-legale');
  await expect(demoForm.locator('[name="numeroDipendenti"]')).toHaveValue('11-50');
  await expect(lineOf(demoForm)).toHaveText('Richiesta per: 10 persone');
  expect(await violations(page)).toEqual([]);
  await page.goto('/partner?tipoPartnership=integrator&interesse=enterprise&persone=3');
  const partnerForm = formOf(page, 'partner');
  await expect(partnerForm.locator('[name="tipoPartnership"]')).toHaveValue('integrator');
  await expect(lineOf(partnerForm)).toHaveCount(0);
});

test('what the request is for can be taken out by keyboard, and stays out', async ({ page }) => {
  const word = marker();
  await page.goto('/contatti?subject=quote&interesse=enterprise&persone=10');
  const form = formOf(page, 'contact');
  await expect(takeOut(form)).toHaveAccessibleName('Togli Richiesta per: Enterprise, 10 persone');
  await takeOut(form).press('Enter');
  await expect(lineOf(form)).toHaveCount(0);
  await expect(form.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await expect(page).toHaveURL(/\/contatti\?subject=quote$/);
  await submit(form, contact(word));
  await expect(thanks(page)).toBeVisible();
  const mail = await mailWith(word);
  for (const name of ['interest', 'people']) expect(Object.keys(mail.fields)).not.toContain(name);
  expect(mail.text).not.toContain('Enterprise');
});

test('a second message goes as the first did, and does not carry what that was for', async ({ page }) => {
  const [first, second] = [marker(), marker()];
  await page.goto('/contatti?interesse=professional');
  const form = formOf(page, 'contact');
  for (const word of [first, second]) {
    await fill(form, contact(word));
    // The box is ticked last, and left by Enter.
    await form.locator('[name="privacyAccepted"]').press('Enter');
    await expect(thanks(page)).toBeFocused();
    await expect(form.locator('[name="message"]')).toHaveValue('');
    await writeAgain(form);
    await expect(lineOf(form)).toHaveCount(0);
  }
  expect((await mailWith(first)).fields.interest).toBe('professional');
  expect(Object.keys((await mailWith(second)).fields)).not.toContain('interest');
});

test('every way from a sector’s page to the demo chooses its sector', async ({ page }) => {
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

test('on a phone the anchor shows what it costs before the first field, which stays where it is', async ({
  page,
}) => {
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
