import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { clientIp } from '@/lib/http/client-ip';
import { withHeaders } from '@/lib/http/with-headers';
import { type Log, stackOf } from '@/lib/log';
import type { Health } from '@/lib/mail/health';
import { badRequest } from '@/lib/mail/request/http-error';
import { refusedResponse } from '@/lib/mail/request/responses';
import { handleRequests } from './connections';
import { hasValidHost } from './request-target';

/** The URL of the health check, for container engines and monitors. */
const HEALTH_PATH = '/healthz';

/** Times in milliseconds, sizes in bytes. */
const LIMITS = {
  /** From the start of a connection or request to the end of its headers; then 408. */
  headersTimeout: 15_000,
  /** From the same start to the end of the body; then 408. */
  requestTimeout: 15_000,
  /** Interval at which the two above are checked. */
  connectionsCheckingInterval: 1_000,
  /** Idle time before a connection is closed: longer than proxies keep theirs, usually 60 s. */
  keepAliveTimeout: 70_000,
  /** Time without traffic in either direction, as when a client does not read the response. */
  stallTimeout: 60_000,
  /** Request line and headers together; then 431. */
  maxHeaderSize: 16 * 1024,
  maxConnections: 500,
  maxPipelined: 16,
};

export type SiteServerOptions = {
  /** Answers the mail endpoint; `ip` is the client's, from the socket or the trusted proxies. */
  mail: (request: Request, client: { ip: string | undefined }) => Promise<Response>;
  /** Answers everything except the mail endpoint and the health check. */
  pages: (request: Request) => Promise<Response>;
  /** Whether a submission could be stored and sent now. */
  health: () => Promise<Health>;
  /** Whether a build newer than the one being served has failed (D47). */
  isStale: () => boolean;
  /** Headers of every response other than a page, unless the handler has set them. */
  headers: Readonly<Record<string, string>>;
  /** Number of reverse proxies whose X-Forwarded-For is trusted (D3). */
  trustProxy: number;
  log: Log;
  limits?: Partial<typeof LIMITS>;
};

/**
 * The server of the site, not yet listening. No request ends it: Node answers one that cannot be parsed with 400, 408 or 431,
 * and a failure is answered 500, with one line in the log.
 * @returns the server, and its graceful `close` (see handleRequests)
 */
export function createSiteServer(options: SiteServerOptions): {
  server: Server;
  close: (graceMs: number) => Promise<boolean>;
} {
  const { stallTimeout, maxConnections, maxPipelined, ...nodeLimits } = { ...LIMITS, ...options.limits };
  // Node's own response to a missing Host would not have the headers.
  const server = createServer({ ...nodeLimits, requireHostHeader: false });
  server.timeout = stallTimeout;
  const limits = { maxConnections, maxPipelined };
  const { close } = handleRequests(server, requestListener(options), limits);
  return { server, close };
}

/** The listener of a Node server that answers each request, and never fails. */
function requestListener(options: SiteServerOptions) {
  const { headers, log } = options;
  const reportProxy = proxyReporter(options);
  return getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      reportProxy(incoming);
      try {
        return await answer(request, incoming, options);
      } catch (error) {
        const path = new URL(request.url).pathname;
        log({ event: 'request_failed', level: 'error', path, reason: stackOf(error) });
        return Response.json(INTERNAL_ERROR, { status: 500, headers });
      }
    },
    {
      // For requests without a Host.
      hostname: 'localhost',
      // The package's own Request and Response halve the time and memory of a page.
      overrideGlobalObjects: true,
      // Called when target and Host form no URL, as with a backslash.
      errorHandler: () => targetRefusal(headers),
    },
  );
}

async function answer(request: Request, incoming: IncomingMessage, options: SiteServerOptions) {
  const { mail, pages, headers, trustProxy } = options;
  const path = new URL(request.url).pathname;
  // Before the check of the Host header, because HTTP/1.0 monitors send none.
  if (path === HEALTH_PATH) return healthResponse(request, options);
  if (!hasValidHost(incoming)) return targetRefusal(headers);
  if (path !== ENDPOINT) return pages(request);
  const ip = clientIp({
    peer: incoming.socket.remoteAddress,
    forwardedFor: request.headers.get('x-forwarded-for'),
    trustProxy,
  });
  return withHeaders(await mail(request, { ip }), headers);
}

/** The response to a request whose target and Host form no valid URL. */
const targetRefusal = (headers: SiteServerOptions['headers']) =>
  withHeaders(refusedResponse(badRequest()), headers);

async function healthResponse({ method }: Request, options: SiteServerOptions): Promise<Response> {
  const { health, isStale, headers } = options;
  if (method !== 'GET' && method !== 'HEAD') {
    const allow = { Allow: 'GET, HEAD', 'Content-Length': '0' };
    return new Response(null, { status: 405, headers: { ...headers, ...allow } });
  }
  const mailHealth = await health();
  const body = isStale() ? { ...mailHealth, build: 'stale' } : mailHealth;
  return Response.json(body, { status: mailHealth.status === 'ok' ? 200 : 503, headers });
}

/** Logs the first request that has X-Forwarded-For although TRUST_PROXY is 0. */
function proxyReporter({ trustProxy, log }: SiteServerOptions): (incoming: IncomingMessage) => void {
  let isReported = trustProxy > 0;
  return (incoming) => {
    if (isReported || incoming.headers['x-forwarded-for'] === undefined) return;
    isReported = true;
    const message =
      'Un proxy sta davanti al sito, ma TRUST_PROXY è 0: tutti i visitatori condividono un solo limite di invii. Impostate TRUST_PROXY al numero dei proxy.';
    log({ event: 'proxy_not_trusted', level: 'error', message });
  };
}

const INTERNAL_ERROR = {
  success: false,
  error: {
    code: 'internal',
    message: 'Si è verificato un errore. Riprovate tra qualche minuto o contattateci direttamente.',
  },
};
