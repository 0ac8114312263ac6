import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleRequests } from '@/lib/server/connections';
import { get, Line, LAST as last, openServer, statuses } from './server-fixture';
import { filesOf, makeSite, SITE } from './site-fixture';

let site: Awaited<ReturnType<typeof makeSite>>;
beforeEach(async () => {
  // Larger than the cache accepts, and than a socket buffers without a reader.
  site = await makeSite({ ...SITE, 'big.bin': Buffer.alloc(8 * 1024 * 1024, 'x') });
});

const open = (options: Parameters<typeof openServer>[0] = {}) =>
  openServer({ pages: filesOf(site), ...options });

/** A client that sends a request and never reads. */
function sendOnly(port: number, text: string): Line {
  const line = new Line(port);
  line.socket.pause();
  return line.write(text);
}

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
    const running: string[] = [];
    let most = 0;
    const { port } = await open({
      pages: async (request) => {
        const url = new URL(request.url).pathname;
        running.push(url);
        most = Math.max(most, running.length);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running.splice(running.indexOf(url), 1);
        return new Response(url);
      },
    });
    const paths = Array.from({ length: 10 }, (_, i) => `/p${i}.`);
    const line = new Line(port).write(paths.map((path) => get(path)).join('') + get('/end.', last));
    const received = await line.ended;
    expect(received.match(/\/(?:p\d|end)\./g)).toEqual([...paths, '/end.']);
    expect(most).toBe(1);
  });

  it('is closed when it pipelines more requests than allowed', async () => {
    const begun: string[] = [];
    const { port } = await open({
      // Otherwise the server would close it because of the missing response.
      limits: { stallTimeout: 600_000 },
      pages: (request) => {
        begun.push(new URL(request.url).pathname);
        return new Promise(() => {});
      },
    });
    expect(await new Line(port).write(get('/').repeat(1_600)).ended).toBe('');
    expect(begun).toEqual(['/']);
  });

  it.runIf(process.platform === 'linux')(
    'has at most one file open, and none after it has closed',
    async () => {
      const { port } = await open();
      const line = sendOnly(port, get('/big.bin').repeat(16));
      await expect.poll(openFiles).toBe(1);
      line.socket.destroy();
      await expect.poll(openFiles).toBe(0);
    },
  );
});

describe('all connections together', () => {
  const limits = { maxConnections: 3 };

  it('have a limit: one more replaces the one that has been idle longest', async () => {
    const { port } = await open({ limits });
    const lines = [];
    for (let i = 0; i < 3; i += 1) {
      const line = new Line(port).write(get('/'));
      await line.until('Home');
      lines.push(line);
    }
    const [first, second] = lines as [Line, Line];
    first.write(get('/soluzioni'));
    await first.until('Soluzioni');
    const silent = [new Line(port), new Line(port)];
    await second.ended;
    expect(first.socket.destroyed).toBe(false);
    for (const line of silent) line.socket.destroy();
  });

  it('keep to the limit also when many are opened at once', () => {
    const server = createServer();
    // Node's own listener would set up a parser, which needs a real connection.
    server.removeAllListeners('connection');
    handleRequests(server, () => {}, { maxConnections: 3, maxPipelined: 1 });
    const sockets = Array.from({ length: 10 }, () => new Socket());
    for (const socket of sockets) server.emit('connection', socket);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([
      ...Array<boolean>(7).fill(true),
      ...Array<boolean>(3).fill(false),
    ]);
  });

  it('are answered while silent or slow ones use the whole limit', async () => {
    const { port } = await open({ limits, mail: async (request) => new Response(await request.text()) });
    const slowBody =
      'POST /api/send-email HTTP/1.1\r\nHost: sito.example\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    for (const text of ['', 'GET / HTTP/1.1\r\nX-Slow: ', slowBody]) {
      const attackers = Array.from({ length: 6 }, () => new Line(port).write(text));
      for (let i = 0; i < 3; i += 1) {
        expect(statuses(await new Line(port).write(get('/', last)).ended)).toEqual([200]);
      }
      for (const { socket } of attackers) socket.destroy();
    }
  });
});

describe('a proxy that is not trusted', () => {
  const forwarded = get('/', `X-Forwarded-For: 203.0.113.7\r\n${last}`);

  it('is reported once, and only if there is one', async () => {
    const { port, log } = await open();
    await new Line(port).write(get('/', last)).ended;
    expect(log).toEqual([]);
    for (let i = 0; i < 3; i += 1) await new Line(port).write(forwarded).ended;
    expect(log).toEqual([
      { event: 'proxy_not_trusted', level: 'error', message: expect.stringContaining('TRUST_PROXY') },
    ]);
    const behind = await open({ trustProxy: 1 });
    await new Line(behind.port).write(forwarded).ended;
    expect(behind.log).toEqual([]);
  });
});
