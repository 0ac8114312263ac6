import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { blockStorage } from '@/e2e/block-storage';
import { hold, hydrationScripts } from '@/e2e/delay-requests';
import { mailWith, marker } from './mailbox';
import {
  cutOff,
  demo,
  fill,
  formOf,
  keptRequests,
  openForm,
  reconnect,
  sendButton,
  siteForms,
  submit,
  thanks,
} from './site-forms';

/** Removes what browsers of 2020 lack, and later ones had at different times (Safari 14, Chrome 85). */
const removeNewFunctions = (page: Page) =>
  page.addInitScript(() => {
    for (const [owner, names] of [
      [window, ['SubmitEvent', 'structuredClone', 'reportError', 'requestIdleCallback']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [SubmitEvent.prototype, ['submitter']],
      [AbortSignal, ['timeout', 'any']],
      [Navigator.prototype, ['locks']],
      [Crypto.prototype, ['randomUUID']],
      [Object, ['hasOwn', 'groupBy']],
      [Promise, ['any', 'withResolvers']],
      [URL, ['canParse', 'parse']],
      [String.prototype, ['at', 'replaceAll']],
      [Array.prototype, ['at', 'findLast', 'toSorted', 'toReversed', 'with']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });

for (const { name, path, values } of siteForms) {
  test(`an old browser without storage sends a ${name} form at the first click`, async ({ page }) => {
    await removeNewFunctions(page);
    await blockStorage(page, 'localStorage');
    await blockStorage(page, 'sessionStorage');
    const word = marker();
    const release = await hold(page, hydrationScripts);
    await page.goto(path, { waitUntil: 'commit' });
    const form = formOf(page, name);
    await fill(form, values(word));
    // Before its script has loaded.
    await sendButton(form).click({ noWaitAfter: true });
    release();
    await expect(thanks(page)).toBeVisible();
    await mailWith(word);
  });
}

test('an old browser keeps a demo request while offline, and delivers it later', async ({ page }) => {
  await removeNewFunctions(page);
  const word = marker();
  await cutOff(page);
  await submit(await openForm(page, 'demo'), demo(word));
  await expect(thanks(page)).toHaveText(demoForm.kept.title);
  await reconnect(page);
  await page.goto('/contatti');
  await mailWith(word);
  await expect.poll(() => keptRequests(page)).toBe(0);
});
