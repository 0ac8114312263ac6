import { describe, expect, it } from 'vitest';
import { Line, openServer, post, statuses } from './server-fixture';

const quick = {
  headersTimeout: 500,
  requestTimeout: 500,
  connectionsCheckingInterval: 20,
} as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const megabyte = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });

describe('slow requests', () => {
  it('are given 15 seconds by default', async () => {
    const { server } = await openServer();
    expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 15_000, timeout: 60_000 });
    // Longer than proxies keep their connections.
    expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(65_000);
  });

  it.each([
    ['headers', 'POST /api/send-email HTTP/1.1\r\nX-Slow: '],
    ['bodies', post('', { 'Transfer-Encoding': 'chunked' }).concat('fff\r\n')],
    ['bodies of pages', 'POST /contatti HTTP/1.1\r\nHost: sito.example\r\nContent-Length: 9999\r\n\r\n'],
  ])('%s: answered 408 and disconnected, even if bytes keep coming', async (_, start) => {
    const { port, log, seen } = await openServer({ limits: quick, pages: () => new Promise(() => {}) });
    const line = new Line(port).write(start);
    const drip = setInterval(() => line.write('x'), 50);
    expect(statuses(await line.ended)).toEqual([408]);
    clearInterval(drip);
    expect(seen.filter(({ refusal }) => refusal !== 'unreadable_body')).toEqual([]);
    expect(log).toEqual([]);
  });

  it('do not include those with a slow response', async () => {
    const { port } = await openServer({
      limits: quick,
      mail: async () => {
        await pause(2 * quick.requestTimeout);
        return new Response('late');
      },
    });
    const line = new Line(port).write(post('{}', { Connection: 'close' }));
    expect(statuses(await line.ended)).toEqual([200]);
  });

  it('include a connection without any bytes', async () => {
    const { port } = await openServer({ limits: quick });
    expect(statuses(await new Line(port).ended)).toEqual([408]);
  });
});

describe('a body over 64 KB', () => {
  it('is answered 413, and the connection stays open if it has the announced length', async () => {
    const { port } = await openServer();
    const line = new Line(port).write(post(megabyte));
    await line.until('"code":"too_large"');
    line.write(post('{}', { Connection: 'close' }));
    expect(statuses(await line.ended)).toEqual([413, 200]);
  });

  it.each([
    ['too large', 413, 'application/json'],
    ['of a wrong type, which nobody reads', 415, 'text/plain'],
  ])('%s: the response reaches a client that reads only after writing', async (_, status, type) => {
    const { port } = await openServer();
    const line = new Line(port);
    line.socket.pause();
    const failure = await new Promise((resolve) => {
      line.socket.write(post(megabyte.repeat(8), { 'Content-Type': type }), resolve);
    });
    line.socket.resume();
    await line.until('"success":false');
    expect(statuses(line.received)).toEqual([status]);
    line.socket.destroy();
    expect(failure ?? undefined).toBeUndefined();
  });

  it('is answered 413 when its length is not announced, and not read to its end', async () => {
    const { port } = await openServer();
    const line = new Line(port).write(post('', { 'Transfer-Encoding': 'chunked' }));
    const pour = setInterval(() => line.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 5);
    expect(statuses(await line.ended)).toEqual([413]);
    clearInterval(pour);
  });

  it('is not read at all if its length is announced', async () => {
    const { port, seen } = await openServer();
    const received = await new Line(port).write(post('{}').replace('Length: 2', 'Length: 999999')).ended;
    expect(statuses(received)).toEqual([413]);
    expect(seen).toMatchObject([{ refusal: 'too_large' }]);
  });
});
