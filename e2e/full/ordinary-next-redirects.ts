// For the project `ordinary-next` of playwright.config.ts: its copy of the site has moved addresses.
import { expect, test } from '@playwright/test';
import { alias, redirects } from './ordinary-next';

for (const [from, to] of [...redirects, [alias.from, alias.to] as const]) {
  test(`${from} redirects permanently to ${to}, in one step (D45)`, async ({ request }) => {
    const [path = '', anchor] = to.split('#', 2);
    for (const source of [from, `${from}/`, `${from}?a=1&b=%26`]) {
      const answer = await request.get(source, { maxRedirects: 0 });
      const query = new URL(source, 'http://sito.example').search;
      expect(answer.status(), source).toBe(308);
      expect(answer.headers().location).toBe(`${path}${query}${anchor ? `#${anchor}` : ''}`);
      expect((await request.get(source)).status()).toBe(200);
    }
  });
}

// With the bundle the tests of the server hold this.
test('both spellings of /tecnologia/ai answer; a slash after another address is redirected (D6)', async ({
  request,
}) => {
  for (const source of ['/tecnologia/ai', '/tecnologia/ai/'])
    expect((await request.get(source, { maxRedirects: 0 })).status(), source).toBe(200);
  const answer = await request.get('/soluzioni/legale/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/soluzioni/legale']);
});

test('addresses in other capitals and addresses below a moved one are not found', async ({ request }) => {
  for (const source of ['/Vecchia-pagina', '/vecchia-pagina/altro', '/documentazione/Autenticazione'])
    expect((await request.get(source, { maxRedirects: 0 })).status(), source).toBe(404);
});
