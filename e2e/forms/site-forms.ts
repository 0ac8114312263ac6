// The forms of the site for browser tests: their pages and values, and how to fill in and send them.
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

/** Hydrates the form of a page, so that its script sends it. */
export async function wakeForm(page: Page): Promise<void> {
  await page.locator('form[data-form]').dispatchEvent('pointerover');
  await waitUntilHydrated(page);
}

/** Opens the page of a form, with this query, and hydrates the form. */
export async function openForm(page: Page, name: FormName, query = ''): Promise<Locator> {
  await page.goto(forms[name].page + query);
  await wakeForm(page);
  return formOf(page, name);
}

/** Answers every submission with this status, without the server. */
export const answerWith = (page: Page, status: number) =>
  page.route(`**${ENDPOINT}`, (route) =>
    route.fulfill({ status, json: { success: status === 200, id: 'x' } }),
  );

/** Makes every submission fail as without a network. */
export const cutOff = (page: Page) => page.route(`**${ENDPOINT}`, (route) => route.abort());

/** Lets submissions reach the server again. */
export const reconnect = (page: Page) => page.unroute(`**${ENDPOINT}`);

/** The submissions that the tabs of a browser make from now on. */
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

/** Values for each form. @param word is part of every text */
export const contact = (word: string) => ({
  ...typedValues('contact', word),
  subject: 'quote',
  message: `Un messaggio di prova ${word}\nsu due righe, con àccenti.`,
});
export const partner = (word: string) => typedValues('partner', word);
export const demo = (word: string) => typedValues('demo', word);

/** The forms that a script sends, each with its page, the confirmation page and values. */
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
  // In one step, because the page may be scrolling.
  part.evaluate((element) => {
    const form = element.closest('form') as HTMLFormElement;
    return element.getBoundingClientRect().y - form.getBoundingClientRect().y;
  });

/** Opens the contact form that a sent message has closed. */
export const writeAgain = (form: Locator) => form.getByRole('button', { name: contactForm.again }).click();

/** The thanks for a form: the heading of the view that replaces it, or the alert in it. */
export const thanks = (page: Page) => page.locator('.form-receipt h2, .form-success');
