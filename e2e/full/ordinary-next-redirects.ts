// For the project `ordinary-next` of playwright.config.ts alone: only its copy of the site has addresses that have moved.
import { expect, test } from '@playwright/test';
import { MOVED, RENAMED } from './ordinary-next';

for (const [from, to] of [...MOVED, [RENAMED.from, RENAMED.to] as const]) {
  test(`${from} leads for good to ${to}, in one step (D45)`, async ({ request }) => {
    const [path = '', anchor] = to.split('#', 2);
    for (const asked of [from, `${from}/`, `${from}?a=1&b=%26`]) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      const query = new URL(asked, 'http://sito.example').search;
      expect([asked, answer.status(), answer.headers().location]).toEqual([
        asked,
        308,
        `${path}${query}${anchor ? `#${anchor}` : ''}`,
      ]);
      expect((await request.get(asked)).status()).toBe(200);
    }
  });
}

test('other addresses, other capitals too, lead nowhere', async ({ request }) => {
  for (const path of ['/Vecchia-pagina', '/vecchia-pagina/altro', '/documentazione/Autenticazione'])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});
