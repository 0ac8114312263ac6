import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { clientAddress } from '@/lib/http/client-address';
import type { Log } from '@/lib/log';
import type { Health } from '@/lib/mail/health';
import { withHeaders } from '../http/with-headers';
import { answerClientErrors } from './client-errors';
import { type ConnectionLimits, handleRequests } from './connections';
import { hasValidHost, requestUrl } from './request-target';

/** For container engines and monitors. */
const HEALTH_PATH = '/healthz';

/** Times in milliseconds, sizes in bytes. */
export type Limits = ConnectionLimits & {
  /** From the start of a connection or request to the end of its headers; then 408. */
  headersTimeout: number;
  /** From the same start to the end of the body; then 408. */
  requestTimeout: number;
  /** How often the two above are checked. */
  connectionsCheckingInterval: number;
  /** Idle time before a connection is closed: longer than that of proxies, usually 60 s. */
  keepAliveTimeout: number;
  /** Time without traffic in either direction, as when a client does not read the response. */
  stallTimeout: number;
  /** Request line and headers together; then 431. */
  maxHeaderSize: number;
};

export const LIMITS: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 70_000,
  stallTimeout: 60_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 500,
  maxPipelined: 16,
};

export type SiteServerOptions = {
  /** Handles the mail endpoint; `address` is the client's, from the socket or the trusted proxies. */
  mail: (request: Request, client: { address?: string }) => Promise<Response>;
  /** Handles everything else; without it, everything else is not found. */
  pages?: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  /** Whether a submission could be stored now, and would be sent. */
  health: () => Promise<Health>;
  /** Default headers of every response that is no page. */
  headers: Readonly<Record<string, string>>;
  /** Number of reverse proxies whose X-Forwarded-For is trusted (D3). */
  trustProxy: number;
  log: Log;
  limits?: Partial<Limits>;
};

/**
 * The server of the site, not yet listening. No request ends it: what cannot be parsed is answered 400, 408 or 431, what
 * fails is answered 500 with one line in the log.
 * @returns the server, and its graceful `close` (see handleRequests)
 */
export function createSiteServer(options: SiteServerOptions): {
  server: Server;
  close: (graceMs: number) => Promise<boolean>;
} {
  const { mail, pages, health, headers, trustProxy, log, limits } = options;
  const { stallTimeout, maxConnections, maxPipelined, ...nodeLimits } = { ...LIMITS, ...limits };
  // Node's own response to a missing Host would lack the headers.
  const server = createServer({ ...nodeLimits, requireHostHeader: false });
  server.timeout = stallTimeout;
  let proxyReported = trustProxy > 0;

  async function createEndpoint() {
    // Loaded with the first submission: it loads Node's Fetch classes, 7 MB that pages do not need.
    const { getRequestListener } = await import('@hono/node-server');
    return getRequestListener(
      async (request, env) => {
        const { incoming } = env as { incoming: IncomingMessage };
        const address = clientAddress({
          peer: incoming.socket.remoteAddress,
          forwardedFor: request.headers.get('x-forwarded-for'),
          trustProxy,
        });
        return withHeaders(await mail(request, address === undefined ? {} : { address }), headers);
      },
      {
        // The mail delivery needs Node's own globals.
        overrideGlobalObjects: false,
        errorHandler(error) {
          log({ event: 'request_failed', level: 'error', path: ENDPOINT, reason: reasonOf(error) });
          return withHeaders(Response.json(INTERNAL, { status: 500, headers: NO_STORE }), headers);
        },
      },
    );
  }
  let endpoint: ReturnType<typeof createEndpoint> | undefined;

  function send(outgoing: ServerResponse, status: number, body?: object, extra: OutgoingHttpHeaders = {}) {
    const text = body ? JSON.stringify(body) : '';
    const type = body ? { 'Content-Type': 'application/json' } : {};
    const length = { 'Content-Length': Buffer.byteLength(text) };
    outgoing.writeHead(status, { ...headers, ...NO_STORE, ...type, ...length, ...extra }).end(text);
  }

  async function checkHealth(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      return send(outgoing, 405, undefined, { Allow: 'GET, HEAD' });
    }
    const found = await health();
    send(outgoing, found.well ? 200 : 503, found);
  }

  async function answer(path: string | undefined, incoming: IncomingMessage, outgoing: ServerResponse) {
    // Before the check of the Host header: HTTP/1.0 monitors send none.
    if (path === HEALTH_PATH) return checkHealth(incoming, outgoing);
    if (path === undefined || !hasValidHost(incoming)) return send(outgoing, 400, BAD_REQUEST);
    if (path === ENDPOINT) {
      endpoint ??= createEndpoint();
      return (await endpoint)(incoming, outgoing);
    }
    return pages ? pages(incoming, outgoing) : send(outgoing, 404, NOT_FOUND);
  }

  function reportProxy(incoming: IncomingMessage): void {
    if (proxyReported || incoming.headers['x-forwarded-for'] === undefined) return;
    proxyReported = true;
    const message =
      'Un proxy sta davanti al sito, ma TRUST_PROXY è 0: tutti i visitatori condividono un solo limite di invii. Impostate TRUST_PROXY al numero dei proxy.';
    log({ event: 'proxy_not_trusted', level: 'error', message });
  }

  const { close, hasBegun } = handleRequests(
    server,
    (incoming, outgoing) => {
      reportProxy(incoming);
      const path = requestUrl(incoming)?.pathname;
      answer(path, incoming, outgoing).catch((error: unknown) => {
        log({ event: 'request_failed', level: 'error', path, reason: reasonOf(error) });
        // The handler may have answered before it failed.
        if (outgoing.writableEnded) return;
        if (outgoing.headersSent) outgoing.destroy();
        else send(outgoing, 500, INTERNAL);
      });
    },
    { maxConnections, maxPipelined },
  );
  answerClientErrors(server, headers, hasBegun);
  return { server, close };
}

const NO_STORE = { 'Cache-Control': 'no-store' };

const refusal = (code: string, message: string) => ({ success: false, error: { code, message } });
const BAD_REQUEST = refusal('bad_request', 'La richiesta non è valida.');
const NOT_FOUND = refusal('not_found', 'Questo server riceve solo i moduli del sito.');
const INTERNAL = refusal(
  'internal',
  'Si è verificato un errore. Riprovate tra qualche minuto o contattateci direttamente.',
);

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : 'unknown');
