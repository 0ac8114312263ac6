// For the project `worker` of playwright.config.ts: compares pages as Cloudflare serves them with those of Node.
import { expect, test } from '@playwright/test';
import { everyPath } from '@/e2e/paths';
import { server } from '@/playwright.config';

/** Headers that may differ. Texts of a folder share a rule, so their policy is in the page (lib/adapter/cdn-files.ts). */
const differentHeaders = [
  'date',
  'etag',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'vary',
  'content-security-policy',
];
const files = ['/feed.xml', '/robots.txt', '/favicon.ico', '/speculation-rules.json', '/icone/512.png'];

/** A request for the uncompressed file, without following redirects. */
const get = (origin: string | undefined, path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': 'identity', ...headers }, redirect: 'manual' });

test('Cloudflare sends the status, body and headers of Node for every page and file', async ({ baseURL }) => {
  for (const path of [...everyPath, '/tecnologia/ai/', ...files, '/nessuna', '/404', '/500', '/api/leads']) {
    const [node, cloudflare] = [await get(server.url, path), await get(baseURL, path)];
    const nodeBody = Buffer.from(await node.arrayBuffer());
    expect([path, cloudflare.status]).toEqual([path, node.status]);
    expect(nodeBody.equals(Buffer.from(await cloudflare.arrayBuffer())), path).toBe(true);
    for (const [name, value] of node.headers) {
      if (!differentHeaders.includes(name))
        expect(cloudflare.headers.get(name), `${path}: ${name}`).toBe(value);
    }
    const isText = node.ok && nodeBody.includes('http-equiv="Content-Security-Policy"');
    const policy = isText ? "frame-ancestors 'none'" : node.headers.get('content-security-policy');
    expect(cloudflare.headers.get('content-security-policy'), path).toBe(policy);
  }
});

test('Cloudflare refuses a POST to a page', async ({ request }) => {
  for (const path of ['/prezzi', '/nessuna']) expect((await request.post(path)).status()).toBe(405);
});

test('Cloudflare redirects an address with a final slash to the one without', async ({ baseURL }) => {
  for (const [path, status] of [
    ['/prezzi/', 308],
    ['/novita/una-risposta-senza-pagina/', 307],
  ] as const) {
    const answer = await get(baseURL, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, path.slice(0, -1)]);
  }
});
