import { describe, expect, it } from 'vitest';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import type { SiteServerOptions } from '@/lib/server/http-server';
import { CLOSE, get, openServer, post, RawClient, statuses } from './server-fixture';

const headers = apiHeaders({ SITE_URL: 'https://www.azienda.example' });

const fail = () => Promise.reject(new Error('broken'));

describe('a response other than a page', () => {
  it.each<[string, number, string, Partial<SiteServerOptions>?]>([
    ['of the mail endpoint', 200, post('{}', CLOSE)],
    ['of a mail endpoint that fails', 500, post('{}', CLOSE), { mail: fail }],
    ['to a page that fails', 500, get('/', CLOSE), { pages: fail }],
    ['of the health check', 200, get('/healthz', CLOSE)],
    ['to a request without a Host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
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
