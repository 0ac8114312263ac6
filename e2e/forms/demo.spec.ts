import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { hold } from '../hold';
import { demo, fill, formOf, ready } from './fill';
import { mailsWith, mailWith, marker } from './mailbox';

const required = ['nomeAzienda', 'nomeContatto', 'email', 'telefono', 'settore'];
const send = demoForm.submit;

const thanks = (page: Page) => page.getByRole('heading', { name: demoForm.thanks.title });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('richiesta-demo:')).length);

test.beforeEach(async ({ page }) => {
  await page.goto('/richiedi-demo');
  await ready(page);
});

test('a request arrives with all its fields, and thanks replace the form', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'demo');
  await fill(form, demo(word));
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeFocused();
  await expect(form).toHaveCount(0);
  await expect(page.locator('#form-contatto a[href="/"]')).toBeVisible();
  const mail = await mailWith(word);
  for (const value of [
    'Ada Prova',
    'ada@prova.example',
    '02 1234567',
    '201-500',
    'settore-legale',
    'Contratti in pdf.',
  ]) {
    expect(mail.text).toContain(value);
  }
  expect(await kept(page)).toBe(0);
});

test('every message of section 5 appears inline, focus on the first, and goes when the field is edited', async ({
  page,
}) => {
  const form = formOf(page, 'demo');
  await fill(form, { telefono: '   ' });
  await form.getByRole('button', { name: send }).click();
  for (const name of required) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAccessibleDescription('Campo obbligatorio');
  }
  await expect(form.locator('[name="privacyAccepted"]')).toHaveAccessibleDescription(
    'Devi accettare la privacy policy',
  );
  for (const name of ['numeroDipendenti', 'note']) {
    await expect(form.locator(`[name="${name}"]`)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form.locator('[name="nomeAzienda"]')).toBeFocused();
  await fill(form, { email: 'senza-chiocciola' });
  await expect(form.locator('[name="email"]')).not.toHaveAttribute('aria-invalid');
  await form.getByRole('button', { name: send }).click();
  await expect(form.locator('[name="email"]')).toHaveAccessibleDescription('Email non valida');
});

test('offline: thanks all the same, then the request is delivered on the next page view', async ({
  page,
}) => {
  const word = marker();
  const form = formOf(page, 'demo');
  await page.route('**/api/send-email', (route) => route.abort());
  await fill(form, demo(word));
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await kept(page)).toBe(1);
  expect(await mailsWith(word)).toHaveLength(0);
  await page.unroute('**/api/send-email');
  await page.goto('/contatti');
  await mailWith(word);
  await expect.poll(() => kept(page)).toBe(0);
});

test('offline: the request is delivered when the connection returns', async ({ page, context }) => {
  const word = marker();
  const form = formOf(page, 'demo');
  await fill(form, demo(word));
  await context.setOffline(true);
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await kept(page)).toBe(1);
  await context.setOffline(false);
  await mailWith(word);
  await expect.poll(() => kept(page)).toBe(0);
});

for (const [status, left] of [
  [503, 1],
  [429, 1],
  [403, 1],
] as const) {
  test(`an answer ${status} is followed by thanks and leaves ${left} in the queue`, async ({ page }) => {
    await page.route('**/api/send-email', (route) => route.fulfill({ status, json: { success: false } }));
    const form = formOf(page, 'demo');
    await fill(form, demo(marker()));
    await form.getByRole('button', { name: send }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await kept(page)).toBe(left);
  });
}

test('what is older than seven days is deleted unsent', async ({ page }) => {
  await page.evaluate(() => {
    const savedAt = Date.now() - 8 * 24 * 60 * 60 * 1000;
    localStorage.setItem('richiesta-demo:vecchia', JSON.stringify({ payload: { form: 'demo' }, savedAt }));
  });
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email')) requests += 1;
  });
  await page.goto('/contatti');
  await expect.poll(() => kept(page)).toBe(0);
  expect(requests).toBe(0);
});

test('without local storage the form works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const word = marker();
  await page.goto('/richiedi-demo');
  await ready(page);
  const form = formOf(page, 'demo');
  await fill(form, demo(word));
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(word);
});

test('fields that the server finds wrong are shown instead of the thanks', async ({ page }) => {
  await page.route('**/api/send-email', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: { fields: { telefono: 'Campo obbligatorio' } } },
    }),
  );
  const form = formOf(page, 'demo');
  await fill(form, demo(marker()));
  await form.getByRole('button', { name: send }).click();
  await expect(form.locator('[name="telefono"]')).toHaveAccessibleDescription('Campo obbligatorio');
  await expect(form.locator('[name="telefono"]')).toBeFocused();
  await expect(thanks(page)).toHaveCount(0);
  expect(await kept(page)).toBe(0);
});

test('a double click sends one request; the button waits', async ({ page }) => {
  const word = marker();
  const release = await hold(page, '**/api/send-email');
  const form = formOf(page, 'demo');
  await fill(form, demo(word));
  await form.getByRole('button', { name: send }).dblclick();
  await expect(form.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled();
  release();
  await expect(thanks(page)).toBeVisible();
  expect(await mailsWith(word)).toHaveLength(1);
});

for (const outcome of ['success', 'failure', 'rejection'] as const) {
  test(`a service of the host page gets the form data, thanks follow (${outcome})`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const calls: unknown[][] = [];
      Object.assign(window, {
        calls,
        emailService: {
          sendDemoRequest: async (...args: unknown[]) => {
            calls.push(args);
            if (kind === 'rejection') throw new Error('host');
            return { success: kind === 'success', error: 'host' };
          },
        },
      });
    }, outcome);
    await page.goto('/richiedi-demo');
    await ready(page);
    const form = formOf(page, 'demo');
    await fill(form, demo('parola'));
    await form.getByRole('button', { name: send }).click();
    await expect(thanks(page)).toBeVisible();
    const calls = await page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);
    expect(calls).toEqual([[demo('parola')]]);
    expect(await kept(page)).toBe(outcome === 'success' ? 0 : 1);
  });
}
