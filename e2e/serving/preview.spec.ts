import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formOf, partner, submit, wakeForm } from '@/e2e/forms/site-forms';
import { freePort } from '@/tests/free-port';
import { copyProject } from '@/tests/project-copy';
import { start } from './process';

const unpublished = [
  { name: 'bozza', mark: 'Bozza', fields: 'date: 2026-01-10\ndraft: true' },
  { name: 'programmato', mark: 'Programmato', fields: 'date: 2999-01-10\ndraft: false' },
];

const articleOf = (name: string, fields: string) => `---
title: Un articolo di prova ${name}
summary: "Che cosa mostra un’anteprima, e che cosa il sito non mostra: una prova per chi lo costruisce."
category: Prodotto
image: scheda-e-foglio.svg
imageAlt: Un foglio e la sua scheda, uniti da un filo rosso.
tags: [prova]
${fields}
---

Il testo dell’articolo.
`;

/** Expects every page of a preview to be marked and not indexed, and no page or header to name other services. */
function expectMarked(site: string): void {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(site, name), 'utf8');
    expect(html, name).toContain('<strong>Anteprima</strong>');
    expect(html, name).toMatch(/<meta name="robots" content="noindex/);
    expect(html, name).not.toContain('news.azienda');
  }
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  expect(read('_headers')).not.toMatch(/google|news\.azienda/);
  expect(read('robots.txt')).toMatch(/^Disallow: \/$/m);
  expect(read('sitemap.xml')).not.toContain('<url>');
  // Its own search finds the pages nevertheless.
  expect(read('assets/search/answers.json')).toContain('/prezzi');
}

test('a preview shows unpublished texts, marks every page and refuses forms (D49)', {
  tag: '@full',
}, async ({ page, request }) => {
  test.setTimeout(600_000);
  const copy = copyProject('preview');
  for (const { name, fields } of unpublished) {
    writeFileSync(join(copy.folder, `content/news/prova-${name}.mdx`), articleOf(name, fields));
  }
  const port = await freePort();
  const settings = {
    GA_MEASUREMENT_ID: 'G-PROVA12345',
    NEWSLETTER_URL: 'https://news.azienda.example/iscrivi',
  };
  const server = start({
    command: ['npm', 'start', '--', '--drafts'],
    cwd: copy.folder,
    env: { PORT: String(port), TYPES_CHECKED: '1', MAIL_SPOOL_DIR: join(copy.folder, 'mail'), ...settings },
  });
  try {
    await server.until('"listening"');
    // A preview has its own bundle.
    expect(existsSync(join(copy.folder, 'out'))).toBe(false);
    expectMarked(join(copy.folder, 'out-preview/site'));
    const url = `http://localhost:${port}`;
    expect((await request.get(`${url}/feed.xml`)).headers()['x-robots-tag']).toBe('noindex, nofollow');
    for (const { name, mark } of unpublished) {
      await page.goto(`${url}/novita/prova-${name}`);
      await expect(page.locator('article strong').first()).toHaveText(mark);
      await expect(page.locator('article')).toContainText('Il testo dell’articolo.');
    }
    await page.goto(`${url}/partner`);
    await wakeForm(page);
    const form = formOf(page, 'partner');
    const answer = page.waitForResponse('**/api/send-email');
    await submit(form, partner('prova'));
    expect((await answer).status()).toBe(503);
    await expect(form.getByText('Anteprima: i moduli non inviano')).toBeVisible();
    expect(existsSync(join(copy.folder, 'mail'))).toBe(false);
  } finally {
    server.kill();
    copy.remove();
  }
});
