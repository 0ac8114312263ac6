import { expect, test } from '@playwright/test';
import { phoneDoubt } from '@/content/forms/common';
import { contactForm } from '@/content/forms/contact';
import { site } from '@/content/site';
import { violations } from '@/e2e/axe';
import type { Field } from '@/lib/forms/field';
import { forms } from '@/lib/forms/forms';
import { contact, fill, formOf, placeInForm, ready, sendButton, submit, writeAgain } from './fill';
import { mailWith, marker } from './mailbox';

const required = Object.values<Field>(forms.contact.fields).filter((field) => field.required);
const SENT = 'Messaggio inviato con successo! Ti risponderemo al più presto.';
const FAILED = "Si è verificato un errore durante l'invio. Riprova più tardi.";

test.beforeEach(async ({ page }) => {
  await page.goto('/contatti');
  await ready(page);
});

test('a message arrives, and the form is cleared and closes', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'contact');
  await fill(form, contact(word));
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
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

test('nothing covers the links to wrong fields on a phone', async ({ page }) => {
  // The second time the header would lie on some of them.
  await page.setViewportSize({ width: 412, height: 823 });
  const form = formOf(page, 'contact');
  await submit(form, { firstName: 'Ada', lastName: 'Prova' });
  await expect(form.locator('[name="email"]')).toBeFocused();
  expect(await violations(page, undefined, ['target-size'])).toEqual([]);
});

test('the browser checks the required fields, and what it finds stays written under them', async ({
  page,
}) => {
  const form = formOf(page, 'contact');
  await expect(form).not.toHaveAttribute('novalidate');
  await expect(form.getByText('* Campi obbligatori')).toBeVisible();
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await expect(form.getByRole('status')).toHaveText(`Controllate ${required.length + 1} campi`);
  await form.locator('[name="firstName"]').fill('Ada');
  await expect(form.getByText('Campo obbligatorio', { exact: true })).toHaveCount(required.length - 1);
  await form.getByRole('link', { name: contactForm.privacy.name }).click();
  await expect(form.locator('[name="privacyAccepted"]')).toBeFocused();
});

test('a telephone number in words gets a question, and is accepted', async ({ page }) => {
  const form = formOf(page, 'contact');
  const control = form.locator('[name="phone"]');
  const before = await placeInForm(sendButton(form));
  await control.fill('abc');
  await control.blur();
  await expect(control).toHaveAccessibleDescription(phoneDoubt);
  await expect(control).not.toHaveAttribute('aria-invalid');
  expect(await control.evaluate((element) => (element as HTMLInputElement).checkValidity())).toBe(true);
  // A button that moves under a finger is missed.
  expect(await placeInForm(sendButton(form))).toBe(before);
  await control.fill('02 123 456');
  await control.blur();
  await expect(control).not.toHaveAccessibleDescription(phoneDoubt);
});

test('an address without a dot gets a question once, then it is sent; another one gets it again', async ({
  page,
}) => {
  const word = marker();
  const form = formOf(page, 'contact');
  const email = form.locator('[name="email"]');
  await fill(form, contact(word));
  for (const address of ['anna@studio', 'anna@ufficio']) {
    await email.fill(address);
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

test('what the browser lets pass and the schema does not is said inline', async ({ page }) => {
  const form = formOf(page, 'contact');
  // One that does not know the attribute, which would stop spaces.
  await form.locator('[name="firstName"]').evaluate((control) => control.removeAttribute('pattern'));
  await submit(form, { ...contact(marker()), firstName: '   ' });
  await expect(form.locator('[name="firstName"]')).toHaveAccessibleDescription('Campo obbligatorio');
  await expect(form.locator('[name="firstName"]')).toBeFocused();
});

test('a server that never answers ends in the failure view after 15 seconds', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    // The wait itself is the browser's: it ends when the test says so.
    AbortSignal.timeout = (ms) => {
      if (ms !== 15_000) return timeout.call(AbortSignal, ms);
      const wait = new AbortController();
      addEventListener('timeout', () => wait.abort(new DOMException('', 'TimeoutError')));
      return wait.signal;
    };
  });
  await page.route('**/api/send-email', async () => {});
  await page.goto('/contatti');
  await ready(page);
  const form = formOf(page, 'contact');
  const values = contact(marker());
  await fill(form, values);
  const request = page.waitForRequest('**/api/send-email');
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await request;
  await expect(form.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled();
  await expect(form.getByRole('status')).toHaveText(contactForm.underway);
  await page.evaluate(() => dispatchEvent(new Event('timeout')));
  await expect(form.getByRole('alert')).toHaveText(FAILED);
  await expect(form.getByRole('link', { name: site.phone.label })).toBeVisible();
  expect(logged.length).toBeGreaterThan(0);
  await expect(form.getByRole('button', { name: 'Invia richiesta' })).toBeEnabled();
  await expect(form.getByRole('button', { name: 'Invia richiesta' })).toBeFocused();
  await expect(form.locator('[name="message"]')).toHaveValue(values.message);
});

test('the privacy notice opens in a new tab', async ({ page }) => {
  const link = formOf(page, 'contact').locator('a[href="/privacy"]');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});
