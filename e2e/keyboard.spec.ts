import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '../content/forms/demo';
import { partnerForm } from '../content/forms/partner';
import { chrome } from '../content/navigation';
import { hero } from '../content/pages/partner';
import { fill, formOf, partner, ready } from './forms/fill';

/** What nobody can do with a mouse alone to prove it; dropdown, search and tabs are walked in their own files. */
test.use({ reducedMotion: 'reduce' });

type Stop = { name: string; outlined: boolean; seen: boolean };

/** Where the focus is: whether it shows, and whether anything of it lies in sight. Nothing at the end of the page. */
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

/** What the walk should have reached. A list of tabs hands the focus to one of them; radio buttons share one stop. */
const leftOut = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary, [tabindex]').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.tabIndex >= 0 && one.checkVisibility())
      .filter((one) => !one.matches('[data-walked], :disabled, [type="hidden"], [role="tablist"]'))
      .map((one) => one.outerHTML.slice(0, 100)),
  );

for (const width of [360, 1280]) {
  test(`/partner at ${width} px: Tab reaches everything, shows where it is, and leaves the page`, async ({
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

test('the menu of a small screen: its entries follow its button, and Escape gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/prezzi');
  const button = page.getByRole('button', { name: chrome.menu });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[popovertarget="menu"]')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu a').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('#menu').getByRole('link', { name: 'Commercialisti' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu summary')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('#menu')).toBeHidden();
});

test('a link within the page takes the keyboard along, also the second time', async ({ page }) => {
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

test('answers open and close with Enter and with Space', async ({ page }) => {
  for (const [path, title] of [
    ['/soluzioni/legale', '.disclosure summary'],
    ['/supporto#faq', '.disclosure-title[aria-expanded]'],
  ] as const) {
    await page.goto(path);
    const answer = page.locator('.disclosure').first().locator('.disclosure-text');
    await page.locator(title).first().focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();
  }
});

test('a form is filled in and sent without a mouse, and the thanks take the focus', async ({ page }) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { success: true, id: 'x' } }));
  await page.goto('/richiedi-demo');
  await ready(page);
  const form = formOf(page, 'demo');
  await form.locator('[name="nomeAzienda"]').focus();
  // In the order of the page; a choice takes the first letters of its entry.
  for (const text of ['Studio Prova', 'Sett', '11', 'Ada Prova', 'ada@prova.example', '02 1234567', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(form.locator('[name="settore"]')).toHaveValue('settore-legale');
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox')).toBeChecked();
  // The notice stands between the box and the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: demoForm.thanks.title })).toBeFocused();
});

test('a toast is closed from the keyboard, and hides neither the button nor the other ways', async ({
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
