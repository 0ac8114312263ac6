import { expect, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { site } from '@/content/site';
import { violations } from '../axe';
import { hold } from '../hold';
import { contact, fill, formOf, ready } from './fill';
import { mailsWith, mailWith, marker } from './mailbox';

const SENT = 'Messaggio inviato con successo! Ti risponderemo al più presto.';
const FAILED = "Si è verificato un errore durante l'invio. Riprova più tardi.";

test.beforeEach(async ({ page }) => {
  await page.goto('/contatti');
  await ready(page);
});

test('a message arrives with all its fields, and the form is cleared', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'contact');
  await fill(form, contact(word));
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.getByRole('alert')).toHaveText(SENT);
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.locator('[name="message"]')).toHaveValue('');
  await expect(form.locator('[name="subject"]')).toHaveValue('info');
  await expect(form.locator('[name="privacyAccepted"]')).not.toBeChecked();
  const mail = await mailWith(word);
  expect(mail.subject).toBe('Contatto dal sito: quote');
  expect(mail.replyTo).toBe('ada@prova.example');
  for (const value of ['Ada Prova', 'ada@prova.example', '+39 02 1234567', 'su due righe, con àccenti.']) {
    expect(mail.text).toContain(value);
  }
});

test('the links to wrong fields lie free on a phone', async ({ page }) => {
  // The second time the header would lie on some of them.
  await page.setViewportSize({ width: 412, height: 823 });
  const form = formOf(page, 'contact');
  await fill(form, { firstName: 'Ada', lastName: 'Prova' });
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.locator('[name="email"]')).toBeFocused();
  expect(await violations(page, undefined, ['target-size'])).toEqual([]);
});

test('a missing phone is "Non fornito"', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'contact');
  await fill(form, { ...contact(word), phone: '' });
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.getByRole('alert')).toHaveText(SENT);
  expect((await mailWith(word)).text).toContain('Non fornito');
});

test('the browser checks the required fields, and what it finds stays written under them', async ({
  page,
}) => {
  const form = formOf(page, 'contact');
  await expect(form).not.toHaveAttribute('novalidate');
  await expect(form.getByText('* Campi obbligatori')).toBeVisible();
  for (const name of ['firstName', 'lastName', 'email', 'message', 'privacyAccepted']) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('required');
  }
  for (const name of ['phone', 'subject']) {
    await expect(form.locator(`[name="${name}"]`)).not.toHaveAttribute('required');
  }
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.getByText('Campo obbligatorio', { exact: true })).toHaveCount(4);
  await expect(form.getByText('Devi accettare la privacy policy')).toBeVisible();
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await expect(form.locator('[name="firstName"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('status')).toHaveText('Controllate 5 campi');
  await form.locator('[name="firstName"]').fill('Ada');
  await expect(form.getByText('Campo obbligatorio', { exact: true })).toHaveCount(3);
  await form.getByRole('link', { name: contactForm.privacy.name }).click();
  await expect(form.locator('[name="privacyAccepted"]')).toBeFocused();
});

test('what was said of one message is not said of the next', async ({ page }) => {
  const form = formOf(page, 'contact');
  await fill(form, contact(marker()));
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Messaggio inviato con successo! Ti risponderemo al più presto.',
  );
  await fill(form, { firstName: 'Ada' });
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a second message goes as the first did, also when the box is ticked and left by Enter', async ({
  page,
}) => {
  const form = formOf(page, 'contact');
  for (const word of [marker(), marker()]) {
    const { privacyAccepted: _, ...values } = contact(word);
    await fill(form, values);
    await form.locator('[name="privacyAccepted"]').check();
    await form.locator('[name="privacyAccepted"]').press('Enter');
    await mailWith(word);
    await expect(form.getByRole('alert')).toHaveText(SENT);
    await expect(form.locator('[name="message"]')).toHaveValue('');
  }
});

test('what the browser lets pass and the schema does not is said inline', async ({ page }) => {
  const form = formOf(page, 'contact');
  // One that does not know the attribute, which would stop blanks.
  await form.locator('[name="firstName"]').evaluate((control) => control.removeAttribute('pattern'));
  await fill(form, { ...contact(marker()), firstName: '   ' });
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.locator('[name="firstName"]')).toHaveAccessibleDescription('Campo obbligatorio');
  await expect(form.locator('[name="firstName"]')).toBeFocused();
});

