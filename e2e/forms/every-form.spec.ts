import { expect, test } from '@playwright/test';
import { hold } from '@/e2e/delay-requests';
import { mailsWith, mailWith, marker } from './mailbox';
import { contact, fill, openForm, sendButton, siteForms, submissionsOf, thanks } from './site-forms';

for (const { name, values } of siteForms) {
  test(`a double click sends a ${name} form once, with all fields`, async ({ page, context }) => {
    const word = marker();
    const submissions = submissionsOf(context);
    const form = await openForm(page, name);
    await fill(form, values(word));
    const release = await hold(page, '**/api/send-email');
    const button = sendButton(form);
    await button.dblclick();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText('Invio in corso...');
    release();
    await expect(thanks(page)).toBeFocused();
    expect(submissions).toHaveLength(1);
    const mail = await mailWith(word);
    expect([mail.form, Object.keys(mail.fields)]).toEqual([name, Object.keys(values(word))]);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}

// tests/forms/schemas.test.ts has every spelling and form.
test('a form takes the address out of a name, brackets and punctuation', async ({ page }) => {
  const word = marker();
  const form = await openForm(page, 'contact');
  await fill(form, { ...contact(word), email: 'Ada Prova <ada@prova.example>.' });
  await form.locator('[name="email"]').press('Enter');
  await expect(thanks(page)).toBeVisible();
  const { fields, replyTo } = await mailWith(word);
  expect([fields.email, replyTo]).toEqual(['ada@prova.example', 'ada@prova.example']);
});
