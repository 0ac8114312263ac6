import { expect, test } from '@playwright/test';
import { figures } from '@/content/figures';
import { meta as cookie } from '@/content/pages/cookie';
import { plans } from '@/content/plans';
import { sectorEntries } from '@/content/sectors';
import { site } from '@/content/site';
import { formatLongDate } from '@/lib/content/date';
import { annualPrice, formatEuro } from '@/lib/pricing';

/** What the specification requires of single pages, without JavaScript. */
test.use({ javaScriptEnabled: false });

const { head, sales, research } = site.offices;
const demo = '/richiedi-demo#form-contatto';

test('/prodotto/funzionalita: four features, six rows of comparison, six tasks', async ({ page }) => {
  await page.goto('/prodotto/funzionalita');
  const main = page.getByRole('main');
  for (const feature of [
    'Ricerca semantica e ibrida',
    'Riassunti e documenti nuovi',
    'Chat con i documenti',
    'OCR',
  ])
    await expect(main.getByRole('heading', { name: feature, exact: true })).toBeVisible();
  await expect(main.locator('#confronto').getByRole('table').locator('tbody tr')).toHaveCount(6);
  const tasks = [/contratti/, /tono/, /entità/, /Confronto/, /Traduzione/, /Classificazione/];
  await expect(main.locator('#task').getByRole('heading', { level: 3 })).toHaveText(tasks);
});

