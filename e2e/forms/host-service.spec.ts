import { expect, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { typedValues } from '@/tests/forms/sample';
import { keptRequests, openForm, submissionsOf, submit } from './site-forms';

const { toasts, confirmation } = partnerForm;

// tests/forms/email-service.test.ts checks the arguments of each call.
for (const [form, call, outcome, shownText] of [
  ['contact', 'sendEmail', 'failure', contactForm.failed],
  ['partner', 'sendPartnerRegistration', 'success', confirmation.title],
  ['partner', 'sendPartnerRegistration', 'failure', toasts.refused.text],
  ['partner', 'sendPartnerRegistration', 'rejection', toasts.failed.text],
  ['demo', 'sendDemoRequest', 'failure', demoForm.kept.title],
] as const) {
  test(`the ${outcome} of a host page’s ${call} is shown (D15)`, async ({ page, context }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(
      ([method, outcome]) => {
        const calls: unknown[] = [];
        const service = async (argument: unknown) => {
          calls.push(argument);
          if (outcome === 'rejection') throw new Error('the reason');
          return { success: outcome === 'success', error: 'the reason' };
        };
        Object.assign(window, { calls, emailService: { [method]: service } });
      },
      [call, outcome] as const,
    );
    const submissions = submissionsOf(context);
    await submit(await openForm(page, form), typedValues(form, 'parola'));
    await expect(page.getByText(shownText).first()).toBeVisible();
    const calls = await page.evaluate(() => (window as unknown as { calls: object[] }).calls);
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(calls)).toContain('parola');
    expect(submissions).toEqual([]);
    expect(errors).toEqual(outcome === 'success' ? [] : [expect.stringContaining('the reason')]);
    expect(await keptRequests(page)).toBe(form === 'demo' && outcome === 'failure' ? 1 : 0);
  });
}
