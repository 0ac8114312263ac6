import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOfFile } from '@/tests/temporary';
import { ask, RawClient, statuses } from './server-fixture';
import { askOf, makeSite, SITE, serveSite } from './site-fixture';

const site = await makeSite(SITE, folderOfFile());
const askSite = askOf(site);

describe('a request for an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/soluzioni/legale?a=/b/', 'soluzioni/legale.html'],
    ['/tecnologia/ai', 'tecnologia/ai.html'],
    ['/tecnologia/ai/', 'tecnologia/ai/index.html'],
    ['/schede/perch%C3%A9%20no.txt', 'schede/perché no.txt'],
    ['/a/../soluzioni', 'soluzioni.html'],
    ['http://sito.example/soluzioni', 'soluzioni.html'],
  ] as const)('of a page or file is answered with it: %s with %s', async (target, name) => {
    const { status, body } = await askSite(target);
    expect([status, body.toString()]).toEqual([200, SITE[name]]);
  });

  it.each([
    '/nessuna?x=1',
    '/SOLUZIONI',
    '/soluzioni.html',
    '/404',
    `/${'%61'.repeat(5_000)}`,
    // Not redirected to the path without the slash, which could be read as another site or header.
    '//evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/a/..%2f..%2fetc/passwd/',
    '/%2e%2e%2fetc/passwd/',
    '/a%0d%0aX-Y:z/',
    '/a%c2%85/',
    '/%ff/',
  ])('that does not exist is answered with the 404 page: %s', async (target) => {
    const { status, headers, body } = await askSite(target);
    expect([status, body.toString()]).toEqual([404, SITE['404.html']]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('location')).toBeUndefined();
  });

  it.each([
    ['/soluzioni/legale/?a=1&b=%2F', '/soluzioni/legale?a=1&b=%2F'],
    ['/nessuna/', '/nessuna'],
    ['/%6eovita/perch%c3%a9%20no/', '/novita/perch%C3%A9%20no'],
    ['/a%3Fb%23c%25d/', '/a%3Fb%23c%25d'],
    ['/a%40b%3Ac%2Cd/', '/a@b:c,d'],
    ['http://evil.example/soluzioni/', '/soluzioni'],
    ['/@evil.example/', '/@evil.example'],
    // Addresses that have moved (D45).
    ['/vecchia/', '/soluzioni#legale'],
    ['/%76ecchia?a=1&b=$%26', '/soluzioni?a=1&b=$%26#legale'],
    ['/ai', '/tecnologia/ai/'],
  ])('that has moved or ends with a slash is redirected, normalized: %s to %s', async (target, to) => {
    const { status, headers } = await askSite(target);
    expect([status, headers.get('location')]).toEqual([308, to]);
  });
});

describe('a request for a host', () => {
  const siteUrl = 'https://www.azienda.example';

  it.each([
    ['azienda.example', '/prezzi?a=1', '/prezzi?a=1'],
    ['AZIENDA.example:8080', '/', '/'],
    ['altro.example', '//evil.example/%2e%2e/x', '//x'],
  ])('that is not the one of SITE_URL is redirected there: %s%s', async (host, target, path) => {
    const { port } = await serveSite(site, { siteUrl });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(port, target, { Host: host }, method);
      expect([status, headers.get('location')]).toEqual([308, siteUrl + path]);
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it.each(['www.azienda.example:443', 'altro.localhost', '127.0.0.1', '[::1]:3000', 'sito'])(
    'that is local or the one of SITE_URL is answered: %s',
    async (host) => {
      const { port } = await serveSite(site, { siteUrl });
      expect((await ask(port, '/soluzioni', { Host: host })).status).toBe(200);
    },
  );

  it('is always answered without SITE_URL', async () => {
    expect((await askSite('/soluzioni', { Host: 'altro.example' })).status).toBe(200);
  });
});

describe('a request with the method', () => {
  it.each(['/', '/nessuna', '/soluzioni/'])('HEAD is answered as GET, without body: %s', async (target) => {
    const [get, head] = [await askSite(target), await askSite(target, {}, 'HEAD')];
    for (const { headers } of [get, head]) headers.delete('date');
    expect([head.status, head.headers]).toEqual([get.status, get.headers]);
    expect(head.body.byteLength).toBe(0);
  });

  it.each(['POST', 'OPTIONS', 'TRACE'])('%s is answered 405', async (method) => {
    for (const target of ['/', '/nessuna']) {
      const { status, headers } = await askSite(target, {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it.each([
    ['POST', 405],
    ['GET', 200],
  ])('%s and an endless body is answered %i, and its connection is closed', async (method, status) => {
    const limits = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 20 };
    const { port } = await serveSite(site, { limits });
    const head = `${method} / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const client = new RawClient(port).write(head);
    const sending = client.writeChunks();
    expect(statuses(await client.ended)[0]).toBe(status);
    clearInterval(sending);
  });
});

describe('a file', () => {
  const CACHED_BYTES = 128 * 1024;

  it('that is missing is answered 500, and named in the log', async () => {
    const broken = await makeSite();
    const { port, failures } = await serveSite(broken);
    await rm(join(broken.root, 'soluzioni.html'));
    const { status, body, headers } = await ask(port, '/soluzioni');
    expect([status, body.toString()]).toEqual([500, SITE['500.html']]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    await rm(join(broken.root, '500.html'));
    expect((await ask(port, '/soluzioni')).status).toBe(500);
    const failure = { event: 'request_failed', path: '/soluzioni' };
    const reason = expect.stringContaining('soluzioni.html');
    expect(failures).toMatchObject([failure, { ...failure, reason }]);
  });

  it.each([2, CACHED_BYTES + 1])('of %i bytes that was edited in place is answered 500', async (size) => {
    const edited = await makeSite({ 'nota.txt': 'x'.repeat(size) });
    const { port, failures } = await serveSite(edited);
    for (const actual of [size + 1, size - 1]) {
      await writeFile(join(edited.root, 'nota.txt'), 'x'.repeat(actual));
      expect((await ask(port, '/nota.txt')).status).toBe(500);
      const reason = expect.stringContaining(`nota.txt has ${actual} bytes, not ${size}`);
      expect(failures.at(-1)).toMatchObject({ event: 'request_failed', path: '/nota.txt', reason });
    }
  });
});
