import { supportFaq } from '@/content/faq/supporto';
import { mailWith, marker } from '@/e2e/forms/mailbox';
import { contact } from '@/e2e/forms/site-forms';
import { expect, test } from './tab';

test.use({ scriptEnabled: false });

test('without JavaScript all panels are shown, answers open, and the filter is hidden', async ({ tab }) => {
  await tab.goto('/supporto');
  await expect.poll(() => tab.visible('tab-panel')).toBe(4);
  await tab.seesNo('tab-panel input');
  const [first] = supportFaq;
  await tab.click('summary', first?.question);
  await tab.sees('details p', first?.answer[0]);
});

test('without JavaScript the menu and its list open on a phone', async ({ tab }) => {
  await tab.driver.resize(390, 844);
  await tab.goto('/prezzi');
  await tab.click('.menu-button');
  await tab.click('header summary');
  await tab.sees('header a[href="/soluzioni/legale"]');
});

test('without JavaScript the contact form posts, and its message arrives', async ({ tab }) => {
  const word = marker();
  await tab.goto('/contatti');
  await tab.send('contact', { ...contact(word), message: `Un messaggio di prova ${word}` });
  await expect.poll(() => tab.path()).toBe('/contatti/inviato');
  expect((await mailWith(word)).subject).toBe('Contatto dal sito: quote');
});
