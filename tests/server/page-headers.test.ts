import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filePolicy } from '@/lib/http/security-headers.mjs';
import { folderOfFile } from '@/tests/temporary';
import { askOf, makeSite, policyOf, SITE } from './site-fixture';

const site = await makeSite(SITE, folderOfFile());
const askSite = askOf(site);

// What the list holds is tested with the adapter.
describe('headers', () => {
  it('are those of the list, once each', async () => {
    const home = await askSite('/');
    expect(home.headers.get('content-security-policy')).toBe(policyOf('/'));
    expect(home.headers.get('x-frame-options')).toBe('DENY');
    const names = home.lines.map((line) => line.split(':')[0]?.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const legal = await askSite('/soluzioni/%6cegale');
    expect(legal.headers.get('content-security-policy')).toBe(policyOf('/soluzioni/legale'));
  });

  it('are on every other answer too, which runs nothing unless it is a page', async () => {
    for (const [target, method, status, policy] of [
      ['/images/quadro.svg', 'GET', 200, filePolicy],
      ['/nessuna', 'GET', 404, policyOf('/404.html')],
      ['/soluzioni/', 'GET', 308, filePolicy],
      ['/soluzioni', 'POST', 405, filePolicy],
    ] as const) {
      const { headers, ...answer } = await askSite(target, {}, method);
      expect([answer.status, headers.get('x-frame-options')], target).toEqual([status, 'DENY']);
      expect(headers.get('content-security-policy'), target).toBe(policy);
      expect(headers.get('cross-origin-resource-policy'), target).toBe('same-origin');
    }
  });
});

describe('codings', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['BR;q=0.1', 'br', brotliDecompressSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['xbr, brotli', undefined, (body: Buffer) => body],
    [`br${', x'.repeat(200)}`, undefined, (body: Buffer) => body],
  ])('%s gets %s', async (accepted, coding, decode) => {
    const { headers, body } = await askSite('/soluzioni', { 'Accept-Encoding': accepted });
    expect(headers.get('content-encoding')).toBe(coding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-length')).toBe(String(body.byteLength));
    expect(decode(body).toString()).toBe(SITE['soluzioni.html']);
  });

  it('are used for the not-found page too, and not for files without compressed copies', async () => {
    const br = { 'Accept-Encoding': 'br' };
    expect((await askSite('/nessuna', br)).headers.get('content-encoding')).toBe('br');
    const font = await askSite('/font.woff2', br);
    expect([font.headers.get('content-encoding'), font.headers.get('vary')]).toEqual([undefined, undefined]);
  });
});

describe('a copy in the browser', () => {
  it('is confirmed by 304, with all headers that may have changed', async () => {
    const first = await askSite('/', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-br"$/);
    const again = await askSite('/', { 'Accept-Encoding': 'br', 'If-None-Match': `W/${etag}` });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect(again.headers.get('content-length')).toBeUndefined();
  });

  it.each([
    ['*', 304],
    ['"other", ETAG', 304],
    ['ETAG-br', 200],
    ['"other"', 200],
    ['', 200],
  ])('with If-None-Match %s: %s', async (named, status) => {
    const etag = (await askSite('/')).headers.get('etag') ?? '';
    expect((await askSite('/', { 'If-None-Match': named.replace('ETAG', etag) })).status).toBe(status);
  });

  it('is not confirmed with another coding or for another page', async () => {
    const etag = (await askSite('/', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    expect((await askSite('/', { 'If-None-Match': etag })).status).toBe(200);
    expect((await askSite('/soluzioni', { 'If-None-Match': etag })).status).toBe(200);
  });

  it('does not turn a 404 into a 304', async () => {
    const etag = (await askSite('/nessuna')).headers.get('etag') ?? '';
    expect((await askSite('/nessuna', { 'If-None-Match': etag })).status).toBe(404);
    expect((await askSite('/nessuna', { 'If-None-Match': '*' })).status).toBe(404);
  });
});
