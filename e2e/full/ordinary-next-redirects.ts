// For the project `ordinary-next` of playwright.config.ts: its copy of the site has moved addresses.
import { expect, test } from '@playwright/test';
import { alias, redirects } from './ordinary-next';

for (const [from, to] of [...redirects, [alias.from, alias.to] as const]) {
  test(`${from} redirects permanently to ${to}, in one step (D45)`, async ({ request }) => {
    const [path = '', anchor] = to.split('#', 2);
    for (const address of [from, `${from}/`, `${from}?a=1&b=%26`]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const query = new URL(address, 'http://sito.example').search;
      expect(answer.status(), address).toBe(308);
      expect(answer.headers().location).toBe(`${path}${query}${anchor ? `#${anchor}` : ''}`);
      expect((await request.get(address)).status()).toBe(200);
    }
  });
}

test('addresses in other capitals and addresses below a moved one are not found', async ({ request }) => {
  for (const path of ['/Vecchia-pagina', '/vecchia-pagina/altro', '/documentazione/Autenticazione'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
