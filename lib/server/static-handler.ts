import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { normalizePath, requestUrl } from './request-target';
import type { Coding, Loaded, SiteFile, SiteFolder } from './site-folder';
import { withoutSlash } from './site-names';

/** Longest Accept-Encoding that is parsed; browsers send 30 characters. */
const MAX_ACCEPT = 500;

/**
 * Serves the files of a site as a CDN does: the not-found page for unknown addresses, 308 for a trailing slash that no
 * page has (D6), 405 for methods other than GET and HEAD.
 * @returns the handler; it rejects with errors of the disk, after it has sent the error page
 */
export function createStaticHandler(site: SiteFolder) {
  async function send(incoming: IncomingMessage, outgoing: ServerResponse, status: number, file: SiteFile) {
    const loading = site.load(file, codingOf(incoming, file));
    const loaded = loading instanceof Promise ? await loading : loading;
    if (status === 200 && fresh(incoming.headers, { etag: loaded.etag })) {
      outgoing.writeHead(304, loaded.unchanged).end();
      return;
    }
    outgoing.writeHead(status, loaded.headers);
    await sendBody(incoming, outgoing, loaded);
  }

  /** A response without body, with the headers of all addresses. */
  function sendBare(outgoing: ServerResponse, status: number, headers: Record<string, string> = {}): void {
    const general = Object.fromEntries(site.headersOf('/*'));
    outgoing.writeHead(status, { ...general, ...headers, 'Content-Length': 0 }).end();
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url = '' } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return sendBare(outgoing, 405, { Allow: 'GET, HEAD' });
    // Fast path: most requests name a file exactly.
    const direct = site.find(url);
    if (direct) return send(incoming, outgoing, 200, direct);
    const target = requestUrl(incoming);
    const path = target && normalizePath(target.pathname);
    const file = path && site.find(path);
    if (file) return send(incoming, outgoing, 200, file);
    const moved = path && (site.redirectOf(path) ?? withoutSlash(path));
    if (moved) return sendBare(outgoing, moved.status, { Location: moved.to + target.search });
    if (site.notFound) return send(incoming, outgoing, 404, site.notFound);
    return sendBare(outgoing, 404);
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      await answer(incoming, outgoing);
    } catch (error) {
      // If this fails too, the first error is reported.
      if (site.failed && !outgoing.headersSent)
        await send(incoming, outgoing, 500, site.failed).catch(() => {});
      throw error;
    }
  };
}

/** The best coding that a client accepts; q-values are ignored, since browsers send none. */
function codingOf(incoming: IncomingMessage, { codings }: SiteFile): Coding | undefined {
  const header = incoming.headers['accept-encoding'];
  if (!header || header.length > MAX_ACCEPT || codings.length === 0) return undefined;
  const accepted = new Negotiator(incoming).encodings(codings.map(({ name }) => name));
  return codings.find(({ name }) => accepted.includes(name));
}

async function sendBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { body }: Loaded,
): Promise<void> {
  if (incoming.method === 'HEAD') outgoing.end();
  else if (Buffer.isBuffer(body)) outgoing.end(body);
  else await pipeline(createReadStream(body.path), outgoing).catch(unlessGone);
}

/** A client that disconnects early is no error. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
