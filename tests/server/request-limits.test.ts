import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CLOSE, openServer, post, RawClient, statuses } from './server-fixture';

const limits = { headersTimeout: 500, requestTimeout: 500, connectionsCheckingInterval: 20 };
const chunked = { 'Transfer-Encoding': 'chunked' };
const megabyte = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });

describe('the time limits', () => {
  it('are 15 seconds for a request by default, and more than proxies have for an idle connection', async () => {
    const { server } = await openServer();
    expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 15_000, timeout: 60_000 });
    expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(65_000);
  });

  it.each([
    ['headers', 'POST /api/send-email HTTP/1.1\r\nX-Slow: '],
    ['a body', `${post('', chunked)}fff\r\n`],
    ['a body for a page', post('', { 'Content-Length': '9999' }).replace('/api/send-email', '/contatti')],
  ])('end a request with slow %s, with 408, even if bytes keep coming', async (_, start) => {
    const { port, log, submissions } = await openServer({ limits, pages: () => new Promise(() => {}) });
    const client = new RawClient(port).write(start);
    const sending = setInterval(() => client.write('x'), 50);
    expect(statuses(await client.ended)).toEqual([408]);
    clearInterval(sending);
    expect(submissions.filter(({ refusal }) => refusal !== 'unreadable_body')).toEqual([]);
    expect(log).toEqual([]);
  });

  it('end a connection without any bytes, with 408', async () => {
    const { port } = await openServer({ limits });
    expect(statuses(await new RawClient(port).ended)).toEqual([408]);
  });

  it('do not end a slow response', async () => {
    const mail = () => wait(2 * limits.requestTimeout).then(() => new Response('late'));
    const { port } = await openServer({ limits, mail });
    expect(statuses(await new RawClient(port).write(post('{}', CLOSE)).ended)).toEqual([200]);
  });
});

describe('a body over 64 KB', () => {
  it('is answered 413, and the connection stays open if it has the announced length', async () => {
    const { port } = await openServer();
    const client = new RawClient(port).write(post(megabyte));
    await client.until('"code":"too_large"');
    client.write(post('{}', CLOSE));
    expect(statuses(await client.ended)).toEqual([413, 200]);
  });

  it.each([
    ['too large', 413, 'application/json'],
    ['of a wrong type, which the server does not read', 415, 'text/plain'],
  ])('%s is answered %i to a client that reads only after writing', async (_, status, type) => {
    const { port } = await openServer();
    const client = new RawClient(port);
    client.socket.pause();
    const failure = await new Promise((resolve) => {
      client.socket.write(post(megabyte.repeat(8), { 'Content-Type': type }), resolve);
    });
    client.socket.resume();
    await client.until('"success":false');
    expect(statuses(client.received)).toEqual([status]);
    client.socket.destroy();
    expect(failure ?? undefined).toBeUndefined();
  });
});