for (const [name, answer] of [
  ['the network is away', 'abort'],
  ['the server cannot take it', 503],
] as const) {
  test(`when ${name} it says so, keeps the text and offers other ways`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/api/send-email', (route) =>
      answer === 'abort'
        ? route.abort()
        : route.fulfill({ status: answer, json: { success: false, error: { code: 'x', message: 'x' } } }),
    );
    const form = formOf(page, 'contact');
    const values = contact(marker());
    await fill(form, values);
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(form.getByRole('alert')).toHaveText(FAILED);
    await expect(form.locator('[name="message"]')).toHaveValue(values.message);
    await expect(form.getByRole('link', { name: site.phone.label })).toBeVisible();
    const mail = await form.getByRole('link', { name: site.mail.info }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('Un messaggio di prova');
    expect(logged.length).toBeGreaterThan(0);
  });
}

test('a server that never answers ends in the failure view after 15 seconds', async ({ page }) => {
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
  await expect(form.getByRole('button', { name: 'Invia richiesta' })).toBeEnabled();
  await expect(form.getByRole('button', { name: 'Invia richiesta' })).toBeFocused();
  await expect(form.locator('[name="message"]')).toHaveValue(values.message);
});

test('errors that the server finds are shown under their fields', async ({ page }) => {
  await page.route('**/api/send-email', (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        error: { code: 'invalid_fields', message: 'x', fields: { email: 'Email non valida' } },
      },
    }),
  );
  const form = formOf(page, 'contact');
  await fill(form, contact(marker()));
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(form.locator('[name="email"]')).toHaveAccessibleDescription('Email non valida');
  await expect(form.locator('[name="email"]')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText(FAILED);
});

test('a double click sends one message; the button waits', async ({ page }) => {
  const word = marker();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email')) requests += 1;
  });
  const release = await hold(page, '**/api/send-email');
  const form = formOf(page, 'contact');
  await fill(form, contact(word));
  await form.getByRole('button', { name: 'Invia richiesta' }).dblclick();
  const waiting = form.getByRole('button', { name: 'Invio in corso...' });
  await expect(waiting).toBeDisabled();
  release();
  await expect(form.getByRole('alert')).toHaveText(SENT);
  expect(requests).toBe(1);
  expect(await mailsWith(word)).toHaveLength(1);
});

test('a repeat of the same values carries the same key, a changed one another', async ({ page }) => {
  const keys: string[] = [];
  await page.route('**/api/send-email', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return route.abort();
  });
  const form = formOf(page, 'contact');
  const send = async () => {
    const before = keys.length;
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect.poll(() => keys.length).toBe(before + 1);
    await expect(form.getByRole('alert')).toHaveText(FAILED);
  };
  await fill(form, contact(marker()));
  await send();
  await send();
  await form.locator('[name="firstName"]').fill('Grazia');
  await send();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.describe('with a service of the host page', () => {
  for (const success of [true, false]) {
    test(`sendEmail gets the documented message (success: ${success})`, async ({ page }) => {
      await page.addInitScript((result) => {
        const calls: unknown[][] = [];
        Object.assign(window, {
          calls,
          emailService: {
            sendEmail: async (...args: unknown[]) => {
              calls.push(args);
              return { success: result };
            },
          },
        });
      }, success);
      let requests = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/send-email')) requests += 1;
      });
      await page.goto('/contatti');
      await ready(page);
      const form = formOf(page, 'contact');
      await fill(form, { ...contact('parola'), phone: '' });
      await form.getByRole('button', { name: 'Invia richiesta' }).click();
      await expect(form.getByRole('alert')).toHaveText(success ? SENT : FAILED);
      const calls = await page.evaluate(
        () => (window as unknown as { calls: Record<string, string>[][] }).calls,
      );
      expect(calls).toHaveLength(1);
      expect(calls[0]).toHaveLength(1);
      const message = calls[0]?.[0] ?? {};
      expect(Object.keys(message).sort()).toEqual(['html', 'subject', 'text', 'to']);
      expect(message.to).toBe(site.mail.info);
      expect(message.subject).toBe('Contatto dal sito: quote');
      for (const body of [message.text, message.html]) {
        for (const value of ['Ada Prova', 'ada@prova.example', 'Non fornito', 'parola'])
          expect(body).toContain(value);
      }
      expect(requests).toBe(0);
    });
  }
});

test('subjects have Italian names and the codes of the specification', async ({ page }) => {
  const options = formOf(page, 'contact').locator('[name="subject"] option');
  await expect(options).toHaveText(Object.values(contactForm.fields.subject.options));
  expect(
    await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['info', 'demo', 'quote', 'support', 'partnership', 'careers', 'other']);
});

test('the privacy notice opens in a new tab', async ({ page }) => {
  const link = formOf(page, 'contact').locator('a[href="/privacy"]');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});
