import { supportFaq } from '@/content/faq/supporto';
import { figures } from '@/content/figures';
import { contactForm } from '@/content/forms/contact';
import { tool } from '@/content/pages/prova';
import { plans } from '@/content/plans';
import { preparedProfessions } from '@/content/samples/prepared-questions';
import { mailWith, marker } from '@/e2e/forms/mailbox';
import { contact } from '@/e2e/forms/site-forms';
import { annualPrice, formatEuro } from '@/lib/pricing';
import { expect, test } from './tab';

const solutions = 'header summary';
const dropdownLink = 'header a[href="/soluzioni/legale"]';

test('the dropdown opens on hover and closes after it', async ({ tab }) => {
  await tab.goto('/prodotto');
  await tab.seesNo(dropdownLink);
  await tab.hover(solutions);
  await tab.sees(dropdownLink);
  await tab.driver.moveTo(640, 880);
  await tab.seesNo(dropdownLink);
});

test('on a phone the menu and its list open by touch, and a link leads on', async ({ tab }) => {
  await tab.driver.resize(390, 844);
  await tab.goto('/prodotto');
  await tab.seesNo(solutions);
  await tab.tap('.menu-button');
  await tab.tap(solutions);
  await tab.tap(dropdownLink);
  await expect.poll(() => tab.path()).toBe('/soluzioni/legale');
});

test('tabs show one panel at a time, and arrow keys change it', async ({ tab }) => {
  await tab.goto('/supporto');
  await tab.click('[role="tab"]', 'Tutorial');
  await tab.sees('tab-panel#tutorial');
  await expect.poll(() => tab.visible('[role="tabpanel"]')).toBe(1);
  await tab.driver.type({ key: 'ArrowRight' });
  await tab.sees('tab-panel#faq');
  await expect.poll(() => tab.visible('[role="tabpanel"]')).toBe(1);
});

test('one question is open at a time; the filter finds words; an anchor opens an answer', async ({ tab }) => {
  const [first, second] = supportFaq;
  await tab.goto('/supporto');
  // Not by its anchor: WebKit may scroll to it again after the page has loaded, and the click would miss.
  await tab.click('[role="tab"]', 'FAQ');
  await tab.click('summary', first?.question);
  await tab.sees('details p', first?.answer[0]);
  await tab.click('summary', second?.question);
  await tab.sees('details p', second?.answer[0]);
  await tab.seesNo('details p', first?.answer[0]);
  await tab.type('tab-panel#faq input', 'attivazione');
  await tab.seesNo('summary', first?.question);
  const activation = supportFaq.find(({ id }) => id === 'attivazione');
  await tab.goto('/');
  await tab.goto('/supporto#attivazione');
  await tab.sees('details p', activation?.answer[0]);
});

test('on a page without islands one question is open at a time', async ({ tab }) => {
  await tab.goto('/prezzi');
  await tab.click('.disclosure summary');
  await tab.sees('.disclosure[open]');
  await tab.click('.disclosure:not([open]) summary');
  await expect.poll(() => tab.visible('.disclosure[open]')).toBe(1);
});

test('the switch shows annual prices', async ({ tab }) => {
  const price = plans[0]?.price ?? 0;
  await tab.goto('/prezzi');
  await tab.sees('article p.figures', formatEuro(price));
  await tab.click('label', 'Ogni anno');
  await tab.sees('article', formatEuro(annualPrice(price, figures.annualDiscountPercent).perMonth));
  await tab.seesNo('article p.figures', formatEuro(price));
});

test('the search finds pages by keyboard and by click', async ({ tab }) => {
  await tab.goto('/prodotto');
  await tab.click('[data-search]');
  await tab.sees('dialog input');
  await tab.driver.type('prezzi');
  // The list changes during typing, but not after Enter.
  await tab.driver.type({ key: 'Enter' });
  await tab.sees('dialog li a:focus');
  await tab.sees('dialog mark');
  await tab.click('dialog li a[href^="/prezzi"]');
  await expect.poll(() => tab.path()).toMatch(/^\/prezzi/);
  // The address changes before the script of the next page has run.
  await expect.poll(() => tab.tryEvaluate(() => document.readyState === 'complete')).toBe(true);
  await tab.click('[data-search]');
  await tab.sees('dialog input');
  await tab.driver.type({ key: 'Escape' });
  await tab.seesNo('dialog');
});

test('the home page answers another prepared question, and its field opens the window', async ({ tab }) => {
  const [question] = preparedProfessions.at(-1)?.questions ?? [];
  await tab.goto('/');
  await tab.seesNo('figure ol', question?.documents[0]?.file);
  await tab.click('figure label', question?.question);
  await tab.sees('figure ol', question?.documents[0]?.file);
  await tab.type('main search input', 'Quanto costa per cinque utenti?');
  await tab.driver.type({ key: 'Enter' });
  await tab.sees('dialog a[href^="/prezzi"]');
});

test('/prova compares two versions, and blocks each way to send them', async ({ tab }) => {
  await tab.goto('/prova');
  for (const [index, word] of ['900', '950'].entries()) {
    const version = `[data-island] div:nth-child(${index + 1}) > `;
    await tab.click(`${version}details > summary`, tool.version.paste);
    await tab.type(
      `${version}details textarea`,
      `Il canone è di ${word} euro al mese, da pagare entro il giorno cinque.`,
    );
  }
  await tab.click('[data-island] summary', tool.watch.title);
  await tab.sees('[data-island] p', tool.ready);
  await tab.sees('[data-island] ins mark', '950');
  await tab.click('[data-island] button', tool.watch.button);
  await expect
    .poll(() => tab.visible('details ul li', 'rifiutato dal'))
    .toBe(Object.keys(tool.watch.attempts).length);
  await tab.sees('[data-requests]', '0');
});

test('the contact form shows errors, then sends one message', async ({ tab }) => {
  const word = marker();
  await tab.goto('/contatti');
  await tab.click('form[data-form="contact"] button[type="submit"]');
  await tab.sees('form [aria-invalid="true"]');
  // Engines differ in how they encode the accent of the address.
  await tab.send('contact', { ...contact(word), email: 'ada@società.example' });
  await tab.sees('[role="alert"]', contactForm.sent);
  const { subject, replyTo } = await mailWith(word);
  expect([subject, replyTo]).toEqual(['Contatto dal sito: quote', 'ada@xn--societ-nta.example']);
});
