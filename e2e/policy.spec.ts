import { expect, type Page, test } from '@playwright/test';
import { refusedWords } from '@/content/forms/refused';
import { violationsAtBothWidths } from './axe';
import { formOf } from './forms/fill';

type Blocked = { directive: string; from: string };

/** Records what the policy of each page blocks, from its start. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const noted: Blocked[] = [];
    Object.assign(window, { noted });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, disposition }) => {
        if (disposition === 'enforce') noted.push({ directive: effectiveDirective, from: blockedURI });
      },
    );
  });

const blocked = (page: Page) => page.evaluate(() => (window as unknown as { noted: Blocked[] }).noted);

/** Attacks that need write access to a page; tests/adapter/policy.test.ts has every directive. `document` belongs to the page. */
const attempts: { what: string; directive: string; from: string; inject: () => void }[] = [
  {
    what: 'markup with a script in it',
    directive: 'require-trusted-types-for',
    from: 'trusted-types-sink',
    inject: () => {
      document.body.innerHTML = '<img src="/" onerror="document.title = 1">';
    },
  },
  {
    what: 'a style element',
    directive: 'style-src-elem',
    from: 'inline',
    inject: () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    },
  },
  {
    what: 'a request that carries data away',
    directive: 'connect-src',
    from: 'https://altrove.example/',
    inject: () => void fetch('https://altrove.example/').catch(() => {}),
  },
  {
    what: 'a form that posts elsewhere',
    directive: 'form-action',
    from: 'https://altrove.example/',
    inject: () => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = 'https://altrove.example/';
      document.body.append(form);
      form.submit();
    },
  },
];

test('injected code is blocked and reported, and sends nothing', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/^https:\/\/altrove\.example\//, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await watch(page);
  await page.goto('/contatti');
  const title = await page.title();
  for (const { what, directive, from, inject } of attempts) {
    const before = (await blocked(page)).length;
    // What trusted types refuse throws.
    await page.evaluate(inject).catch(() => {});
    await expect.poll(async () => (await blocked(page)).slice(before), what).toEqual([{ directive, from }]);
  }
  expect(foreign).toEqual([]);
  // Evaluated in the document: after a blocked form post Playwright would wait for a navigation.
  const after = await page.evaluate(() => ({
    title: document.title,
    display: getComputedStyle(document.body).display,
    address: new URL(location.href).pathname,
  }));
  expect(after).toEqual({ title, display: 'block', address: '/contatti' });
});

test('the page of a refused form post has its own style, and everybody can use it', async ({ page }) => {
  await page.goto('/contatti');
  await formOf(page, 'contact').evaluate((form: HTMLFormElement) => {
    form.append(Object.assign(document.createElement('textarea'), { name: 'x', value: 'x'.repeat(70_000) }));
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusedWords.title);
  await expect(page.locator('main')).toHaveCSS('max-width', '608px');
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
