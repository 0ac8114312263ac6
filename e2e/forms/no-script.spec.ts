import { expect, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { mailWith, marker } from './mailbox';
import { formOf, siteForms, submit } from './site-forms';

/** Forms without JavaScript. */
test.use({ javaScriptEnabled: false });

for (const { name, path, done, values } of siteForms) {
  test(`a ${name} form arrives with all its fields`, async ({ page }) => {
    const word = marker();
    await page.goto(path);
    const form = formOf(page, name);
    await expect(form).not.toHaveAttribute('novalidate');
    await submit(form, values(word));
    await expect(page).toHaveURL(new RegExp(`${done}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main a[href="/"]').last()).toBeVisible();
    const mail = await mailWith(word);
    for (const value of Object.values(values(word))) {
      if (typeof value === 'string') expect(mail.text).toContain(value);
    }
  });

  test(`a wrong ${name} form comes back with the error of its first wrong field`, async ({ page }) => {
    const first = Object.keys(values(''))[0] ?? '';
    await page.goto(path);
    const form = formOf(page, name);
    // Some browsers do not know `pattern`, which refuses spaces.
    await form.locator(`[name="${first}"]`).evaluate((control) => control.removeAttribute('pattern'));
    await submit(form, { ...values(marker()), [first]: '   ' });
    await expect(page).toHaveURL(new RegExp(`${path}#errore-${first}$`));
    await expect(page.locator(`#errore-${first}`)).toBeVisible();
    await expect(page.locator('.form-error:visible')).toHaveCount(1);
    for (const way of ['tel:', 'mailto:'])
      await expect(page.locator(`#errore-invio a[href^="${way}"]`)).toBeVisible();
  });
}

test('the browser refuses blank texts, e-mails without a dot and malformed websites', async ({ page }) => {
  await page.goto('/partner');
  const form = formOf(page, 'partner');
  for (const [name, wrong, right] of [
    ['azienda', '   ', 'Prova'],
    ['email', 'ada@prova', 'ada@prova.example'],
    ['sito', 'non un sito', 'www.prova.example-studi.it'],
  ] as const) {
    const control = form.locator(`[name="${name}"]`);
    const valid = () => control.evaluate((element) => (element as HTMLInputElement).checkValidity());
    await control.fill(wrong);
    expect(await valid(), `${name}: ${wrong}`).toBe(false);
    await control.fill(right);
    expect(await valid(), `${name}: ${right}`).toBe(true);
  }
});

test('a newsletter sign-up from the footer is stored, and confirmed in a new tab', async ({ page }) => {
  const word = marker();
  await page.goto('/prodotto');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').fill(`${word}@prova.example`);
  await form.getByRole('checkbox').check();
  const newTab = page.waitForEvent('popup');
  await form.getByRole('button').click();
  await expect(await newTab).toHaveURL(/\/newsletter\/iscritto$/);
  expect((await mailWith(word)).subject).toBe('Iscrizione alla newsletter');
});

test('an incomplete newsletter sign-up comes back with an error', async ({ page }) => {
  await page.goto('/newsletter#errore-gdpr');
  await expect(page.locator('#errore-gdpr')).toBeVisible();
});

test.describe('after a failed post, with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the error that the address names is shown under its field', async ({ page }) => {
    await page.goto('/partner#errore-telefono');
    const control = formOf(page, 'partner').locator('[name="telefono"]');
    await expect(control).toHaveAccessibleDescription('Numero di telefono non valido');
    await expect(control).toBeFocused();
  });

  test('a failed post without a wrong field shows other ways to write', async ({ page }) => {
    await page.goto('/richiedi-demo#errore-invio');
    await expect(formOf(page, 'demo').getByRole('alert')).toContainText(demoForm.failure.title);
  });
});
