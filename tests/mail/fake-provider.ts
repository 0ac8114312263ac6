import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Answer, createEmailsApi, type EmailsApiOptions, errorAnswer } from './fake-provider/emails-api';
import { type Fault, type FaultPlan, untaken } from './fake-provider/faults';

export { KEY_TTL_MS } from './fake-provider/emails-api';
export { type Fault, seededFaults, TRANSIENT_FAULTS } from './fake-provider/faults';

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type FakeProviderOptions = Omit<EmailsApiOptions, 'now'> & {
  /** Milliseconds since 1970; the real clock unless given. */
  now?: () => number;
  /** Asked for every request that finds no scripted reply. */
  fault?: FaultPlan;
  /** Seconds in the retry-after of '429', 1 unless given. */
  retryAfter?: number;
  /** 0, any free one, unless given. */
  port?: number;
};

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

/**
 * A local fake of the provider's API (Resend): keys, checks, the ledger of what would be delivered and the last event of
 * each mail. Faults on demand: for sending `replies` in turn, then `fault`, else none; for reading `readReplies` in turn.
 */
export async function startFakeProvider(options: FakeProviderOptions = {}) {
  const { now = Date.now, fault: plan, retryAfter = 1, port = 0, ...rest } = options;
  const api = createEmailsApi({ ...rest, now });
  const received: Received[] = [];
  const replies: Fault[] = [];
  const readReplies: Fault[] = [];
  let requests = 0;
  const attempts = new Map<string, number>();
  const injected = new Map<string, number>();

  function faultOf(key: string): Fault | undefined {
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    return replies.shift() ?? plan?.(attempt, key);
  }

  function serve(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { method = '', url: path = '', headers, socket } = request;
    const reads = method === 'GET' && path !== '/emails';
    if (!reads) {
      requests += 1;
      received.push({ path, headers, body });
    }
    const fault = reads ? readReplies.shift() : faultOf(String(headers['idempotency-key'] ?? ''));
    if (fault !== undefined) {
      const label = typeof fault === 'string' ? fault : `${fault.status}`;
      injected.set(label, (injected.get(label) ?? 0) + 1);
    }
    if (fault === 'hang') return;
    if (fault === 'reset') {
      socket.resetAndDestroy();
      return;
    }
    const answer = untaken(fault, retryAfter) ?? api.answer(method, path, headers, body);
    send(response, socket, answer, fault);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => serve(request, response, Buffer.concat(chunks).toString()));
  });
  // A pooled connection that ends just as a request is written would be a fault that the test did not ask for.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    /** What has a site send through it. */
    settings: { RESEND_API_KEY: 're_prova', RESEND_BASE_URL: baseUrl },
    /** Every request to send, also those that got a fault. */
    received,
    /** Taken one a request to send, before `fault` is asked. */
    replies,
    /** Taken one a request to read. */
    readReplies,
    /** The last event of the mail of a key, or of all under '*'; 'delivered' unless set. */
    events: api.events,
    /** What recipients would really get: one mail a key within 24 hours. */
    delivered: api.delivered,
    /** How often each fault was put in; scripted answers count under their status. */
    injected,
    /** How many requests to send came. */
    requests: () => requests,
    /** What would be delivered, as one text a mail, and how often it was tried and spoiled. */
    figures: () => ({
      arrived: [api.delivered.map(({ payload }) => payload.text ?? '')],
      attempts: requests,
      faults: [...injected.values()].reduce((sum, count) => sum + count, 0),
    }),
    /** Ends every connection, also those that hang. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Puts an answer on the wire, spoiled by the faults that take the mail. */
function send(response: ServerResponse, socket: Socket, answer: Answer, fault: Fault | undefined): void {
  const { status, type, body, headers } =
    fault === '500-after' ? errorAnswer(500, 'internal_server_error') : answer;
  const half = body.slice(0, Math.floor(body.length / 2));
  const head = (content: string) =>
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(content),
      ...headers,
    });
  switch (fault) {
    case 'hang-after':
      return;
    case 'reset-after':
      socket.resetAndDestroy();
      return;
    case 'stalled':
      head(body).write(half);
      return;
    case 'truncated':
      head(body).write(half, () => socket.destroy());
      return;
    case 'empty':
      head('').end();
      return;
    case 'malformed':
      head(half).end(half);
      return;
    default:
      head(body).end(body);
  }
}
