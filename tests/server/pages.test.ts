import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOfFile } from '@/tests/temporary';
import { type Answer, ask, get, LAST, Line, statuses } from './server-fixture';
import { askOf, makeSite, SITE, serveSite } from './site-fixture';

const small = await makeSite(SITE, folderOfFile());
const askSite = askOf(small);

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/soluzioni', 'soluzioni.html'],
    ['/soluzioni/legale', 'soluzioni/legale.html'],
    ['/soluzioni/legale?a=/b/', 'soluzioni/legale.html'],
    ['/tecnologia/ai', 'tecnologia/ai.html'],
    ['/tecnologia/ai/', 'tecnologia/ai/index.html'],
    ['/schede/perch%C3%A9%20no.txt', 'schede/perché no.txt'],
    ['/a/../soluzioni', 'soluzioni.html'],
    ['http://sito.example/soluzioni', 'soluzioni.html'],
    ['/images/quadro.svg', 'images/quadro.svg'],
  ] as const)('%s is %s', async (target, name) => {
    const { status, body } = await askSite(target);
    expect([status, body.toString()]).toEqual([200, SITE[name]]);
  });

  it.each([
    ['/nessuna', '/nessuna?x=1'],
    ['/SOLUZIONI', '/soluzioni.html'],
    ['/index', '/assets'],
    ['/404', '/500.html'],
    ['/soluzioni.html.br', '/soluzioni.br'],
    ['/a/..%2f..%2fetc/passwd', '/soluzioni%00'],
    ['//evil.example/', '//evil.example/%2e%2e/'],
  ])('%s and %s are not found', async (...targets) => {
    for (const target of targets) {
      const { status, headers, body } = await askSite(target);
      expect([target, status, body.toString()]).toEqual([target, 404, SITE['404.html']]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('location')).toBeUndefined();
    }
  });

  it('may have any length', async () => {
    expect((await askSite(`/${'%61'.repeat(5_000)}`)).status).toBe(404);
    expect((await askSite(`/${'a/'.repeat(5_000)}`)).status).toBe(308);
  });

  it.each([
    ['/soluzioni/', '/soluzioni'],
    ['/soluzioni/legale/?a=1&b=%2F', '/soluzioni/legale?a=1&b=%2F'],
    ['/nessuna/', '/nessuna'],
    ['/novita/perch%C3%A9%20no/', '/novita/perch%C3%A9%20no'],
    ['http://evil.example/soluzioni/', '/soluzioni'],
    ['/@evil.example/', '/@evil.example'],
    ['/a%0d%0b/', undefined],
  ])('%s redirects to %s', async (target, location) => {
    const { status, headers } = await askSite(target);
    expect([status, headers.get('location')]).toEqual([location ? 308 : 404, location]);
  });

  it.each([
    ['/vecchia', '/soluzioni#legale'],
    ['/vecchia/', '/soluzioni#legale'],
    ['/%76ecchia?a=1&b=$%26', '/soluzioni?a=1&b=$%26#legale'],
    ['/ai', '/tecnologia/ai/'],
  ])('%s has moved to %s (D45)', async (target, location) => {
    const { status, headers } = await askSite(target);
    expect([status, headers.get('location')]).toEqual([308, location]);
  });
});

describe('the name of the site', () => {
  const siteUrl = 'https://www.azienda.example';

  it.each([
    ['azienda.example', '/prezzi?a=1'],
    ['AZIENDA.example:8080', '/'],
    ['altro.example', '/soluzioni/'],
    ['altro.example', '//evil.example/%2e%2e/x'],
  ])('is the target of a redirect from %s%s, with the headers of the site', async (host, target) => {
    const { port } = await serveSite(small, { siteUrl });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(port, target, { Host: host }, method);
      expect([status, headers.get('x-frame-options')]).toEqual([308, 'DENY']);
      expect(new URL(headers.get('location') ?? '').origin).toBe(siteUrl);
      if (!target.includes('%')) expect(headers.get('location')).toBe(siteUrl + target);
    }
  });

  it.each([
    ...['www.azienda.example', 'www.azienda.example:443', 'localhost:3000', 'altro.localhost'],
    ...['127.0.0.1', '[::1]:3000', 'sito'],
  ])('does not redirect %s, nor any host while none is set', async (host) => {
    for (const [named, options] of [
      [host, { siteUrl }],
      ['altro.example', {}],
    ] as const) {
      const { port } = await serveSite(small, options);
      expect((await ask(port, '/soluzioni', { Host: named })).status).toBe(200);
    }
  });
});

