import { describe, expect, it } from 'vitest';
import { deferred } from '@/tests/deferred';
import { ask, openServer, post, RawClient, statuses } from './server-fixture';

describe('a malformed request', () => {
  const head = 'POST /api/send-email HTTP/1.1\r\n';
  const tail = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  const twoLengths = `${head}Host: a.example\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n`;

  it.each([
    ['no Host', `${head}Connection: close\r\n${tail}`],
    ['two hosts', `${head}Host: a.example\r\nHost: b.example\r\n${tail}`],
    ['a Host with a path', `${head}Host: a.example/x\r\n${tail}`],
    ['a Host that no address holds', `${head}Host: 300.300.300.300\r\n${tail}`],
    ['an asterisk as target', 'OPTIONS * HTTP/1.1\r\nHost: a.example\r\n\r\n'],
    ['a backslash in the target', `${head.replace('/api/', '/api\\')}Host: a.example\r\n${tail}`],
    ['a target without a host', 'GET http:// HTTP/1.1\r\nHost: a.example\r\n\r\n'],
    ['two lengths', `${head}Host: a.example\r\nContent-Length: 4\r\n${tail}`],
    ['a length and chunks, and another request in its body', `${twoLengths}\r\n0\r\n\r\n${post('{}')}`],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('with %s is answered 400, and never reaches the handler', async (_, text) => {
    const { port, log, endpoint, submissions } = await openServer();
    const client = new RawClient(port).write(text);
    await client.until('HTTP/1.1 400 ');
    client.socket.end();
    expect(statuses(await client.ended)).toEqual([400]);
    expect(submissions).toEqual([]);
    expect(log).toEqual([]);
    expect((await fetch(endpoint, { method: 'POST', body: '{}' })).status).toBe(415);
  });
});

describe('a connection', () => {
  it('that breaks within a body ends its request, and logs nothing', async () => {
    const [arrival, bodyEnd, abort] = [deferred(), deferred(), deferred()];
    const { port, log } = await openServer({
      mail: async (request) => {
        request.signal.addEventListener('abort', abort.resolve);
        arrival.resolve();
        await request.text().catch(bodyEnd.resolve);
        return new Response();
      },
    });
    const client = new RawClient(port).write(post('{', { 'Content-Length': '50' }));
    await arrival.promise;
    client.socket.resetAndDestroy();
    await Promise.all([bodyEnd.promise, abort.promise]);
    expect((await ask(port, '/')).status).toBe(200);
    expect(log).toEqual([]);
  });
});

it('a request whose handler fails is answered 500, in Italian, with one line in the log', async () => {
  const fail = () => Promise.reject(new Error('broken'));
  const { endpoint, log } = await openServer({ mail: fail, pages: fail });
  const response = await fetch(endpoint, { method: 'POST', body: '{}' });
  const error = { code: 'internal', message: expect.stringMatching(/errore/) };
  expect([response.status, await response.json()]).toMatchObject([500, { success: false, error }]);
  expect((await fetch(new URL('/prezzi', endpoint))).status).toBe(500);
  const failure = { event: 'request_failed', level: 'error' };
  expect(log).toMatchObject([
    { ...failure, path: '/api/send-email' },
    { ...failure, path: '/prezzi' },
  ]);
});

it.each([
  ['/api/send-email?a=1', 'mail http://sito.example:81/api/send-email?a=1'],
  ['/x/../api/./send-email', 'mail http://sito.example:81/api/send-email'],
  // An absolute target names its host itself (RFC 9112, 3.2.2).
  ['http://other.example/api/send-email', 'mail http://other.example/api/send-email'],
  ['/api/send-email/', 'page'],
  ['//api/send-email', 'page'],
  ['/api/send%2Demail', 'page'],
])('a request for %s is answered by: %s', async (target, handler) => {
  const { port } = await openServer({ mail: async ({ url }) => new Response(`mail ${url}`) });
  const { body } = await ask(port, target, { Host: 'sito.example:81' }, 'OPTIONS');
  expect(body.toString()).toBe(handler);
});
