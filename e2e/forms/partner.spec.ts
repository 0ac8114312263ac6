import { expect, test } from '@playwright/test';
import { partnerForm } from '@/content/forms/partner';
import { site } from '@/content/site';
import { hold } from '@/e2e/delay-requests';
import { mailWith, marker } from './mailbox';
import { answerWith, cutOff, fill, openForm, partner, reconnect, sendButton, submit } from './site-forms';

const toasts = '[data-sonner-toast]:not([data-removed="true"])';

test('a partner application arrives; a toast and a confirmation follow', async ({ page }) => {
  const word = marker();
  const form = await openForm(page, 'partner');
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

test('the partner form lists its wrong fields with links until the next attempt', async ({ page }) => {
  const form = await openForm(page, 'partner');
  const { email, dipendenti: _, ...values } = partner(marker());
  await fill(form, { ...values, privacyAccepted: true });
  await sendButton(form).click();
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
  await sendButton(form).click();
  await expect(form.locator('[name="dipendenti"]')).toBeFocused();
  await expect(list, 'a single wrong field has the focus, and no list').toHaveCount(0);
  await expect(form.getByRole('status')).toBeEmpty();
});

test('a partner application that the server refuses is reported in one toast', async ({ page }) => {
  await answerWith(page, 503);
  const form = await openForm(page, 'partner');
  await fill(form, partner(marker()));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await sendButton(form).click();
    await expect(page.locator(toasts)).toHaveCount(1);
    // The first is the newest; the toast of the previous attempt may still be fading.
    const toast = page.locator(toasts).first();
    await expect(toast).toHaveAttribute('data-type', 'error');
    await expect(toast).toContainText("Errore nell'invio");
    await expect(toast).toContainText(
      'Non è stato possibile inviare la candidatura. Riprova più tardi o contattaci direttamente.',
    );
    await expect(sendButton(form)).toBeEnabled();
  }
  await page.locator(toasts).getByRole('button', { name: partnerForm.toastClose }).click();
  await expect(page.locator(toasts)).toHaveCount(0);
});

test('offline the partner form keeps its values, and offers phone and e-mail', async ({ page }) => {
  await cutOff(page);
  const form = await openForm(page, 'partner');
  const values = partner(marker());
  await submit(form, values);
  const phone = form.locator('a[href^="tel:"]');
  await expect(phone).toBeVisible();
  await expect(phone).toHaveText(site.phone.label);
  const href = await form.getByRole('link', { name: site.mail.info }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toContain(values.motivazione);
  for (const [field, value] of Object.entries(values)) {
    const control = form.locator(`[name="${field}"]`);
    if (value === true) await expect(control).toBeChecked();
    else await expect(control).toHaveValue(value);
  }
  // Only the toast is announced, and the focus does not move.
  await expect(page.locator(toasts)).toHaveCount(1);
  await expect(page.locator(toasts)).toContainText(
    "Si è verificato un errore durante l'invio della candidatura. Riprova più tardi.",
  );
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByRole('status')).toBeEmpty();
  await expect(sendButton(form)).toBeFocused();
  await reconnect(page);
  await hold(page, '**/api/send-email');
  await sendButton(form).click();
  await expect(phone).toHaveCount(0);
  await expect(page.locator(toasts)).toHaveCount(0);
});
