import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { LogEntry } from '@/lib/mail/log';
import { createSiteServer, type SiteServerOptions } from '@/lib/server/http-server';

/** The real server on a free loopback port, with the log that it writes. */
export async function openServer(options: Partial<SiteServerOptions>) {
  const log: LogEntry[] = [];
  const { server, close } = createSiteServer({
    mail: async () => Response.json({ success: true }),
    pages: async (_, outgoing) => {
      outgoing.end('page');
    },
    health: async () => true,
    headers: {},
    trustProxy: 0,
    log: (entry) => log.push(entry),
    ...options,
  });
  const port = await listen(server);
  return { server, close, log, port, endpoint: `http://127.0.0.1:${port}/api/send-email` };
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
  #waiting: (() => void)[] = [];

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.socket.setEncoding('latin1');
    this.socket.on('error', () => {});
    this.socket.on('data', (text: string) => {
      this.received += text;
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.socket.destroy();
        resolve(this.received);
        for (const wake of this.#waiting.splice(0)) wake();
      };
      this.socket.once('end', end).once('close', end);
    });
  }

  write(text: string): this {
    if (this.socket.writable) this.socket.write(text, 'latin1');
    return this;
  }

  /** Resolves when the response contains the text; rejects when the connection ends before. */
  async until(text: string): Promise<void> {
    while (!this.received.includes(text)) {
      if (this.socket.destroyed) throw new Error(`The line ended with: ${this.received}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
}

/** A submission as an HTTP message. */
export function post(body: string, headers: Record<string, string | number> = {}): string {
  const lines = { Host: 'sito.example', 'Content-Type': 'application/json', ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = 'Transfer-Encoding' in headers ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `POST /api/send-email HTTP/1.1\r\n${head.join('')}${length}\r\n${body}`;
}

/** How many answers a text holds, by status. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
