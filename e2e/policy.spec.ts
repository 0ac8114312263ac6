import { expect, type Page, test } from '@playwright/test';
import { refusedCopy } from '@/content/forms/refused';
import { violationsAtBothWidths } from './axe';
import { formOf } from './forms/site-forms';

type Violation = { directive: string; blocked: string };

/** Records violations of the policy, from the start of each page. */
const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: Violation[] = [];
    Object.assign(window, { violations });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, disposition }) => {
        if (disposition === 'enforce')
          violations.push({ directive: effectiveDirective, blocked: blockedURI });
      },
    );
  });

const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: Violation[] }).violations);

// tests/adapter/policy.test.ts has every directive.
test('injected markup runs no script, and injected code sends nothing elsewhere', async ({ page }) => {
  const foreignRequests: string[] = [];
  await page.route(/^https:\/\/altrove\.example\//, (route) => {
    foreignRequests.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await recordViolations(page);
  await page.goto('/contatti');
  const title = await page.title();
  const injectMarkup = page.evaluate(() => {
    document.body.innerHTML = '<img src="/" onerror="document.title = 1">';
  });
  await expect(injectMarkup).rejects.toThrow(/TrustedHTML/);
  await page.evaluate(() => void fetch('https://altrove.example/').catch(() => {}));
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = 'https://altrove.example/';
    document.body.append(form);
    form.submit();
  });
  await expect
    .poll(() => violationsOf(page))
    .toEqual([
      { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
      { directive: 'connect-src', blocked: 'https://altrove.example/' },
      { directive: 'form-action', blocked: 'https://altrove.example/' },
    ]);
  expect(foreignRequests).toEqual([]);
  // Evaluated in the document: after a blocked form post Playwright would wait for a navigation.
  expect(await page.evaluate(() => [document.title, location.pathname])).toEqual([title, '/contatti']);
});

test('the page of a refused form post has its own style, and passes axe', async ({ page }) => {
  await page.goto('/contatti');
  await formOf(page, 'contact').evaluate((form: HTMLFormElement) => {
    form.append(Object.assign(document.createElement('textarea'), { name: 'x', value: 'x'.repeat(70_000) }));
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusedCopy.title);
  await expect(page.locator('main')).toHaveCSS('max-width', '608px');
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
