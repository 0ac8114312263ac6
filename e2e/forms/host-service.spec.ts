import { expect, test } from '@playwright/test';
import { partnerForm } from '@/content/forms/partner';
import { openForm, partner, submissionsOf, submit } from './site-forms';

// tests/forms/post-form.test.ts has every call and its argument; the other outcomes are shown as those of the endpoint.
test('a host page’s service gets a form instead of the endpoint, and its rejection is shown (D15)', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    const sendPartnerRegistration = () => Promise.reject(new Error('the reason'));
    Object.assign(window, { emailService: { sendPartnerRegistration } });
  });
  const submissions = submissionsOf(context);
  await submit(await openForm(page, 'partner'), partner('parola'));
  await expect(page.getByText(partnerForm.toasts.failed.text)).toBeVisible();
  expect(submissions).toEqual([]);
  expect(errors).toEqual([expect.stringContaining('the reason')]);
});
