import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { handleRequests } from '@/lib/server/connections';
import { folderOfFile } from '@/tests/temporary';
import { ask, CLOSE, get, openServer, post, RawClient, statuses } from './server-fixture';
import { filesOf, makeSite, SITE } from './site-fixture';

/** More than the cache accepts, and than a socket buffers without a reader. */
const big = Buffer.alloc(8 * 1024 * 1024, 'x');
const site = await makeSite({ ...SITE, 'big.bin': big }, folderOfFile());

/** A server of the site, until the test ends. */
const open = (options: Parameters<typeof openServer>[0] = {}) =>
  openServer({ pages: filesOf(site), ...options });

/** Whether a file descriptor of this process is a file of the site. */
function isSiteFile(descriptor: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(site.root);
  } catch {
    // Closed after its name was read.
    return false;
  }
}
const openFiles = () => readdirSync('/proc/self/fd').filter(isSiteFile).length;

describe('one connection', () => {
  it('has its requests answered one after the other', async () => {
    let [running, maxRunning] = [0, 0];
    const { port } = await open({
      pages: async ({ url }) => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return new Response(url);
      },
    });
    const paths = Array.from({ length: 10 }, (_, i) => `/p${i}.`);
    const requests = paths.map((path) => get(path)).join('') + get('/end.', CLOSE);
    const received = await new RawClient(port).write(requests).ended;
    expect(received.match(/\/(?:p\d|end)\./g)).toEqual([...paths, '/end.']);
    expect(maxRunning).toBe(1);
  });

  it('is closed when it pipelines more requests than allowed', async () => {
    // Longer than the test, which would pass without the limit if the connection stalled.
    const limits = { stallTimeout: 600_000 };
    const pages = vi.fn(() => new Promise<never>(() => {}));
    const { port } = await open({ limits, pages });
    expect(await new RawClient(port).write(get('/').repeat(1_600)).ended).toBe('');
    expect(pages).toHaveBeenCalledTimes(1);
  });

  it.runIf(process.platform === 'linux')('has one file open at most, and none after its end', async () => {
    const { port } = await open();
    const client = new RawClient(port);
    client.socket.pause();
    client.write(get('/big.bin').repeat(16));
    await expect.poll(openFiles).toBe(1);
    client.socket.destroy();
    await expect.poll(openFiles).toBe(0);
  });
});

describe('the limit of connections', () => {
  // No connection ends because it is idle.
  const limits = { maxConnections: 3, keepAliveTimeout: 600_000 };

  it('closes the connection that has been idle longest for each further one', async () => {
    const { port } = await open({ limits });
    const clients = [new RawClient(port), new RawClient(port), new RawClient(port)] as const;
    const [first, second, third] = clients;
    for (const client of [...clients, first]) {
      client.received = '';
      await client.write(get('/')).until('Home');
    }
    const silent = [new RawClient(port), new RawClient(port)];
    await Promise.all([second.ended, third.ended]);
    expect(first.socket.destroyed).toBe(false);
    for (const client of silent) client.socket.destroy();
  });

  it('holds when many are opened at once', () => {
    const server = createServer();
    // Node's own listener creates a parser, which needs a real connection.
    server.removeAllListeners('connection');
    handleRequests(server, () => {}, { maxConnections: 3, maxPipelined: 1 });
    const sockets = Array.from({ length: 10 }, () => new Socket());
    for (const socket of sockets) server.emit('connection', socket);
    expect(sockets.slice(0, 7).every(({ destroyed }) => destroyed)).toBe(true);
    expect(sockets.slice(7).some(({ destroyed }) => destroyed)).toBe(false);
  });

  it.each([
    ['silent', ''],
    ['slow headers', 'GET / HTTP/1.1\r\nX-Slow: '],
    ['slow bodies', post('{', { 'Content-Length': '99' })],
  ])('does not keep visitors out while attackers use it up: %s', async (_, text) => {
    const { port } = await open({ limits, mail: async (request) => new Response(await request.text()) });
    const attackers = Array.from({ length: 6 }, () => new RawClient(port).write(text));
    for (let visitor = 0; visitor < 3; visitor += 1)
      expect(statuses(await new RawClient(port).write(get('/', CLOSE)).ended)).toEqual([200]);
    for (const { socket } of attackers) socket.destroy();
  });
});

it('a proxy that is not trusted is logged once', async () => {
  const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
  const { port, log } = await open();
  await ask(port, '/');
  expect(log).toEqual([]);
  for (let i = 0; i < 3; i += 1) await ask(port, '/', forwarded);
  const message = expect.stringContaining('TRUST_PROXY');
  expect(log).toEqual([{ event: 'proxy_not_trusted', level: 'error', message }]);
  const trusting = await open({ trustProxy: 1 });
  await ask(trusting.port, '/', forwarded);
  expect(trusting.log).toEqual([]);
});
