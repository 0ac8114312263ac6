import { expect, type Locator, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { partnerForm } from '@/content/forms/partner';
import { kinds } from '@/content/pages/partner';
import {
  answerWith,
  contact,
  fill,
  formOf,
  partner,
  sendButton,
  waitUntilHydrated,
} from './forms/site-forms';
import { dialogOf, openAndSearch } from './search-window';

/** Errors and warnings in the console of a page, among them React's, and policy violations. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`blocked: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return complaints;
}

test('an island that fails keeps its server-rendered HTML, and the others hydrate', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/partner', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Its component expects a list.
    const body = html.replace(/(data-island="tabs" data-props=")[^"]*/, '$1{&quot;tabs&quot;:1}');
    await route.fulfill({ response, body });
  });
  await page.goto('/partner');
  await page.locator('[data-island="tabs"]').hover();
  await expect.poll(() => errors).toEqual([expect.stringContaining('is not a function')]);
  await formOf(page, 'partner').hover();
  await waitUntilHydrated(page);
  await expect(page.getByText(kinds.copy.kinds[0]?.text ?? '')).toBeVisible();
});

/** Events that hydrate the contact form. */
const wakingEvents: Record<string, (form: Locator) => Promise<unknown>> = {
  'the pointer': (form) => form.hover(),
  'a focused field': (form) => form.locator('textarea').focus(),
  'a typed character': (form) => form.locator('textarea').dispatchEvent('input'),
  'the address of a field': (form) => form.page().evaluate(() => location.assign('#contact-message')),
};

for (const [event, wake] of Object.entries(wakingEvents)) {
  test(`${event} hydrates a form, nothing does before, and the layout does not shift`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/contatti', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site\./)]);
    // Only from now on: on a slow machine typefaces arrive after the first paint.
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) console.error(`layout shift: ${JSON.stringify(entry)}`);
      }).observe({ type: 'layout-shift' });
    });
    await wake(formOf(page, 'contact'));
    await expect(page.locator('[data-island="site-form"]')).not.toHaveAttribute('data-modules');
    expect(scripts.filter((path) => path.startsWith('/assets/islands/site-form.'))).toHaveLength(1);
    // Shifts are reported with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    expect(complaints).toEqual([]);
  });
}

/** The click that hydrates a form is repeated afterwards. Waits for its errors: it would send values that are filled in earlier. */
const waitForErrors = (form: Locator) => expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();

/** A typical use of each island. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  '/contatti': async (page) => {
    const form = formOf(page, 'contact');
    await sendButton(form).click();
    await waitForErrors(form);
    await fill(form, contact('parola'));
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(contactForm.sent);
  },
  '/partner': async (page) => {
    await page.getByRole('tab').last().click();
    const form = formOf(page, 'partner');
    await sendButton(form).click();
    await waitForErrors(form);
    await fill(form, partner('parola'));
    await sendButton(form).click();
    await page.getByRole('button', { name: partnerForm.toastClose }).click();
    await expect(page.getByRole('heading', { name: partnerForm.confirmation.title })).toBeVisible();
  },
  '/supporto': async (page) => {
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await page.getByRole('tabpanel').locator('summary').first().click();
    await page.getByRole('searchbox').fill('hardware');
  },
  '/prodotto': async (page) => {
    await openAndSearch(page, 'requisiti hardware');
    await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  },
  '/cookie': async (page) => {
    await page.locator('button[popovertarget=preferenze-cookie]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [path, use] of Object.entries(uses)) {
  test(`${path} is used without policy violation and hydration mismatch`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    await answerWith(page, 200);
    await page.goto(path);
    await use(page);
    expect(complaints).toEqual([]);
  });
}
