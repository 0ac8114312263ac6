import { expect, test } from '@playwright/test';
import { partnerForm } from '@/content/forms/partner';
import { kinds } from '@/content/pages/partner';
import { site } from '@/content/site';
import { fill, formOf, partner, ready, submit } from './fill';
import { mailWith, marker } from './mailbox';

const toasts = '[data-sonner-toast]:not([data-removed="true"])';
const send = partnerForm.submit;

test.beforeEach(async ({ page }) => {
  await page.goto('/partner');
  await ready(page);
});

test('an application arrives; a toast and a confirmation follow', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'partner');
  await submit(form, partner(word));
  await expect(page.locator(toasts)).toHaveCount(1);
  await expect(page.locator(toasts)).toContainText('Candidatura inviata!');
  await expect(page.locator(toasts)).toContainText('Riceverai una risposta entro 48 ore lavorative.');
  await expect(form).toHaveCount(0);
  const application = page.locator('#candidatura');
  await expect(application.getByRole('heading', { name: partnerForm.confirmation.title })).toBeFocused();
  for (const href of ['/prodotto', '/tecnologia', '/documentazione']) {
    await expect(application.locator(`a[href="${href}"]`)).toBeVisible();
  }
  const mail = await mailWith(word);
  expect(mail.replyTo).toBe('ada@prova.example');
  expect(mail.fields).toEqual({ ...partner(word), sito: 'https://prova.test/studi' });
});

test('several wrong fields stand in a list that leads to each, and stays until the next attempt', async ({
  page,
}) => {
  const form = formOf(page, 'partner');
  const { email, dipendenti: _, ...values } = partner(marker());
  await fill(form, { ...values, privacyAccepted: true });
  const attempt = () => form.getByRole('button', { name: send }).click();
  await attempt();
  await expect(form.getByRole('status')).toHaveText('Controllate 2 campi');
  await expect(form.locator('[name="dipendenti"]')).toBeFocused();
  const list = form.getByRole('listitem').getByRole('link');
  await expect(list).toHaveText([partnerForm.fields.dipendenti.label, partnerForm.fields.email.label]);
  const control = form.locator('[name="email"]');
  for (let time = 0; time < 2; time += 1) {
    await form.locator('[name="motivazione"]').focus();
    await list.last().click();
    await expect(control).toBeFocused();
    await expect(form.locator('label', { hasText: partnerForm.fields.email.label })).toBeInViewport();
  }
  await control.fill(email);
  await expect(control).toHaveAccessibleDescription('');
  await expect(list).toHaveCount(2);
  await attempt();
  await expect(form.locator('[name="dipendenti"]')).toBeFocused();
  await expect(list, 'one has its message, which the focus finds').toHaveCount(0);
  await expect(form.getByRole('status')).toBeEmpty();
});

test('a refused application says so in one toast and keeps what was typed', async ({ page }) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 503, json: { success: false } }));
  const form = formOf(page, 'partner');
  const values = partner(marker());
  await fill(form, values);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await form.getByRole('button', { name: send }).click();
    await expect(page.locator(toasts)).toHaveCount(1);
    // The newest: that of the attempt before may fade a moment longer.
    const toast = page.locator(toasts).first();
    await expect(toast).toHaveAttribute('data-type', 'error');
    await expect(toast).toContainText("Errore nell'invio");
    await expect(toast).toContainText(
      'Non è stato possibile inviare la candidatura. Riprova più tardi o contattaci direttamente.',
    );
    await expect(form.getByRole('button', { name: send })).toBeEnabled();
  }
  await expect(form.locator('[name="motivazione"]')).toHaveValue(values.motivazione);
  await page.locator(toasts).getByRole('button', { name: partnerForm.toastClose }).click();
  await expect(page.locator(toasts)).toHaveCount(0);
});

test('when the network is away the form keeps the text and offers phone and a filled e-mail until the next attempt', async ({
  page,
}) => {
  await page.route('**/api/send-email', (route) => route.abort());
  const form = formOf(page, 'partner');
  const values = partner(marker());
  await submit(form, values);
  const phone = form.locator('a[href^="tel:"]');
  await expect(phone).toBeVisible();
  await expect(phone).toHaveText(site.phone.label);
  const address = await form.getByRole('link', { name: site.mail.info }).getAttribute('href');
  const mail = new URL(address ?? '');
  expect(mail.pathname).toBe(site.mail.info);
  expect(mail.searchParams.get('subject')).toBe(`Nuova candidatura partner: ${values.azienda}`);
  for (const value of [values.motivazione, values.telefono, 'https://prova.test/studi'])
    expect(mail.searchParams.get('body')).toContain(value);
  for (const [field, value] of Object.entries(values)) {
    const control = form.locator(`[name="${field}"]`);
    if (value === true) await expect(control).toBeChecked();
    else await expect(control).toHaveValue(value);
  }
  // The toast alone is announced, and the keyboard is where it was.
  await expect(page.locator(toasts)).toHaveCount(1);
  await expect(page.locator(toasts)).toContainText(
    "Si è verificato un errore durante l'invio della candidatura. Riprova più tardi.",
  );
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByRole('status')).toBeEmpty();
  await expect(form.getByRole('button', { name: send })).toBeFocused();
  await page.unroute('**/api/send-email');
  await page.route('**/api/send-email', async () => {});
  await form.getByRole('button', { name: send }).click();
  await expect(phone).toHaveCount(0);
  await expect(page.locator(toasts)).toHaveCount(0);
});

test('tabs show one kind of partner at a time', async ({ page }) => {
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  for (const [index, kind] of kinds.copy.kinds.entries()) {
    await tabs.nth(index).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toContainText(kind.text);
  }
});