describe('methods', () => {
  const quick = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 20 };

  it('HEAD answers as GET, without the body', async () => {
    for (const target of ['/', '/nessuna', '/soluzioni/']) {
      const [get, head] = [await askSite(target), await askSite(target, {}, 'HEAD')];
      const undated = ({ lines }: Answer) => lines.filter((line) => !line.startsWith('Date'));
      expect([head.status, undated(head), head.body.byteLength]).toEqual([get.status, undated(get), 0]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    for (const target of ['/', '/nessuna', '/assets/site.abc12345.js']) {
      const { status, headers } = await askSite(target, {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it.each([
    ['POST', 405],
    ['GET', 200],
  ])('%s with an endless body is answered, and its connection closed', async (method, status) => {
    const { port } = await serveSite(small, undefined, { limits: quick });
    const head = `${method} / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const line = new Line(port).write(head);
    const pour = setInterval(() => line.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 5);
    expect(statuses(await line.ended)[0]).toBe(status);
    clearInterval(pour);
  });

  it('leave the connection open for the next request', async () => {
    const { port } = await serveSite(small);
    const line = new Line(port).write(get('/') + get('/nessuna') + get('/soluzioni/'));
    line.write(get('/soluzioni', LAST));
    expect(statuses(await line.ended)).toEqual([200, 404, 308, 200]);
  });
});

describe('the folder', () => {
  it('may hold more than fits into the memory for files', async () => {
    // 63 of these fill it.
    const files = Array.from({ length: 70 }, (_, i) => [`f${i}.bin`, Buffer.alloc(128 * 1024, `${i} `)]);
    const big = Buffer.alloc(300 * 1024, 'x');
    const many = await makeSite({ ...Object.fromEntries(files), 'big.bin': big });
    const { port } = await serveSite(many);
    const read = async (name: string) => (await ask(port, `/${name}`)).body.toString();
    for (const [name, content] of files) expect(await read(String(name))).toBe(String(content));
    for (const name of ['f0.bin', 'f69.bin']) await writeFile(join(many.root, name), 'new');
    expect([await read('f0.bin'), await read('f69.bin')]).toEqual(['new', String(files[69]?.[1])]);
    const { headers, body } = await ask(port, '/big.bin');
    expect([headers.get('content-length'), body.equals(big)]).toEqual([String(big.byteLength), true]);
    expect((await ask(port, '/big.bin', { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await ask(port, '/big.bin', {}, 'HEAD')).body.byteLength).toBe(0);
  });

  it('without a file of the list answers with the error page, with one line in the log', async () => {
    const pages = await makeSite();
    const { port, failures } = await serveSite(pages);
    await rm(join(pages.root, 'soluzioni.html'));
    const { status, body, headers } = await ask(port, '/soluzioni');
    expect([status, body.toString()]).toEqual([500, SITE['500.html']]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(failures).toMatchObject([{ event: 'request_failed', path: '/soluzioni' }]);
  });

  it('without any file logs the one that was asked for, not the error page', async () => {
    const pages = await makeSite();
    const { port, failures } = await serveSite(pages);
    for (const name of ['soluzioni.html', '500.html']) await rm(join(pages.root, name));
    expect((await ask(port, '/soluzioni')).status).toBe(500);
    expect(failures).toMatchObject([{ reason: expect.stringContaining('soluzioni.html') }]);
  });
});
