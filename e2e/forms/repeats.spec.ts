import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { contact, demo, fill, formOf, partner, ready } from './fill';
import { mailsWith, mailWith, marker } from './mailbox';

const forms = {
  contact: { path: '/contatti', values: contact, submit: contactForm.submit },
  partner: { path: '/partner', values: partner, submit: partnerForm.submit },
  demo: { path: '/richiedi-demo', values: demo, submit: demoForm.submit },
} as const;
type Name = keyof typeof forms;
type Sent = { key: string; body: string };

/** Every submission that any tab of a browser makes. */
function submissionsOf(context: BrowserContext): Sent[] {
  const sent: Sent[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/send-email')) return;
    sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '' });
  });
  return sent;
}

/** A form filled in, ready to be sent. */
async function filled(page: Page, name: Name, word: string): Promise<void> {
  await page.goto(forms[name].path);
  await ready(page);
  await fill(formOf(page, name), forms[name].values(word));
}

const click = (page: Page, name: Name) =>
  formOf(page, name).getByRole('button', { name: forms[name].submit }).click();
const confirmed = {
  contact: (page: Page) => expect(formOf(page, 'contact').getByRole('alert')).toHaveText(contactForm.sent),
  partner: (page: Page) =>
    expect(page.getByRole('heading', { name: partnerForm.confirmation.title })).toBeVisible(),
  demo: (page: Page) => expect(page.getByRole('heading', { name: demoForm.thanks.title })).toBeVisible(),
};
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('richiesta-demo:')).length);

for (const name of ['contact', 'partner', 'demo'] as const) {
  test(`${name}: two tabs that send the same values at the same moment make one message`, async ({
    page,
    context,
  }) => {
    const word = marker();
    const sent = submissionsOf(context);
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) await filled(tab, name, word);
    await Promise.all(tabs.map((tab) => click(tab, name)));
    for (const tab of tabs) await confirmed[name](tab);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}

test('the same values after a reload are a repeat for an hour, and another application later', async ({
  page,
  context,
}) => {
  const word = marker();
  const sent = submissionsOf(context);
  await filled(page, 'partner', word);
  await click(page, 'partner');
  await confirmed.partner(page);
  for (const [minutes, mails] of [
    [50, 1],
    [70, 2],
  ] as const) {
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await filled(page, 'partner', word);
    await click(page, 'partner');
    await confirmed.partner(page);
    await expect.poll(async () => (await mailsWith(word)).length).toBe(mails);
  }
  // The time of sending is in the body: a repeat has the first one's.
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('nothing of what was typed stays in the browser after success', async ({ page }) => {
  const word = marker();
  await filled(page, 'contact', word);
  await click(page, 'contact');
  await confirmed.contact(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('invio:contact');
  for (const value of [word, 'Ada', 'prova.example']) expect(stored).not.toContain(value);
});

test('a key that the server knows with another content is not used again', async ({ page, context }) => {
  const word = marker();
  const sent = submissionsOf(context);
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 409, json: { success: false } }));
  await filled(page, 'contact', word);
  await click(page, 'contact');
  await expect(formOf(page, 'contact').getByRole('alert')).toHaveText(contactForm.failed);
  await page.unroute('**/api/send-email');
  await click(page, 'contact');
  await confirmed.contact(page);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(await mailsWith(word)).toHaveLength(1);
});

test('demo: two tabs closed while offline, then a page in each of two tabs: one request, one message', async ({
  page,
  context,
}) => {
  const word = marker();
  const sent = submissionsOf(context);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await filled(tab, 'demo', word);
  await context.setOffline(true);
  for (const tab of tabs) {
    await click(tab, 'demo');
    await confirmed.demo(tab);
    // What one tab keeps reaches the others a moment later.
    for (const each of tabs) await expect.poll(() => kept(each)).toBe(1);
  }
  const later = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.close();
  const attempts = sent.length;
  await context.setOffline(false);
  await Promise.all(later.map((tab) => tab.goto('/contatti')));
  await mailWith(word);
  for (const tab of later) await expect.poll(() => kept(tab)).toBe(0);
  // Long enough for a second one, which would wait its turn.
  await later[0]?.waitForTimeout(500);
  expect(sent).toHaveLength(attempts + 1);
  expect(await mailsWith(word)).toHaveLength(1);
});

for (const reachable of [true, false]) {
  test(`demo: a tab closed at the click loses nothing (server reachable: ${reachable})`, async ({
    page,
    context,
  }) => {
    const word = marker();
    await filled(page, 'demo', word);
    if (!reachable) await context.setOffline(true);
    // By script, so that the tab is gone before anything that the click has set off comes back.
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('form[data-form="demo"] [type="submit"]')?.click();
    });
    await page.close();
    if (!reachable) await context.setOffline(false);
    const later = await context.newPage();
    // What the closed tab has stored may reach a page after its attempt: then the next page makes it.
    await expect(async () => {
      await later.goto('/prodotto');
      await expect.poll(() => kept(later), { timeout: 4000 }).toBe(0);
    }).toPass();
    await mailWith(word);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}

test('demo: the request is kept within the click itself', async ({ page }) => {
  await page.route('**/api/send-email', (route) => route.abort());
  await filled(page, 'demo', marker());
  const keptAtOnce = await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('form[data-form="demo"] [type="submit"]')?.click();
    return Object.keys(localStorage).some((key) => key.startsWith('richiesta-demo:'));
  });
  expect(keptAtOnce).toBe(true);
});
