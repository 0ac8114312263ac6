// For the project `worker` of playwright.config.ts alone: pages as Cloudflare serves them, beside those of Node.
import { expect, test } from '@playwright/test';
import { everyAddress } from '@/e2e/addresses';
import { type Asked, ask } from '@/e2e/serving/raw-request';
import { server } from '@/playwright.config';

// Texts of collections share one rule: their policy stands in the page (lib/adapter/cdn-files.ts).
const differ = [
  ...['date', 'etag', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'vary'],
  'content-security-policy',
];
const files = ['/feed.xml', '/robots.txt', '/favicon.ico', '/speculation-rules.json', '/icone/512.png'];

const askSite = (path: string, asked?: Asked) => ask(test.info().project.use.baseURL ?? '', path, asked);

test('every page and file has the status, body and headers that Node sends', async () => {
  for (const path of [
    ...everyAddress,
    '/tecnologia/ai/',
    ...files,
    '/nessuna',
    '/404',
    '/500',
    '/api/leads',
  ]) {
    const [node, cloudflare] = [await ask(server.url, path), await askSite(path)];
    expect([path, cloudflare.status]).toEqual([path, node.status]);
    expect(cloudflare.body.equals(node.body), path).toBe(true);
    for (const [name, value] of Object.entries(node.headers)) {
      if (!differ.includes(name)) expect([path, name, cloudflare.headers[name]]).toEqual([path, name, value]);
    }
    const policy = cloudflare.headers['content-security-policy'];
    const inPage = String(node.body).includes('http-equiv="Content-Security-Policy"');
    const isText = inPage && node.status === 200;
    expect([path, policy]).toEqual([
      path,
      isText ? "frame-ancestors 'none'" : node.headers['content-security-policy'],
    ]);
  }
});

test('what a browser has is confirmed by 304, another method than GET is refused', async () => {
  const { headers } = await askSite('/prezzi');
  const again = await askSite('/prezzi', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  for (const path of ['/prezzi', '/nessuna'])
    expect((await askSite(path, { method: 'POST' })).status).toBe(405);
});

test('a trailing slash leads to the address without it', async () => {
  for (const [path, status] of [
    ['/prezzi/', 308],
    ['/novita/una-risposta-senza-pagina/', 307],
  ] as const) {
    const answer = await askSite(path);
    expect([answer.status, answer.headers.location]).toEqual([status, path.slice(0, -1)]);
  }
});