test('/prodotto/desktop: four screens, and a button that leads to the requirements', async ({ page }) => {
  await page.goto('/prodotto/desktop');
  const main = page.getByRole('main');
  for (const screen of [
    'Dashboard principale',
    'Ricerca avanzata',
    'Visualizzatore documenti',
    'Pannello AI',
  ])
    await expect(main.getByText(screen, { exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Verifica Requisiti' }).click();
  const requirements = main.locator('#requisiti-sistema');
  await expect(requirements).toBeInViewport();
  for (const requirement of [...figures.desktop.systems, figures.desktop.processor])
    await expect(requirements).toContainText(requirement);
});

test('/prodotto/web: every supported browser with its version', async ({ page }) => {
  await page.goto('/prodotto/web');
  const main = page.getByRole('main');
  for (const { name, version } of figures.browsers) {
    const rows = main.getByRole('row').filter({ hasText: name }).filter({ hasText: version });
    await expect(rows).not.toHaveCount(0);
  }
});

test('/tecnologia/sicurezza: six principles, four roles, and a log of all eight events', async ({ page }) => {
  await page.goto('/tecnologia/sicurezza');
  const main = page.getByRole('main');
  await expect(main.locator('#principi h3')).toHaveCount(6);
  const events = ['LOGIN', 'VIEW', 'SEARCH', 'DOWNLOAD', 'SHARE', 'ACCESS_DENIED', 'ANNOTATE', 'LOGOUT'];
  for (const event of events)
    await expect(main.getByRole('listitem').filter({ hasText: event })).not.toHaveCount(0);
  for (const role of ['Amministratore', 'Responsabile', 'Collaboratore', 'Lettore'])
    await expect(main.getByRole('table').filter({ hasText: role })).not.toHaveCount(0);
});

// The sectors of the specification, and those that came later.
const specified = ['legale', 'finanza', 'commercialisti', 'consulenti-lavoro', 'aziende', 'altri-settori'];
const sectorPages = [
  ...specified.map((sector) => `/soluzioni/${sector}`),
  ...Object.values(sectorEntries).map(({ link }) => link.href),
];
for (const path of new Set(sectorPages)) {
  test(`${path}: sections, questions, and links to contact and demo`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(3);
    const questions = main.locator('details[name]');
    expect(await questions.count()).toBeGreaterThanOrEqual(4);
    // With one name, one question is open at a time.
    const names = await questions.evaluateAll((all) => all.map((question) => question.getAttribute('name')));
    expect(new Set(names).size).toBe(1);
    await expect(main.locator('a[href="/contatti"]').first()).toBeVisible();
    await expect(main.locator(`a[href="${demo}"]`).first()).toBeVisible();
  });
}

test('/soluzioni/altri shows the page of the other sectors, with its canonical (D5)', async ({ page }) => {
  const headings = page.getByRole('main').locator('h1, h2, h3');
  await page.goto('/soluzioni/altri-settori');
  const expected = await headings.allTextContents();
  await page.goto('/soluzioni/altri');
  await expect(headings).toHaveText(expected);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/soluzioni\/altri-settori$/);
});

test('/chi-siamo: mission, history, three values, and each office', async ({ page }) => {
  await page.goto('/chi-siamo');
  const main = page.getByRole('main');
  await expect(main.getByText('La nostra missione')).toBeVisible();
  const { from, to } = figures.history;
  await expect(main.locator('#storia time')).toHaveText([String(from), String(to)]);
  await expect(main.locator('#valori h3')).toHaveCount(3);
  const offices = [head, sales, research].flatMap((office) => office ?? []);
  const shown = main.locator('#sedi address');
  await expect(shown).toHaveCount(offices.length);
  await expect(shown).toContainText(offices.map(({ city, province }) => `${city} (${province})`));
});

test('/prezzi: the prices for one to ten people, by month and by year, with links', async ({ page }) => {
  await page.goto('/prezzi');
  const rows = page.getByRole('main').locator('#anno').getByRole('row');
  const [standard, professional] = plans;
  const expected = [
    [1, '1 utente', standard],
    [5, '5 utenti', standard],
    [6, '6 utenti', professional],
    [10, '10 utenti', professional],
  ] as const;
  await expect(rows).toHaveCount(1 + 10 + 1);
  for (const [count, people, plan] of expected) {
    const monthly = (plan?.price ?? 0) * count;
    const annual = annualPrice(monthly, figures.annualDiscountPercent).perYear;
    const row = rows.filter({ has: page.getByRole('rowheader', { name: `${people} ${plan?.name}` }) });
    await expect(row.getByRole('cell')).toContainText([formatEuro(monthly), formatEuro(annual), '']);
    const query = `interesse=${plan?.fill.interesse}&persone=${count}`;
    await expect(row.getByRole('link')).toHaveAttribute('href', `/richiedi-demo?${query}#form-contatto`);
  }
  await expect(rows.last()).toContainText(/^Oltre 10 Enterprise.*Su preventivo/);
  await expect(rows.last().getByRole('link')).toHaveAttribute('href', /^\/contatti\?/);
});

test('/cookie: lifetimes, date, a consent panel that opens without JavaScript (D24)', async ({ page }) => {
  await page.goto('/cookie');
  const main = page.getByRole('main');
  // The day of the specification, or a later one on which the text was changed.
  const { updated } = cookie;
  expect(updated >= '2025-09-08').toBe(true);
  await expect(main).toContainText(updated === '2025-09-08' ? '8 settembre 2025' : formatLongDate(updated));
  await expect(main.getByRole('row').filter({ hasText: figures.cookies.analytics })).toHaveCount(2);
  await expect(main.getByRole('row').filter({ hasText: figures.cookies.day })).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze sui cookie' }).click();
  const panel = page.getByRole('dialog', { name: 'Preferenze sui cookie' });
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Aprite le preferenze sui cookie' }).click();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('non attiva');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('pages state their figures (D11)', async ({ page }) => {
  const { ocr, indexing, queryMilliseconds, crossSectorTimeSaved, implementation, server } = figures;
  const { caseStudyBank: bank, finance } = figures;
  for (const [path, figures] of [
    ['/prodotto', [`oltre ${ocr.product.languages} lingue`, ocr.product.accuracy]],
    [
      '/tecnologia/ocr',
      [ocr.technology.accuracy, ocr.product.accuracy, `${ocr.technology.languages} lingue`],
    ],
    ['/tecnologia', [indexing.under]],
    ['/prodotto/specifiche', [server.memory, server.disk, server.bandwidth, String(queryMilliseconds)]],
    ['/soluzioni/finanza', [bank.review.before, bank.review.after, bank.audit.before, bank.audit.after]],
    ['/soluzioni/finanza', [bank.issuesFound, bank.costCut, `oltre ${finance.jurisdictions} giurisdizioni`]],
    ['/soluzioni/finanza', [finance.returnMonths, finance.costReduction, finance.complianceGain]],
    ['/soluzioni/altri-settori', [crossSectorTimeSaved]],
    ['/soluzioni/commercialisti', [implementation.accountants, implementation.accountantsQuickStart]],
  ] as const) {
    await page.goto(path);
    for (const figure of figures) await expect(page.getByRole('main'), path).toContainText(figure);
  }
});
