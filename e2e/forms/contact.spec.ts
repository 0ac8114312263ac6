import { expect, test } from '@playwright/test';
import { phoneDoubt } from '@/content/forms/common';
import { contactForm } from '@/content/forms/contact';
import { site } from '@/content/site';
import { hold } from '@/e2e/delay-requests';
import type { Field } from '@/lib/forms/field';
import { forms } from '@/lib/forms/forms';
import { mailWith, marker } from './mailbox';
import { contact, fill, openForm, placeInForm, sendButton, submit, writeAgain } from './site-forms';

const required = Object.values<Field>(forms.contact.fields).filter((field) => field.required);
const SENT = 'Messaggio inviato con successo! Ti risponderemo al più presto.';
const FAILED = "Si è verificato un errore durante l'invio. Riprova più tardi.";

test('a contact message arrives, and the form is cleared and closes', async ({ page }) => {
  const word = marker();
  const form = await openForm(page, 'contact');
  await submit(form, contact(word));
  await expect(form.getByRole('alert')).toHaveText(SENT);
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(`${contactForm.confirmation.title} | ${site.name}`);
  await expect(form.getByText(contact(word).message)).toBeVisible();
  await expect(form.getByRole('listitem').first()).toContainText('(fatto)');
  await expect(form.locator('[name="message"]')).toBeHidden();
  await writeAgain(form);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(page).not.toHaveTitle(new RegExp(contactForm.confirmation.title));
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await expect(form.locator('[name="message"]')).toHaveValue('');
  await expect(form.locator('[name="subject"]')).toHaveValue('info');
  await expect(form.locator('[name="privacyAccepted"]')).not.toBeChecked();
  const mail = await mailWith(word);
  expect(mail.subject).toBe('Contatto dal sito: quote');
  expect(mail.replyTo).toBe('ada@prova.example');
});

test('the browser checks required fields, and each shows its error until it is filled', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await expect(form).not.toHaveAttribute('novalidate');
  await expect(form.getByText('* Campi obbligatori')).toBeVisible();
  await sendButton(form).click();
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await expect(form.getByRole('status')).toHaveText(`Controllate ${required.length + 1} campi`);
  await form.locator('[name="firstName"]').fill('Ada');
  await expect(form.getByText('Campo obbligatorio', { exact: true })).toHaveCount(required.length - 1);
  const link = form.getByRole('link', { name: contactForm.privacy.name });
  await expect(link, 'more than four wrong fields have no links').toHaveCount(0);
  await sendButton(form).click();
  await link.click();
  await expect(form.locator('[name="privacyAccepted"]')).toBeFocused();
});

test('a telephone number in words gets a hint, and is accepted', async ({ page }) => {
  const form = await openForm(page, 'contact');
  const control = form.locator('[name="phone"]');
  const before = await placeInForm(sendButton(form));
  await control.fill('abc');
  await control.blur();
  await expect(control).toHaveAccessibleDescription(phoneDoubt);
  await expect(control).not.toHaveAttribute('aria-invalid');
  expect(await control.evaluate((element) => (element as HTMLInputElement).checkValidity())).toBe(true);
  // A finger would miss the button if it moved.
  expect(await placeInForm(sendButton(form))).toBe(before);
  await control.fill('02 123 456');
  await control.blur();
  await expect(control).not.toHaveAccessibleDescription(phoneDoubt);
});

test('the contact form questions an e-mail address without a dot once, then sends it', async ({ page }) => {
  const word = marker();
  const form = await openForm(page, 'contact');
  const email = form.locator('[name="email"]');
  await fill(form, contact(word));
  for (const value of ['anna@studio', 'anna@ufficio']) {
    await email.fill(value);
    await sendButton(form).click();
    await expect(email).toHaveAccessibleDescription('Manca .it o .com?');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await email.fill('anna@');
    await expect(email).not.toHaveAccessibleDescription(/./);
  }
  await email.fill('anna@ufficio');
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText(SENT);
  expect((await mailWith(word)).fields).toMatchObject({ email: 'anna@ufficio' });
});

test('a wrong value that the browser accepts gets its message under the field', async ({ page }) => {
  const form = await openForm(page, 'contact');
  // Some browsers do not know `pattern`, which refuses spaces.
  await form.locator('[name="firstName"]').evaluate((control) => control.removeAttribute('pattern'));
  await submit(form, { ...contact(marker()), firstName: '   ' });
  await expect(form.locator('[name="firstName"]')).toHaveAccessibleDescription('Campo obbligatorio');
  await expect(form.locator('[name="firstName"]')).toBeFocused();
});

test('after 15 seconds without an answer the contact form shows its failure view', async ({ page }) => {
  await page.addInitScript(() => {
    const start = setTimeout;
    // The test ends the wait with an event.
    const startOrWait = (task: () => void, ms?: number) =>
      ms === 15_000 ? addEventListener('timeout', task) : start(task, ms);
    Object.assign(window, { setTimeout: startOrWait });
  });
  await hold(page, '**/api/send-email');
  const form = await openForm(page, 'contact');
  const values = contact(marker());
  await fill(form, values);
  const request = page.waitForRequest('**/api/send-email');
  await sendButton(form).click();
  await request;
  await expect(form.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled();
  await expect(form.getByRole('status')).toHaveText(contactForm.underway);
  await page.evaluate(() => dispatchEvent(new Event('timeout')));
  await expect(form.getByRole('alert')).toHaveText(FAILED);
  await expect(form.getByRole('link', { name: site.phone.label })).toBeVisible();
  await expect(sendButton(form)).toBeEnabled();
  await expect(sendButton(form)).toBeFocused();
  await expect(form.locator('[name="message"]')).toHaveValue(values.message);
});
