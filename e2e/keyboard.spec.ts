import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { layoutCopy } from '@/content/navigation';
import { head } from '@/content/pages/partner';
import { answerWith, demo, fill, openForm, partner, sendButton } from './forms/site-forms';

/** Dropdown, search and tabs are tested by keyboard in their own files. */
test.use({ reducedMotion: 'reduce' });

/** Presses Tab. @returns the focused element, with whether it and its focus ring are visible; null after the last one */
const nextStop = async (page: Page) => {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.hasAttribute('data-reached')) return null;
    element.setAttribute('data-reached', '');
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isVisible = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      // Red marks an error.
      isRed: outlineColor === 'rgb(179, 39, 26)',
      isVisible,
    };
  });
};

/** The controls that Tab has not reached. A tab list is reached through its tab. */
const unreachedControls = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary, [tabindex]').evaluateAll((controls) =>
    controls
      .filter(
        (control) =>
          control instanceof HTMLElement &&
          control.tabIndex >= 0 &&
          control.checkVisibility({ visibilityProperty: true }),
      )
      .filter((control) => !control.matches('[data-reached], :disabled, [type="hidden"], [role="tablist"]'))
      .map((control) => control.outerHTML.slice(0, 100)),
  );

for (const width of [360, 1280]) {
  test(`/partner at ${width} px: Tab reaches every control, and the focus is visible and not red`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openForm(page, 'partner');
    let stops = 0;
    for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
      expect(stop).toMatchObject({ hasRing: true, isRed: false, isVisible: true });
      stops += 1;
    }
    expect(await unreachedControls(page)).toEqual([]);
    expect(stops).toBeGreaterThan(30);
  });
}

test('the entries of the menu follow its button in tab order; Escape returns the focus', async ({ page }) => {
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

test('Tab continues from the target of an anchor link, also the second time', async ({ page }) => {
  await openForm(page, 'partner');
  const link = page.getByRole('link', { name: head.action.label });
  for (let time = 0; time < 2; time += 1) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#candidatura')).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('candidatura');
  }
});

test('a form can be filled in and sent by keyboard; the confirmation gets the focus', async ({ page }) => {
  await answerWith(page, 200);
  const form = await openForm(page, 'demo');
  const values: Readonly<Record<string, unknown>> = demo('tastiera');
  const controls = form.locator('fieldset [name]');
  const names = await controls.evaluateAll((all) => all.map((control) => control.getAttribute('name') ?? ''));
  await controls.first().focus();
  for (const name of names) {
    await expect(form.locator(`[name="${name}"]`)).toBeFocused();
    const value = String(values[name]);
    // The values have the last option of each select.
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

test('a toast closes by keyboard, and covers neither the button nor the other contacts', async ({ page }) => {
  await answerWith(page, 503);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const form = await openForm(page, 'partner');
    await fill(form, partner('parola'));
    await sendButton(form).press('Enter');
    const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
    await expect(toast).toBeVisible();
    for (const part of [sendButton(form), form.locator('.form-ways')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const isCovered = await part.evaluate((element) => {
        const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return (
          !toast || (toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom)
        );
      });
      expect(isCovered, `${width} px`).toBe(false);
    }
    // The first stop is the toast itself.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: partnerForm.toastClose })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  }
});
