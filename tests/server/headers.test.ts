import { describe, expect, it } from 'vitest';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import type { SiteServerOptions } from '@/lib/server/http-server';
import { CLOSE, get, openServer, post, RawClient, statuses } from './server-fixture';

const headers = apiHeaders({ SITE_URL: 'https://www.azienda.example' });

const fail = () => Promise.reject(new Error('broken'));
const quick = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };

describe('a response other than a page', () => {
  it.each<[string, number, string, Partial<SiteServerOptions>?]>([
    ['of the mail endpoint', 200, post('{}', CLOSE)],
    ['of a mail endpoint that fails', 500, post('{}', CLOSE), { mail: fail }],
    ['to a page that fails', 500, get('/', CLOSE), { pages: fail }],
    ['of the health check', 200, get('/healthz', CLOSE)],
    ['to a request without a Host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['to a text that is not HTTP', 400, 'nonsense\r\n\r\n'],
    ['to a malformed header', 400, get('/', { 'X Y': 'z' })],
    ['to too many headers', 431, get('/', { 'X-Long': 'x'.repeat(17_000) })],
    ['to headers that come too slowly', 408, 'GET / HTTP/1.1\r\nHost: a\r\n', { limits: quick }],
    ['to an unknown expectation', 417, get('/', { Expect: 'cake' })],
  ])('%s (%s) has each of the headers once', async (_, status, text, options) => {
    const { port } = await openServer({ headers, ...options });
    const received = await new RawClient(port).write(text).ended;
    expect(statuses(received)).toEqual([status]);
    const lines = received.toLowerCase().split('\r\n');
    for (const [name, value] of Object.entries(headers)) {
      const named = lines.filter((line) => line.startsWith(`${name.toLowerCase()}:`));
      expect(named).toEqual([`${name}: ${value}`.toLowerCase()]);
    }
  });

  it('is not sent within a response that has begun', async () => {
    const stream = new ReadableStream({ start: (sink) => sink.enqueue(Buffer.from('begun')) });
    const unfinished = new Response(stream, { headers: { 'Content-Length': '100' } });
    const { port } = await openServer({ headers, pages: async () => unfinished });
    const client = new RawClient(port).write(get('/') + get('/next'));
    await client.until('begun');
    expect(await client.write('nonsense\r\n\r\n').ended).toMatch(/^HTTP\/1.1 200 [\s\S]*begun$/);
  });

  it('is sent after another response has ended', async () => {
    const { port } = await openServer({ headers });
    const client = new RawClient(port).write(get('/'));
    await client.until('page');
    expect(statuses(await client.write('nonsense\r\n\r\n').ended)).toEqual([200, 400]);
  });
});

it('the headers of the API forbid scripts, frames and caches, and have no speculation rules', () => {
  expect(headers).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
  });
  expect(headers).not.toHaveProperty('Speculation-Rules');
});
