import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { HttpError } from '@/lib/mail/request/http-error';
import { checkMethod, readRequest } from '@/lib/mail/request/read-request';
import { refusedResponse } from '@/lib/mail/request/responses';
import { createSiteServer, type SiteServerOptions } from '@/lib/server/http-server';

/** The real server on a free port of this machine until the test ends, with its log and the submissions that it has read. */
export async function openServer(options: Partial<SiteServerOptions> = {}) {
  const log: LogEntry[] = [];
  const { mail, submissions } = submissionReader();
  const { server, close } = createSiteServer({
    mail,
    pages: async () => new Response('page'),
    health: async () => ({ status: 'ok', sending: true, rejected: 0, dead: 0 }),
    isStale: () => false,
    headers: {},
    trustProxy: 0,
    log: (entry) => log.push(entry),
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, close, log, submissions, port, endpoint: `http://127.0.0.1:${port}/api/send-email` };
}

/** A mail endpoint that reads and refuses submissions as the real one does, and records them instead of storing them. */
function submissionReader() {
  const submissions: { fields?: unknown; refusal?: string; address?: string | undefined }[] = [];
  const mail: SiteServerOptions['mail'] = async (submission, client) => {
    try {
      checkMethod(submission);
      const { fields } = await readRequest(submission);
      submissions.push({ fields, ...client });
      return Response.json({ success: true, fields });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      submissions.push({ refusal: error.code, ...client });
      return refusedResponse(error);
    }
  };
  return { submissions, mail };
}

/** A client that sends and receives text over TCP, one byte for each character. */
export class RawClient {
  readonly socket: Socket;
  /** Resolves when the server closes the connection, to everything received. */
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

  /** Writes a chunk of 16 KB every 5 ms. @returns the timer, to clear it */
  writeChunks(): NodeJS.Timeout {
    return setInterval(() => this.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 5);
  }

  /** Resolves when the received text contains this one. @throws if the connection ends before */
  async until(text: string): Promise<void> {
    while (!this.received.includes(text)) {
      if (this.socket.destroyed) throw new Error(`The connection ended with: ${this.received}`);
      await wait(2);
    }
  }
}

type Headers = Readonly<Record<string, string>>;

/** The header with which the server closes the connection after its response. */
export const CLOSE = { Connection: 'close' };

/** The head of a request as text. @param start method and target */
function requestHead(start: string, headers: Headers): string {
  const fields = Object.entries({ Host: 'sito.example', ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`);
  return `${start} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** A request for a page as text. */
export const get = (target: string, headers: Headers = {}) => requestHead(`GET ${target}`, headers);

/** A submission as text. */
export function post(body: string, headers: Headers = {}): string {
  const length = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
  const all = { 'Content-Type': 'application/json', ...length, ...headers };
  return requestHead('POST /api/send-email', all) + body;
}

/** The statuses of the responses in a text. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Sends a request for exactly this target, which fetch would normalize. @returns the parts of the response */
export async function ask(port: number, target: string, headers: Headers = {}, method = 'GET') {
  const options = { host: '127.0.0.1', port, path: target, method, agent: false };
  const outgoing = request({ ...options, headers: { Host: 'sito.example', ...headers } }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { statusCode: status, rawHeaders } = response;
  const parsedHeaders = new Map(Object.entries(response.headers as Record<string, string>));
  return { status, headers: parsedHeaders, rawHeaders, body: await buffer(response) };
}
