import type { BrowserContext, Locator, Page } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { type FormName, forms } from '@/lib/forms/forms';
import { typedValues } from '@/tests/forms/sample';

/** The form with this name on a page. */
export const formOf = (page: Page, name: FormName) => page.locator(`form[data-form="${name}"]`);

/** Writes into the controls of a form by their names. */
export async function fill(form: Locator, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`);
    if (value === true) await control.check();
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT')
      await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Waits until React has hydrated an element. */
export const waitUntilHydrated = (page: Page, selector = 'form[data-form]') =>
  page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
  }, selector);

/** Wakes the form of a page, so that from now on its script sends it. */
export async function wakeForm(page: Page): Promise<void> {
  await page.locator('form[data-form]').dispatchEvent('pointerover');
  await waitUntilHydrated(page);
}

/** Opens the page of a form and waits until the form is ready. @param query of the address */
export async function openForm(page: Page, name: FormName, query = ''): Promise<Locator> {
  await page.goto(forms[name].page + query);
  await wakeForm(page);
  return formOf(page, name);
}

/** Answers every submission with this status, in place of the server. */
export const answerWith = (page: Page, status: number) =>
  page.route(`**${ENDPOINT}`, (route) =>
    route.fulfill({ status, json: { success: status === 200, id: 'x' } }),
  );

/** Makes every submission fail as without a network. */
export const cutOff = (page: Page) => page.route(`**${ENDPOINT}`, (route) => route.abort());

/** Lets submissions reach the server again. */
export const reconnect = (page: Page) => page.unroute(`**${ENDPOINT}`);

/** Every submission that any tab of a browser makes from now on. */
export function submissionsOf(context: BrowserContext) {
  const sent: { key: string; body: string }[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith(ENDPOINT)) return;
    sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '' });
  });
  return sent;
}

/** How many demo requests the browser keeps. */
export const keptRequests = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('richiesta-demo:')).length);

/** What a visitor enters into each form. @param word stands in every text */
export const contact = (word: string) => ({
  ...typedValues('contact', word),
  subject: 'quote',
  message: `Un messaggio di prova ${word}\nsu due righe, con àccenti.`,
});
export const partner = (word: string) => typedValues('partner', word);
export const demo = (word: string) => typedValues('demo', word);

/** Every form that a script sends: its name, its page, the page after it, and its values. */
export const siteForms = Object.values(forms)
  .filter(({ name }) => name !== 'newsletter')
  .map(({ name, page, done }) => ({
    name,
    path: page,
    done,
    values: (word: string) => typedValues(name, word),
  }));

export const sendButton = (form: Locator) => form.locator('button[type="submit"]');

export async function submit(form: Locator, values: Parameters<typeof fill>[1]): Promise<void> {
  await fill(form, values);
  await sendButton(form).click();
}

/** The distance of an element from the top of its form. */
export const placeInForm = (part: Locator): Promise<number> =>
  // At once: the page may be scrolling.
  part.evaluate((element) => {
    const form = element.closest('form') as HTMLFormElement;
    return element.getBoundingClientRect().y - form.getBoundingClientRect().y;
  });

/** Opens the contact form that a sent message has closed. */
export const writeAgain = (form: Locator) => form.getByRole('button', { name: contactForm.again }).click();

/** The thanks of a form that was sent: the heading of the view that replaces it, or the alert in it. */
export const thanks = (page: Page) => page.locator('.form-receipt h2, .form-success');
