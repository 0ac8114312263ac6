import { rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServerOptions } from '@/lib/server/http-server';
import { openSiteFolder } from '@/lib/server/site-folder';
import { createStaticHandler } from '@/lib/server/static-handler';
import { Line, openServer, statuses } from './server-fixture';
import { makeSite, SITE } from './site-fixture';

let site: Awaited<ReturnType<typeof makeSite>>;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  site = await makeSite();
});
afterAll(() => site.remove());
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function open(
  root = site.root,
  options?: { cacheBytes: number },
  server: Partial<SiteServerOptions> = {},
) {
  const house = await openServer({ pages: createStaticHandler(openSiteFolder(root, options)), ...server });
  ends.push(() => close(house.server));
  return house;
}

function close(server: Server) {
  server.closeAllConnections();
  server.close();
}

type Answer = { status: number; headers: Map<string, string>; lines: string[]; body: Buffer };

/** Asks with exactly these bytes as target: fetch would normalize them. */
async function ask(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const lines = Object.entries({ Host: 'sito.example', Connection: 'close', ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const received = await new Line(port).write(`${method} ${target} HTTP/1.1\r\n${text}\r\n`).ended;
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...rest] = received.slice(0, end).split('\r\n');
  const pairs = rest.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(pairs as [string, string][]),
    lines: rest,
    body: Buffer.from(received.slice(end + 4), 'latin1'),
  };
}

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/?utm_source=a', 'index.html'],
    ['/soluzioni', 'soluzioni.html'],
    ['/soluzioni/legale', 'soluzioni/legale.html'],
    ['/soluzioni/legale?a=/b/', 'soluzioni/legale.html'],
    ['/tecnologia/ai', 'tecnologia/ai.html'],
    ['/tecnologia/ai/', 'tecnologia/ai/index.html'],
    ['/soluzioni/%6cegale', 'soluzioni/legale.html'],
    ['/%73oluzioni', 'soluzioni.html'],
    ['/novita/perch%C3%A9%20no', 'novita/perché no.html'],
    ['/novita/perch%c3%a9%20no', 'novita/perché no.html'],
    ['/a/../soluzioni', 'soluzioni.html'],
    ['http://sito.example/soluzioni', 'soluzioni.html'],
    ['/images/quadro.svg', 'images/quadro.svg'],
  ] as const)('%s is %s', async (target, name) => {
    const { port } = await open();
    const { status, body } = await ask(port, target);
    expect([status, body.toString()]).toEqual([200, SITE[name]]);
  });

  it.each([
    ['/nessuna', '/nessuna?x=1'],
    ['/SOLUZIONI', '/soluzioni.html'],
    ['/index', '/index.html'],
    ['/404', '/404.html'],
    ['/500', '/500.html'],
    ['/_headers', '/_redirects'],
    ['/soluzioni.html.br', '/soluzioni.br'],
    ['/assets', '/assets/none.js'],
    ['/a/..%2f..%2fetc/passwd', '/%2e%2e%2f%2e%2e%2fetc/passwd'],
    ['/soluzioni%00', '/soluzioni%00.html'],
    ['/%zz', '/soluzioni%5clegale'],
    ['/%c0%af', '/soluzioni//legale'],
    ['//evil.example/', '/\\evil.example/'],
    ['/%2f%2fevil.example/', '/%5cevil.example/'],
    ['/%2f/', '/%5c/'],
    ['///', '//evil.example/%2e%2e/'],
    ['/.//evil.example/', '/a/..//evil.example/'],
  ])('%s and %s are not found', async (...targets) => {
    const { port } = await open();
    for (const target of targets) {
      const { status, headers, body } = await ask(port, target);
      expect([target, status, body.toString()]).toEqual([target, 404, SITE['404.html']]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('location')).toBeUndefined();
    }
  });

  it('of any length are looked up', async () => {
    const { port } = await open();
    expect((await ask(port, `/${'%61'.repeat(5_000)}`)).status).toBe(404);
    expect((await ask(port, `/${'a/'.repeat(5_000)}`)).status).toBe(308);
  });

  it.each([
    ['/soluzioni/', '/soluzioni'],
    ['/soluzioni/legale/?a=1&b=%2F', '/soluzioni/legale?a=1&b=%2F'],
    ['/nessuna/', '/nessuna'],
    ['/novita/perch%C3%A9%20no/', '/novita/perch%C3%A9%20no'],
    ['http://evil.example/soluzioni/', '/soluzioni'],
    ['/.evil.example/', '/.evil.example'],
    ['/@evil.example/', '/@evil.example'],
    ['/a%0d%0b/', undefined],
  ])('%s moves to %s', async (target, location) => {
    const { port } = await open();
    const { status, headers } = await ask(port, target);
    expect([status, headers.get('location')]).toEqual([location ? 308 : 404, location]);
  });

  it('that have moved are told by _redirects, and keep their query', async () => {
    const { port } = await open();
    const moved = async (target: string) => {
      const { status, headers } = await ask(port, target);
      return [status, headers.get('location')];
    };
    expect(await moved('/vecchia?a=1')).toEqual([301, '/soluzioni?a=1']);
    expect(await moved('/articoli/uno')).toEqual([308, '/novita/uno']);
    expect(await moved('/open/evil.example')).toEqual([308, '/evil.example']);
    expect(await moved('/open//evil.example')).toEqual([404, undefined]);
    expect(await moved('/open/%2fevil.example')).toEqual([404, undefined]);
  });
});

