import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { handleRequests } from '@/lib/server/connections';
import { folderOfFile } from '@/tests/temporary';
import { ask, CLOSE, get, openServer, post, RawClient, statuses } from './server-fixture';
import { filesOf, makeSite, SITE } from './site-fixture';

// The file is larger than the cache accepts, and than a socket buffers without a reader.
const files = { ...SITE, 'big.bin': Buffer.alloc(8 * 1024 * 1024, 'x') };
const site = await makeSite(files, folderOfFile());

const open = (options: Parameters<typeof openServer>[0] = {}) =>
  openServer({ pages: filesOf(site), ...options });

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // Closed after its name was read.
    return '';
  }
}

/** Open file descriptors of this process below the site. */
function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).startsWith(site.root)).length;
}

describe('one connection', () => {
  it('has its requests answered one after the other', async () => {
    let [running, mostRunning] = [0, 0];
    const { port } = await open({
      pages: async ({ url }) => {
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return new Response(url);
      },
    });
    const paths = Array.from({ length: 10 }, (_, i) => `/p${i}.`);
    const requests = paths.map((path) => get(path)).join('') + get('/end.', CLOSE);
    const received = await new RawClient(port).write(requests).ended;
    expect(received.match(/\/(?:p\d|end)\./g)).toEqual([...paths, '/end.']);
    expect(mostRunning).toBe(1);
  });

  it('is closed when it pipelines more requests than allowed', async () => {
    // Otherwise the server would close it because of the missing response.
    const limits = { stallTimeout: 600_000 };
    const pages = vi.fn(() => new Promise<never>(() => {}));
    const { port } = await open({ limits, pages });
    expect(await new RawClient(port).write(get('/').repeat(1_600)).ended).toBe('');
    expect(pages).toHaveBeenCalledTimes(1);
  });

  it.runIf(process.platform === 'linux')(
    'has at most one file open, and none after it has closed',
    async () => {
      const { port } = await open();
      const client = new RawClient(port);
      client.socket.pause();
      client.write(get('/big.bin').repeat(16));
      await expect.poll(openFiles).toBe(1);
      client.socket.destroy();
      await expect.poll(openFiles).toBe(0);
    },
  );
});

describe('all connections together', () => {
  const limits = { maxConnections: 3 };

  it('have a limit: one more replaces the one that has been idle longest', async () => {
    const { port } = await open({ limits });
    const clients = [];
    for (let i = 0; i < 3; i += 1) {
      const client = new RawClient(port).write(get('/'));
      await client.until('Home');
      clients.push(client);
    }
    const [first, second] = clients as [RawClient, RawClient];
    first.write(get('/soluzioni'));
    await first.until('Soluzioni');
    const silent = [new RawClient(port), new RawClient(port)];
    await second.ended;
    expect(first.socket.destroyed).toBe(false);
    for (const client of silent) client.socket.destroy();
  });

  it('keep to the limit also when many are opened at once', () => {
    const server = createServer();
    // Node's own listener would set up a parser, which needs a real connection.
    server.removeAllListeners('connection');
    handleRequests(server, () => {}, { maxConnections: 3, maxPipelined: 1 });
    const sockets = Array.from({ length: 10 }, () => new Socket());
    for (const socket of sockets) server.emit('connection', socket);
    expect(sockets.slice(0, 7).every(({ destroyed }) => destroyed)).toBe(true);
    expect(sockets.slice(7).some(({ destroyed }) => destroyed)).toBe(false);
  });

  it('are answered while silent or slow ones use the whole limit', async () => {
    const { port } = await open({ limits, mail: async (request) => new Response(await request.text()) });
    const slowBody = post('{', { 'Content-Length': '99' });
    for (const text of ['', 'GET / HTTP/1.1\r\nX-Slow: ', slowBody]) {
      const attackers = Array.from({ length: 6 }, () => new RawClient(port).write(text));
      for (let i = 0; i < 3; i += 1) {
        expect(statuses(await new RawClient(port).write(get('/', CLOSE)).ended)).toEqual([200]);
      }
      for (const { socket } of attackers) socket.destroy();
    }
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
