import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filePolicy } from '@/lib/http/security-headers.mjs';
import { folderOfFile } from '@/tests/temporary';
import { askOf, makeSite, policyOf, SITE } from './site-fixture';

const askSite = askOf(await makeSite(SITE, folderOfFile()));

// The adapter's tests check the contents of the list of routes.
describe('the headers of a response', () => {
  it('with a page are those of the list of routes, once each', async () => {
    const { headers, rawHeaders } = await askSite('/soluzioni/%6cegale');
    expect(headers.get('content-security-policy')).toBe(policyOf('/soluzioni/legale'));
    // Names and values.
    expect(rawHeaders).toHaveLength(2 * headers.size);
  });

  it.each([
    ['a file', '/images/quadro.svg', 'GET', 200, filePolicy],
    ['the page of a 404', '/nessuna', 'GET', 404, policyOf('/404.html')],
    ['a redirect', '/soluzioni/', 'GET', 308, filePolicy],
    ['a refused method', '/soluzioni', 'POST', 405, filePolicy],
  ])('with %s include its policy', async (_, target, method, status, policy) => {
    const { headers, ...answer } = await askSite(target, {}, method);
    expect([answer.status, headers.get('x-frame-options')]).toEqual([status, 'DENY']);
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

const asIs = (body: Buffer) => body;

describe('the coding of a response', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['BR;q=0.1', 'br', brotliDecompressSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['xbr, brotli', undefined, asIs],
    [`br${', x'.repeat(200)}`, undefined, asIs],
  ])('to Accept-Encoding «%s» is %s', async (accepted, coding, decode) => {
    const { headers, body } = await askSite('/soluzioni', { 'Accept-Encoding': accepted });
    expect(headers.get('content-encoding')).toBe(coding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-length')).toBe(`${body.byteLength}`);
    expect(decode(body).toString()).toBe(SITE['soluzioni.html']);
  });

  it.each([
    ['the 404 page', '/nessuna', 'br', 'Accept-Encoding'],
    ['a file without compressed copies', '/font.woff2', undefined, undefined],
  ])('with %s is chosen in the same way', async (_, target, coding, vary) => {
    const { headers } = await askSite(target, { 'Accept-Encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([coding, vary]);
  });
});

describe('a cached copy', () => {
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
    ['*', '/', 304],
    ['"other", ETAG', '/', 304],
    ['ETAG', '/soluzioni', 200],
    ['"other"', '/', 200],
    // Never instead of a 404.
    ['*', '/nessuna', 404],
  ])('of the home page, with If-None-Match %s for %s, is answered %i', async (condition, target, status) => {
    const etag = (await askSite('/')).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': condition.replace('ETAG', etag) };
    expect((await askSite(target, headers)).status).toBe(status);
  });

  it('is not confirmed in another coding', async () => {
    const etag = (await askSite('/', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    expect((await askSite('/', { 'If-None-Match': etag })).status).toBe(200);
  });
});
