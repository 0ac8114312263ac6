import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { Problem } from '@/lib/mail/request/problem';
import { checkMethod, readRequest } from '@/lib/mail/request/read-request';
import { refusedResponse } from '@/lib/mail/request/responses';
import { createSiteServer, type SiteServerOptions } from '@/lib/server/http-server';

/** The real server on a free loopback port, with its log and the submissions that it has read. */
export async function startServer(options: Partial<SiteServerOptions>) {
  const log: LogEntry[] = [];
  const { mail, seen } = reader();
  const { server, close } = createSiteServer({
    mail,
    pages: async () => new Response('page'),
    health: async () => ({ well: true, sending: true }),
    isStale: () => false,
    headers: {},
    trustProxy: 0,
    log: (entry) => log.push(entry),
    ...options,
  });
  const port = await listen(server);
  return { server, close, log, seen, port, endpoint: `http://127.0.0.1:${port}/api/send-email` };
}

/** The same, closed when the test ends. */
export async function openServer(options: Partial<SiteServerOptions> = {}) {
  const opened = await startServer(options);
  onTestFinished(() => {
    opened.server.closeAllConnections();
    opened.server.close();
  });
  return opened;
}

/** Reads submissions as the endpoint does, records the results, and answers. */
function reader() {
  const seen: { fields?: unknown; refusal?: string; address?: string | undefined; request: Request }[] = [];
  const mail: SiteServerOptions['mail'] = async (request, client) => {
    try {
      checkMethod(request);
      const { fields } = await readRequest(request);
      seen.push({ request, fields, ...client });
      return Response.json({ success: true, fields });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      seen.push({ request, refusal: error.code, ...client });
      return refusedResponse(error);
    }
  };
  return { seen, mail };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A raw TCP connection, with what it has received. */
export class Line {
  readonly socket: Socket;
  /** Everything received, when the other side has closed. */
  readonly ended: Promise<string>;
  received = '';

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.socket.setEncoding('latin1');
    this.socket.on('error', () => {});
    this.socket.on('data', (text: string) => {
      this.received += text;
    });
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.socket.destroy();
        resolve(this.received);
      };
      this.socket.once('end', end).once('close', end);
    });
  }

  write(text: string): this {
    if (this.socket.writable) this.socket.write(text, 'latin1');
    return this;
  }

  /** Resolves when the response contains the text. Rejects if the connection ends before. */
  async until(text: string): Promise<void> {
    while (!this.received.includes(text)) {
      if (this.socket.destroyed) throw new Error(`The line ended with: ${this.received}`);
      await wait(2);
    }
  }
}

/** A request for a page as an HTTP message. @param more lines of its head */
export const get = (target: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: sito.example\r\n${more}\r\n`;
/** The line of a head after which the connection is closed. */
export const LAST = 'Connection: close\r\n';

/** A submission as an HTTP message. */
export function post(body: string, headers: Record<string, string | number> = {}): string {
  const lines = { Host: 'sito.example', 'Content-Type': 'application/json', ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = 'Transfer-Encoding' in headers ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `POST /api/send-email HTTP/1.1\r\n${head.join('')}${length}\r\n${body}`;
}

/** The statuses of the responses in a text. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

export type Answer = { status: number; headers: Map<string, string>; lines: string[]; body: Buffer };

/** Requests exactly this target, which fetch would normalize. */
export async function ask(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const lines = Object.entries({ Host: 'sito.example', Connection: 'close', ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const received = await new Line(port).write(`${method} ${target} HTTP/1.1\r\n${text}\r\n`).ended;
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...rest] = received.slice(0, end).split('\r\n');
  const pairs = rest.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(pairs as [string, string][]),
    lines: rest,
    body: Buffer.from(received.slice(end + 4), 'latin1'),
  };
}
