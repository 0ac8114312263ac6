import { expect, type Locator, type Page, test } from '@playwright/test';
import { tool } from '@/content/pages/prova';
import { faq, tabs } from '@/content/pages/supporto';
import { changePages } from './changed-page';
import { hold, hydrationScripts } from './delay-requests';
import { mailWith, marker } from './forms/mailbox';
import { fill, formOf, sendButton, siteForms, thanks, waitUntilHydrated } from './forms/site-forms';
import { after, before, fileInput, noteFile, pick, readyMessage, statusOf } from './prova/versions';

test.use({ hasTouch: true });

/** Ways to use a control, as the first sign of use. */
const ways = {
  tap: (control: Locator) => control.tap({ noWaitAfter: true }),
  'the Tab key': async (control: Locator) => {
    const { keyboard } = control.page();
    do await keyboard.press('Tab');
    while (!(await control.evaluate((element) => element === document.activeElement)));
    await keyboard.press('Enter');
  },
  'the mouse': (control: Locator) => control.click({ noWaitAfter: true }),
};

/** For each form a way to send it, and what an address chooses in it (D44): its query, and the fields that are sent. */
const cases = {
  contact: {
    way: 'tap',
    query: 'subject=quote&interesse=enterprise',
    chosen: { subject: 'quote', interest: 'enterprise' },
  },
  partner: {
    way: 'the Tab key',
    query: 'tipoPartnership=integrator',
    chosen: { tipoPartnership: 'integrator' },
  },
  demo: {
    way: 'the mouse',
    query: 'settore=settore-legale&interesse=professional&persone=6',
    chosen: { settore: 'settore-legale', interest: 'professional', people: '6' },
  },
} as const;

/** Opens a page that others change. Its islands hydrate after `release`. */
async function openChanged(page: Page, path: string) {
  const errors: string[] = [];
  // React reports here that it renders an island anew.
  page.on('pageerror', ({ message }) => errors.push(message));
  await changePages(page);
  const release = await hold(page, hydrationScripts);
  await page.goto(path);
  return { release, errors };
}

/** Sets values without an event, as a browser that fills in a form. */
const autofill = (form: Locator, values: Record<string, string | true>) =>
  form.evaluate((element: HTMLFormElement, all) => {
    for (const [name, value] of Object.entries(all)) {
      const control = element.elements.namedItem(name);
      if (control instanceof HTMLInputElement && value === true) control.checked = true;
      else if (control) Reflect.set(control, 'value', value);
    }
  }, values);

for (const { name, path, values } of siteForms) {
  const { way, query, chosen } = cases[name as keyof typeof cases];
  const typedValues = (word: string) =>
    Object.fromEntries(Object.entries(values(word)).filter(([field]) => !(field in chosen)));

  test(`a ${name} form that the browser has filled in is sent by ${way} from a changed page`, async ({
    page,
  }) => {
    const word = marker();
    const { release, errors } = await openChanged(page, `${path}?${query}`);
    const form = formOf(page, name);
    await autofill(form, typedValues(word));
    await ways[way](sendButton(form));
    await expect(page.locator('[data-submitted]')).toHaveCount(1);
    release();
    await expect(thanks(page)).toBeVisible();
    const { fields } = await mailWith(word);
    expect(fields).toMatchObject(chosen);
    expect(Object.keys(fields).sort()).toEqual(Object.keys({ ...values(word), ...chosen }).sort());
    expect(errors).toEqual([]);
  });

  test(`a ${name} form of a changed page keeps restored text, focus and caret, and shows errors`, async ({
    page,
  }) => {
    const word = marker();
    const { release, errors } = await openChanged(page, `${path}?${query}`);
    const form = formOf(page, name);
    const text = form.locator('textarea');
    const email = form.locator('[name="email"]');
    await fill(form, { ...typedValues(word), email: '' });
    await page.goto('/cookie');
    await page.goBack();
    await expect(text).toHaveValue(new RegExp(word));
    await text.click();
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
    release();
    await waitUntilHydrated(page);
    await expect(text).toBeFocused();
    await page.keyboard.type('Oggi ');
    await sendButton(form).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/\*$/);
    await email.fill('ada@prova.example');
    await sendButton(form).click();
    await expect(thanks(page)).toHaveText(/\*$/);
    const { fields } = await mailWith(word);
    expect(fields).toMatchObject(chosen);
    expect(Object.values(fields)).toContainEqual(expect.stringMatching(/^Oggi /));
    expect(errors).toEqual([]);
  });
}

for (const [way, use] of Object.entries(ways)) {
  test(`/prova reads a file that ${way} has chosen on a changed page`, async ({ page }) => {
    const { release, errors } = await openChanged(page, '/prova');
    const chooser = page.waitForEvent('filechooser');
    await use(fileInput(page, before));
    await (await chooser).setFiles([noteFile('a.txt')]);
    release();
    await expect(statusOf(page, before)).toContainText(tool.version.read);
    await pick(page, after, noteFile('b.txt', '950'));
    await expect(readyMessage(page)).toBeVisible();
    await page.getByRole('button', { name: tool.swap }).click();
    await expect(page.locator('[data-comparison] ins')).toHaveText('900');
    await page.getByRole('button', { name: tool.clear }).click();
    await expect(page.locator('[data-island]')).not.toContainText('a.txt');
    expect(errors).toEqual([]);
  });
}

test('the FAQ of a changed page keeps its open question and its filter, and the tabs their panels', async ({
  page,
}) => {
  const { release, errors } = await openChanged(page, '/supporto#faq');
  const heading = page.locator('#faq h2');
  const translated = await heading.locator('font').first().elementHandle();
  const question = page.locator('#faq summary').first();
  await question.click();
  await page.getByPlaceholder(faq.placeholder).fill('hardware');
  release();
  await waitUntilHydrated(page, '#faq input');
  const shown = page.locator('#faq details');
  await page.getByPlaceholder(faq.placeholder).fill('zzz');
  await expect(shown).toHaveCount(0);
  await page.getByPlaceholder(faq.placeholder).fill('');
  await page.getByRole('tab', { name: tabs.tutorial }).click();
  await expect(heading).toBeHidden();
  expect(await translated?.evaluate((font) => font.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});
