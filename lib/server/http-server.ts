import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clientAddress } from '@/lib/mail/client-address';
import type { Log } from '@/lib/mail/log';
import { sendResponse, targetOf, toRequest, UnusableRequest } from './bridge';

/** The endpoint of all forms (D16). */
const MAIL_PATH = '/api/send-email';

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
  /** Number of reverse proxies whose X-Forwarded-For is believed (D3). */
  trustProxy: number;
  log: Log;
  limits?: Partial<Limits>;
};

/**
 * The server of the site, not yet listening. It outlives every request: what cannot be parsed is answered by Node (400,
 * 408, 431), what fails is answered 500 with one line in the log.
 */
export function createSiteServer({ mail, pages, trustProxy, log, limits }: SiteServerOptions): Server {
  const { stallTimeout, lingerTimeout, ...nodeLimits } = { ...LIMITS, ...limits };
  const server = createServer(nodeLimits, (incoming, outgoing) => {
    const path = targetOf(incoming)?.pathname;
    // A target without a path (`*`) is nothing of this site; the bridge refuses it.
    const isMail = path === MAIL_PATH || path === undefined;
    const answer = async () => (isMail ? answerMail(incoming, outgoing) : pages(incoming, outgoing));
    answer().catch((error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : 'unknown';
      log({ event: 'request_failed', level: 'error', path, reason });
      // A handler may have answered for itself before it failed.
      if (outgoing.writableEnded) return;
      if (outgoing.headersSent) outgoing.destroy();
      else if (isMail) void sendResponse(internalError(), incoming, outgoing, lingerTimeout);
      else outgoing.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
    });
  });
  server.timeout = stallTimeout;
  return server;

  async function answerMail(incoming: IncomingMessage, outgoing: ServerResponse) {
    const response = await handleMail(incoming, outgoing);
    await sendResponse(response, incoming, outgoing, lingerTimeout);
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

function refusal(status: number, code: string, message: string): Response {
  return Response.json(
    { success: false, error: { code, message } },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
}

const badRequest = () => refusal(400, 'bad_request', 'La richiesta non è valida.');
const internalError = () =>
  refusal(
    500,
    'internal',
    'Si è verificato un errore. Riprovate tra qualche minuto o contattateci direttamente.',
  );