describe('headers', () => {
  it('are those of _headers, once each', async () => {
    const { port } = await open();
    const home = await ask(port, '/');
    expect(home.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'sha256-home='");
    expect(home.headers.get('x-frame-options')).toBe('DENY');
    const names = home.lines.map((line) => line.split(':')[0]?.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const legal = await ask(port, '/soluzioni/%6cegale');
    expect(legal.headers.get('content-security-policy')).toContain('sha256-legale=');
    expect((await ask(port, '/novita/perch%C3%A9%20no')).headers.get('x-group')).toBe('novita');
  });

  it('keep hashed files for a year, and nothing else', async () => {
    const { port } = await open();
    const cacheOf = async (target: string) => (await ask(port, target)).headers.get('cache-control');
    expect(await cacheOf('/assets/site.abc123.js')).toBe('public, max-age=31536000, immutable');
    for (const target of ['/', '/soluzioni', '/assets/none.js', '/images/quadro.svg']) {
      expect(await cacheOf(target)).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('are there on every other answer too', async () => {
    const { port } = await open();
    for (const [target, method, status] of [
      ['/nessuna', 'GET', 404],
      ['/soluzioni/', 'GET', 308],
      ['/soluzioni', 'POST', 405],
    ] as const) {
      const answer = await ask(port, target, {}, method);
      expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([status, 'DENY']);
    }
    expect((await ask(port, '/nessuna')).headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it.each([
    ['/soluzioni', 'text/html; charset=utf-8'],
    ['/assets/site.abc123.js', 'text/javascript; charset=utf-8'],
    ['/images/quadro.svg', 'image/svg+xml; charset=utf-8'],
    ['/metadata-schema.json', 'application/json; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/font.woff2', 'font/woff2'],
    ['/data.pf_meta', 'application/octet-stream'],
  ])('%s is %s', async (target, type) => {
    const { port } = await open();
    expect((await ask(port, target)).headers.get('content-type')).toBe(type);
  });
});

describe('codings', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
    ['BR;q=0.1', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0.5', 'br', brotliDecompressSync],
    ['*', 'br', brotliDecompressSync],
    ['gzip, *;q=0.1', 'br', brotliDecompressSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['*;q=0', undefined, (body: Buffer) => body],
    ['xbr, brotli', undefined, (body: Buffer) => body],
    [`br${', x'.repeat(200)}`, undefined, (body: Buffer) => body],
  ])('%s gets %s', async (accepted, coding, decode) => {
    const { port } = await open();
    const { headers, body } = await ask(port, '/soluzioni', { 'Accept-Encoding': accepted });
    expect(headers.get('content-encoding')).toBe(coding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-length')).toBe(String(body.byteLength));
    expect(decode(body).toString()).toBe(SITE['soluzioni.html']);
  });

  it('are for the not-found page too, and for no file that has none', async () => {
    const { port } = await open();
    const br = { 'Accept-Encoding': 'br' };
    expect((await ask(port, '/nessuna', br)).headers.get('content-encoding')).toBe('br');
    const font = await ask(port, '/font.woff2', br);
    expect([font.headers.get('content-encoding'), font.headers.get('vary')]).toEqual([undefined, undefined]);
  });
});

describe('a copy that a browser has', () => {
  it('is confirmed by 304, with what may have changed around it', async () => {
    const { port } = await open();
    const first = await ask(port, '/', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask(port, '/', { 'Accept-Encoding': 'br', 'If-None-Match': `W/${etag}` });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect(again.headers.get('content-length')).toBeUndefined();
  });

  it.each([
    ['*', 304],
    ['"other", ETAG', 304],
    ['ETAG-', 200],
    ['"other"', 200],
    ['', 200],
  ])('named as %s: %s', async (named, status) => {
    const { port } = await open();
    const etag = (await ask(port, '/')).headers.get('etag') ?? '';
    expect((await ask(port, '/', { 'If-None-Match': named.replace('ETAG', etag) })).status).toBe(status);
  });

  it('in another coding, or of another page, is no copy', async () => {
    const { port } = await open();
    const etag = (await ask(port, '/', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    expect((await ask(port, '/', { 'If-None-Match': etag })).status).toBe(200);
    expect((await ask(port, '/soluzioni', { 'If-None-Match': etag })).status).toBe(200);
  });

  it('does not make an unknown address known', async () => {
    const { port } = await open();
    const etag = (await ask(port, '/nessuna')).headers.get('etag') ?? '';
    expect((await ask(port, '/nessuna', { 'If-None-Match': etag })).status).toBe(404);
    expect((await ask(port, '/nessuna', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

describe('methods', () => {
  const quick = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 20 };

  it('HEAD answers as GET, without the body', async () => {
    const { port } = await open();
    for (const target of ['/', '/nessuna', '/soluzioni/']) {
      const [get, head] = [await ask(port, target), await ask(port, target, {}, 'HEAD')];
      const undated = ({ lines }: Answer) => lines.filter((line) => !line.startsWith('Date'));
      expect([head.status, undated(head), head.body.byteLength]).toEqual([get.status, undated(get), 0]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    const { port } = await open();
    for (const target of ['/', '/nessuna', '/assets/site.abc123.js']) {
      const { status, headers } = await ask(port, target, {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('that bring a body are refused without reading it on and on', async () => {
    const { port } = await open(site.root, undefined, { limits: quick });
    const line = new Line(port).write(
      'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const pour = setInterval(() => line.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 5);
    expect(statuses(await line.ended)[0]).toBe(405);
    clearInterval(pour);
  });

  it('that read may not pour a body either', async () => {
    const { port } = await open(site.root, undefined, { limits: quick });
    const line = new Line(port).write(
      'GET / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const pour = setInterval(() => line.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 5);
    expect(statuses(await line.ended)[0]).toBe(200);
    clearInterval(pour);
  });

  it('leave the connection open for the next request', async () => {
    const { port } = await open();
    const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a.example\r\n`;
    const line = new Line(port).write(`${get('/')}\r\n${get('/nessuna')}\r\n${get('/soluzioni/')}\r\n`);
    line.write(`${get('/soluzioni')}Connection: close\r\n\r\n`);
    expect(statuses(await line.ended)).toEqual([200, 404, 308, 200]);
  });
});

describe('the folder', () => {
  it('may hold more than the memory that is given to it', async () => {
    const big = Buffer.alloc(300 * 1024, 'x');
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`p${i}.html`, `<p>${i}</p>`.repeat(400)]),
    );
    const many = await makeSite({ ...files, 'big.bin': big });
    ends.push(many.remove);
    const { port } = await open(many.root, { cacheBytes: 10_000 });
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 30; i += 1) {
        expect((await ask(port, `/p${i}`)).body.toString()).toBe(files[`p${i}.html`]);
      }
    }
    const { headers, body } = await ask(port, '/big.bin');
    expect([headers.get('content-length'), body.equals(big)]).toEqual([String(big.byteLength), true]);
    expect((await ask(port, '/big.bin', { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await ask(port, '/big.bin', {}, 'HEAD')).body.byteLength).toBe(0);
  });

  it('keeps what is read most in memory, and no more than its bound', async () => {
    const pages = await makeSite({ 'a.html': 'old a', 'b.html': 'old b', 'c.html': 'old c' });
    ends.push(pages.remove);
    // Room for two entries.
    const { port } = await open(pages.root, { cacheBytes: 1_600 });
    const read = async (target: string) => (await ask(port, target)).body.toString();
    await read('/a');
    await read('/b');
    await read('/a');
    await read('/c');
    for (const name of ['a', 'b', 'c']) await writeFile(join(pages.root, `${name}.html`), `new ${name}`);
    expect([await read('/a'), await read('/c'), await read('/b')]).toEqual(['old a', 'old c', 'new b']);
  });

  it('whose file has gone shows the error page, with one line in the log', async () => {
    const pages = await makeSite();
    ends.push(pages.remove);
    const { port, log } = await open(pages.root);
    await rm(join(pages.root, 'soluzioni.html'));
    const { status, body, headers } = await ask(port, '/soluzioni');
    expect([status, body.toString()]).toEqual([500, SITE['500.html']]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(log).toMatchObject([{ event: 'request_failed', path: '/soluzioni' }]);
  });

  it('whose folder has gone is told by the file that was asked for, not by the error page', async () => {
    const pages = await makeSite();
    ends.push(pages.remove);
    const { port, log } = await open(pages.root);
    for (const name of ['soluzioni.html', '500.html']) await rm(join(pages.root, name));
    expect((await ask(port, '/soluzioni')).status).toBe(500);
    expect(log).toMatchObject([{ reason: expect.stringContaining('soluzioni.html') }]);
  });

  it('with an instruction that nobody understands stops the start', async () => {
    const wrong = await makeSite({ 'index.html': '', _headers: 'Nonsense\n' });
    ends.push(wrong.remove);
    expect(() => openSiteFolder(wrong.root)).toThrow('_headers, line 1');
  });
});
