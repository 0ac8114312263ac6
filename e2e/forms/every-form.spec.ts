import { expect, test } from '@playwright/test';
import { hold } from '@/e2e/hold';
import { fill, formOf, ready, sendButton, siteForms, submissionsOf, thanks } from './fill';
import { mailsWith, mailWith, marker } from './mailbox';

for (const { name, path, values } of siteForms) {
  test(`${name}: a double click sends one message, with each field under its name; the button waits`, async ({
    page,
    context,
  }) => {
    const word = marker();
    const sent = submissionsOf(context);
    await page.goto(path);
    await ready(page);
    await fill(formOf(page, name), values(word));
    const release = await hold(page, '**/api/send-email');
    const button = sendButton(formOf(page, name));
    await button.dblclick();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText('Invio in corso...');
    release();
    await expect(thanks(page)).toBeFocused();
    expect(sent).toHaveLength(1);
    const mail = await mailWith(word);
    expect([mail.form, Object.keys(mail.fields)]).toEqual([name, Object.keys(values(word))]);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}
