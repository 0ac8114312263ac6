import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOfFile } from '@/tests/temporary';
import { ask, RawClient, statuses } from './server-fixture';
import { askOf, makeSite, SITE, serveSite } from './site-fixture';

const site = await makeSite(SITE, folderOfFile());
const askSite = askOf(site);

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/soluzioni/legale?a=/b/', 'soluzioni/legale.html'],
    ['/tecnologia/ai', 'tecnologia/ai.html'],
    ['/tecnologia/ai/', 'tecnologia/ai/index.html'],
    ['/schede/perch%C3%A9%20no.txt', 'schede/perché no.txt'],
    ['/a/../soluzioni', 'soluzioni.html'],
    ['http://sito.example/soluzioni', 'soluzioni.html'],
  ] as const)('%s is the file %s', async (target, name) => {
    const { status, body } = await askSite(target);
    expect([status, body.toString()]).toEqual([200, SITE[name]]);
  });

  it.each([
    '/nessuna?x=1',
    '/SOLUZIONI',
    '/soluzioni.html',
    '/404',
    '/a/..%2f..%2fetc/passwd',
    '/a%0d%0b/',
    '//evil.example/',
    `/${'%61'.repeat(5_000)}`,
  ])('%s is not found', async (target) => {
    const { status, headers, body } = await askSite(target);
    expect([status, body.toString()]).toEqual([404, SITE['404.html']]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('location')).toBeUndefined();
  });

  it.each([
    ['/soluzioni/legale/?a=1&b=%2F', '/soluzioni/legale?a=1&b=%2F'],
    ['/nessuna/', '/nessuna'],
    ['/novita/perch%C3%A9%20no/', '/novita/perch%C3%A9%20no'],
    ['http://evil.example/soluzioni/', '/soluzioni'],
    ['/@evil.example/', '/@evil.example'],
    // Addresses that have moved (D45).
    ['/vecchia/', '/soluzioni#legale'],
    ['/%76ecchia?a=1&b=$%26', '/soluzioni?a=1&b=$%26#legale'],
    ['/ai', '/tecnologia/ai/'],
  ])('%s redirects to %s', async (target, location) => {
    const { status, headers } = await askSite(target);
    expect([status, headers.get('location')]).toEqual([308, location]);
  });
});

describe('the name of the site', () => {
  const siteUrl = 'https://www.azienda.example';

  it.each([
    ['azienda.example', '/prezzi?a=1', '/prezzi?a=1'],
    ['AZIENDA.example:8080', '/', '/'],
    ['altro.example', '//evil.example/%2e%2e/x', '//x'],
  ])('is the target of a redirect from %s%s, with the headers of the site', async (host, target, path) => {
    const { port } = await serveSite(site, { siteUrl });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(port, target, { Host: host }, method);
      expect([status, headers.get('location')]).toEqual([308, siteUrl + path]);
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it.each(['www.azienda.example:443', 'altro.localhost', '127.0.0.1', '[::1]:3000', 'sito'])(
    'takes requests for %s without a redirect',
    async (host) => {
      const { port } = await serveSite(site, { siteUrl });
      expect((await ask(port, '/soluzioni', { Host: host })).status).toBe(200);
    },
  );

  it('does not redirect any host while it is not set', async () => {
    expect((await askSite('/soluzioni', { Host: 'altro.example' })).status).toBe(200);
  });
});

describe('methods', () => {
  it('HEAD answers as GET, without the body', async () => {
    for (const target of ['/', '/nessuna', '/soluzioni/']) {
      const [get, head] = [await askSite(target), await askSite(target, {}, 'HEAD')];
      const undated = (lines: string[]) => lines.filter((line) => !line.startsWith('Date'));
      expect([head.status, undated(head.lines)]).toEqual([get.status, undated(get.lines)]);
      expect(head.body.byteLength).toBe(0);
    }
  });

  it.each(['POST', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    for (const target of ['/', '/nessuna']) {
      const { status, headers } = await askSite(target, {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it.each([
    ['POST', 405],
    ['GET', 200],
  ])('%s with an endless body is answered, and its connection closed', async (method, status) => {
    const limits = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 20 };
    const { port } = await serveSite(site, { limits });
    const head = `${method} / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const client = new RawClient(port).write(head);
    const pour = setInterval(() => client.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 5);
    expect(statuses(await client.ended)[0]).toBe(status);
    clearInterval(pour);
  });
});

describe('the files', () => {
  it('are read again from the disk once the memory for files is full', async () => {
    // 63 of these fill it.
    const contents = Array.from({ length: 70 }, (_, i) => Buffer.alloc(128 * 1024, `${i} `).toString());
    const many = await makeSite(Object.fromEntries(contents.map((content, i) => [`f${i}.bin`, content])));
    const { port } = await serveSite(many);
    const read = async (index: number) => (await ask(port, `/f${index}.bin`)).body.toString();
    for (const [index, content] of contents.entries()) expect(await read(index)).toBe(content);
    for (const name of ['f0.bin', 'f69.bin']) await writeFile(join(many.root, name), 'new');
    expect([await read(0), await read(69)]).toEqual(['new', contents[69]]);
  });

  it('may be larger than the memory keeps', async () => {
    const large = Buffer.alloc(300 * 1024, 'x');
    const { headers, body } = await askOf(await makeSite({ 'large.bin': large }))('/large.bin');
    expect([headers.get('content-length'), body.equals(large)]).toEqual([`${large.byteLength}`, true]);
  });

  it('that are missing are answered with the error page, and named in the log', async () => {
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
});
