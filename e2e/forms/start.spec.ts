import { expect, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { offer } from '@/content/pages/prezzi';
import { planNote } from '@/content/plans';
import { contact, demo, fill, formOf } from './fill';
import { mailWith, marker } from './mailbox';

const starts = [
  { link: 'Richiedi un preventivo', subject: 'quote', message: '' },
  { link: 'Prenota una consulenza', subject: 'info', message: offer.consultation.fill.message },
  { link: 'Contattaci', subject: 'quote', message: planNote('Enterprise') },
];
for (const { link, ...values } of starts) {
  test(`«${link}» begins the contact form, and what is sent is what it shows`, async ({ page }) => {
    const word = marker();
    await page.goto('/prezzi');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/contatti\?/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contatti$/);
    const form = formOf(page, 'contact');
    await expect(form.locator('[name="subject"]')).toHaveValue(values.subject);
    await expect(form.locator('[name="message"]')).toHaveValue(values.message);
    const { subject: _, message, ...others } = contact(word);
    await fill(form, others);
    await form.locator('[name="message"]').press('End');
    await form.locator('[name="message"]').pressSequentially(` ${message.split('\n')[0]}`);
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    const mail = await mailWith(word);
    expect(mail.subject).toBe(`Contatto dal sito: ${values.subject}`);
    expect(mail.text).toContain(values.message);
  });
}

for (const [link, plan] of [
  ['Inizia Gratis', 'Standard'],
  ['Prova Gratuita', 'Professional'],
] as const) {
  test(`«${link}» names its plan in the note of the demo form`, async ({ page }) => {
    const word = marker();
    await page.goto('/prezzi');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/#form-contatto$/);
    const form = formOf(page, 'demo');
    await expect(form.locator('[name="note"]')).toHaveValue(planNote(plan));
    const { note: _, ...values } = demo(word);
    await fill(form, values);
    await form.getByRole('button', { name: demoForm.submit }).click();
    await expect(page.getByRole('heading', { name: demoForm.confirmation.title })).toBeVisible();
    expect((await mailWith(word)).text).toContain(planNote(plan));
  });
}

test('other fields are not taken from the address', async ({ page }) => {
  await page.goto('/contatti?subject=quote&firstName=Eva');
  const form = formOf(page, 'contact');
  await expect(form.locator('[name="subject"]')).toHaveValue('quote');
  await expect(form.locator('[name="firstName"]')).toHaveValue('');
});
