import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { layoutCopy } from '@/content/navigation';
import { hero } from '@/content/pages/partner';
import { demo, fill, formOf, partner, ready } from './forms/fill';

/** What must work by keyboard. Dropdown, search and tabs have their own test files. */
test.use({ reducedMotion: 'reduce' });

type Stop = { name: string; outlined: boolean; seen: boolean };

/** Presses Tab. Returns whether the focus ring and the element are visible; null at the end of the page. */
const nextStop = async (page: Page): Promise<Stop | null> => {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
    element.setAttribute('data-walked', '');
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width * part, top + height * part);
      return there !== null && (element.contains(there) || there.contains(element));
    });
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      seen,
    };
  });
};

/** The controls that Tab must reach. A tab list and a radio group are one stop each. */
const leftOut = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary, [tabindex]').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.tabIndex >= 0 && one.checkVisibility())
      .filter((one) => !one.matches('[data-walked], :disabled, [type="hidden"], [role="tablist"]'))
      .map((one) => one.outerHTML.slice(0, 100)),
  );

for (const width of [360, 1280]) {
  test(`/partner at ${width} px: Tab reaches every control, the focus is visible, and Tab leaves the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/partner');
    await ready(page);
    const stops: Stop[] = [];
    for (let stop = await nextStop(page); stop; stop = await nextStop(page)) stops.push(stop);
    expect(stops.filter(({ outlined, seen }) => !outlined || !seen)).toEqual([]);
    expect(await leftOut(page)).toEqual([]);
    expect(stops.length).toBeGreaterThan(40);
  });
}

test('menu on a small screen: its entries follow its button in the tab order, and Escape returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/prezzi');
  const button = page.getByRole('button', { name: layoutCopy.menu });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[popovertarget="menu"]')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu a').first()).toBeFocused();
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('#menu').getByRole('link', { name: 'Commercialisti' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu summary')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('#menu')).toBeHidden();
});

test('an anchor link moves the keyboard position, also the second time', async ({ page }) => {
  await page.goto('/partner');
  await ready(page);
  const link = page.getByRole('link', { name: hero.action.label });
  for (let time = 0; time < 2; time += 1) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#candidatura')).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('candidatura');
  }
});

test('a form can be filled in and sent by keyboard, and the confirmation gets the focus', async ({
  page,
}) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { success: true, id: 'x' } }));
  await page.goto('/richiedi-demo');
  await ready(page);
  const form = formOf(page, 'demo');
  const values: Readonly<Record<string, unknown>> = demo('tastiera');
  const controls = form.locator('fieldset [name]');
  const names = await controls.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
  await controls.first().focus();
  for (const name of names) {
    await expect(form.locator(`[name="${name}"]`)).toBeFocused();
    const value = String(values[name]);
    // The sample takes the last option of a select.
    if ((await form.locator(`select[name="${name}"]`).count()) > 0) await page.keyboard.press('End');
    else await page.keyboard.type(value);
    await page.keyboard.press('Tab');
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
  }
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox')).toBeChecked();
  // The link to the privacy notice is between the checkbox and the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: demoForm.confirmation.title })).toBeFocused();
});

test('a toast can be closed by keyboard, and covers neither the button nor the other contacts', async ({
  page,
}) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 503, json: { success: false } }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/partner');
    await ready(page);
    const form = formOf(page, 'partner');
    await fill(form, partner('parola'));
    await form.getByRole('button', { name: partnerForm.submit }).press('Enter');
    const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
    await expect(toast).toBeVisible();
    for (const part of [form.getByRole('button', { name: partnerForm.submit }), form.locator('.form-ways')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const [one, other] = [await part.boundingBox(), await toast.boundingBox()];
      if (!one || !other) throw new Error('both stand on the page');
      const apart =
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y ||
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x;
      expect(apart, `${width} px`).toBe(true);
    }
    // The toast itself comes first, then its button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: partnerForm.toastClose })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  }
});
