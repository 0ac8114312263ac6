import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { clientAddress } from '@/lib/mail/client-address';
import type { Log } from '@/lib/mail/log';
import { sendResponse, targetOf, toRequest, UnusableRequest } from './bridge';
import { refuseUnparsed } from './unparsed';
import { withHeaders } from './with-headers';

/** Where a container engine or a monitor asks whether all is well. */
const HEALTH_PATH = '/healthz';

/** What a connection may cost. Times in milliseconds, sizes in bytes. */
export type Limits = {
  /** From the first moment of a connection or request to the end of its headers; then 408 and the end. */
  headersTimeout: number;
  /** From the same moment to the end of the body; then 408 and the end. */
  requestTimeout: number;
  /** How often the two above are looked at: they bite at most this much later. */
  connectionsCheckingInterval: number;
  /** How long a connection stays open for a next request. */
  keepAliveTimeout: number;
  /** How long a connection may stand still in both directions, as when a client does not read its answer. */
  stallTimeout: number;
  /** How long the rest of a request is discarded after an early answer. */
  lingerTimeout: number;
  /** Request line and headers together; then 431. */
  maxHeaderSize: number;
};

export const LIMITS: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  stallTimeout: 60_000,
  lingerTimeout: 1_000,
  maxHeaderSize: 16 * 1024,
};

export type SiteServerOptions = {
  /** Answers the mail endpoint; `address` is the client's, as the socket and the trusted proxies tell it. */
  mail: (request: Request, client: { address?: string }) => Promise<Response>;
  /** Answers everything else. */
  pages: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  /** Whether a submission could be stored now. */
  health: () => Promise<boolean>;
  /** What every answer that is no page carries, where it does not say otherwise itself. */
  headers: Readonly<Record<string, string>>;
  /** Number of reverse proxies whose X-Forwarded-For is believed (D3). */
  trustProxy: number;
  log: Log;
  limits?: Partial<Limits>;
};

/**
 * The server of the site, not yet listening. It outlives every request: what cannot be parsed is answered 400, 408 or
 * 431, what fails is answered 500 with one line in the log.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const { mail, pages, health, headers, trustProxy, log, limits } = options;
  const { stallTimeout, lingerTimeout, ...nodeLimits } = { ...LIMITS, ...limits };
  // Node's own answer to a missing Host would lack the headers.
  const server = createServer({ ...nodeLimits, requireHostHeader: false }, (incoming, outgoing) => {
    const path = targetOf(incoming)?.pathname;
    answer(path, incoming, outgoing).catch((error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : 'unknown';
      log({ event: 'request_failed', level: 'error', path, reason });
      // A handler may have answered for itself before it failed.
      if (outgoing.writableEnded) return;
      if (outgoing.headersSent) outgoing.destroy();
      else void send(internalError(), incoming, outgoing);
    });
  });
  server.timeout = stallTimeout;
  refuseUnparsed(server, headers);
  return server;

  async function answer(path: string | undefined, incoming: IncomingMessage, outgoing: ServerResponse) {
    // A target without a path (`*`) is nothing of this site; the bridge refuses it.
    if (path === ENDPOINT || path === undefined)
      return send(await handleMail(incoming, outgoing), incoming, outgoing);
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') {
      return send(badRequest(), incoming, outgoing);
    }
    if (path === HEALTH_PATH) return send(await checkHealth(incoming.method), incoming, outgoing);
    return pages(incoming, outgoing);
  }

  async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
    await sendResponse(withHeaders(response, headers), incoming, outgoing, lingerTimeout);
  }

  async function checkHealth(method: string | undefined): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...NO_STORE, Allow: 'GET, HEAD' } });
    }
    const well = await health();
    return Response.json({ well }, { status: well ? 200 : 503, headers: NO_STORE });
  }

  async function handleMail(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
    let request: Request;
    try {
      request = toRequest(incoming, outgoing);
    } catch (error) {
      if (error instanceof UnusableRequest) return badRequest();
      throw error;
    }
    const address = clientAddress({
      peer: incoming.socket.remoteAddress,
      forwardedFor: request.headers.get('x-forwarded-for'),
      trustProxy,
    });
    return mail(request, address === undefined ? {} : { address });
  }
}

const NO_STORE = { 'Cache-Control': 'no-store' };

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ success: false, error: { code, message } }, { status, headers: NO_STORE });
}

const badRequest = () => refusal(400, 'bad_request', 'La richiesta non è valida.');
const internalError = () =>
  refusal(
    500,
    'internal',
    'Si è verificato un errore. Riprovate tra qualche minuto o contattateci direttamente.',
  );
