import { expect, test } from '@playwright/test';
import { partnerForm } from '@/content/forms/partner';
import { forms } from '@/lib/forms/forms';
import { contact, demo, formOf, kept, partner, ready, submissionsOf, submit, thanks } from './fill';

const SENT = 'Messaggio inviato con successo! Ti risponderemo al più presto.';
const FAILED = "Si è verificato un errore durante l'invio. Riprova più tardi.";
const { toasts, confirmation } = partnerForm;
const values = {
  contact: { ...contact('parola'), phone: '' },
  partner: partner('parola'),
  demo: demo('parola'),
};

/** What each call gets, and what the visitor reads when it succeeds, fails or rejects (D15). */
const calls = [
  { name: 'contact', call: 'sendEmail', shown: [SENT, FAILED, FAILED] },
  {
    name: 'partner',
    call: 'sendPartnerRegistration',
    shown: [confirmation.title, toasts.refused.text, toasts.failed.text],
  },
  { name: 'demo', call: 'sendDemoRequest', shown: [] },
] as const;

for (const { name, call, shown } of calls) {
  for (const [index, outcome] of ['success', 'failure', 'rejection'].entries()) {
    test(`${call} of the host page gets its one argument (${outcome})`, async ({ page, context }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.addInitScript(
        ([method, kind]) => {
          const received: unknown[][] = [];
          const service = async (...args: unknown[]) => {
            received.push(args);
            if (kind === 'rejection') throw new Error('the reason');
            return { success: kind === 'success', error: 'the reason' };
          };
          Object.assign(window, { received, emailService: { [method as string]: service } });
        },
        [call, outcome],
      );
      const sent = submissionsOf(context);
      await page.goto(forms[name].page);
      await ready(page);
      const form = formOf(page, name);
      await submit(form, values[name]);
      if (name === 'demo') await expect(thanks(page)).toBeVisible();
      else await expect(page.getByText(shown[index] ?? '')).toBeVisible();
      const received = await page.evaluate(() => (window as unknown as { received: object[][] }).received);
      expect(received).toHaveLength(1);
      expect(received[0]).toHaveLength(1);
      const [argument] = received[0] ?? [];
      // What it holds is tested in tests/forms/email-service.test.ts.
      expect(JSON.stringify(argument)).toContain('parola');
      expect(sent).toEqual([]);
      expect(logged).toEqual(outcome === 'success' ? [] : [expect.stringContaining('the reason')]);
      expect(await kept(page)).toBe(name === 'demo' && outcome !== 'success' ? 1 : 0);
    });
  }
}
