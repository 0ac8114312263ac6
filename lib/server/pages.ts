import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { sendResponse, targetOf } from './bridge';
import { acceptsCoding, matchesEtag, normalPath } from './negotiation';
import type { Loaded, SiteFile, SiteFolder } from './site-folder';

/** The final slash of every address but the home page's, which has no other name. */
const FINAL_SLASH = /(?<=.)\/$/;

/**
 * Serves the files of a site as a CDN does: the not-found page for every unknown address, a 308 for a final slash that
 * no page has (D6), 405 for methods that do not read.
 * @param lingerMs how long the rest of a request that is refused early is discarded, in milliseconds
 * @returns the handler; it rejects with what the disk throws, after it has shown the error page
 */
export function createPages(site: SiteFolder, lingerMs: number) {
  async function send(incoming: IncomingMessage, outgoing: ServerResponse, status: number, file: SiteFile) {
    const accepted = incoming.headers['accept-encoding'];
    const loading = site.load(file, ({ name }) => acceptsCoding(accepted, name));
    const loaded = loading instanceof Promise ? await loading : loading;
    if (outgoing.destroyed) return;
    if (status === 200 && matchesEtag(incoming.headers['if-none-match'], loaded.etag)) {
      outgoing.writeHead(304, loaded.unchanged).end();
      return;
    }
    outgoing.writeHead(status, loaded.headers);
    await sendBody(incoming, outgoing, loaded);
  }

  /** An answer without a file, under the headers that all addresses have. */
  function bare(status: number, headers: Record<string, string>): Response {
    const general = Object.fromEntries(site.headersOf('/*'));
    return new Response(null, { status, headers: { ...general, ...headers } });
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url = '' } = incoming;
    if (method !== 'GET' && method !== 'HEAD') {
      return sendResponse(bare(405, { Allow: 'GET, HEAD' }), incoming, outgoing, lingerMs);
    }
    // Most requests name a file as it is; only the others are taken apart.
    const direct = site.find(url);
    if (direct) return send(incoming, outgoing, 200, direct);
    const target = targetOf(incoming);
    const path = target && normalPath(target.pathname);
    const file = path && site.find(path);
    if (file) return send(incoming, outgoing, 200, file);
    const moved = path && (site.redirectOf(path) ?? withoutSlash(path));
    if (moved) {
      const Location = moved.to + target.search;
      return sendResponse(bare(moved.status, { Location }), incoming, outgoing, lingerMs);
    }
    if (site.notFound) return send(incoming, outgoing, 404, site.notFound);
    return sendResponse(bare(404, {}), incoming, outgoing, lingerMs);
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      await answer(incoming, outgoing);
    } catch (error) {
      // Where this one fails too, the first fault is the one to be told.
      if (site.failed && !outgoing.headersSent)
        await send(incoming, outgoing, 500, site.failed).catch(() => {});
      throw error;
    }
  };
}

function withoutSlash(path: string) {
  const to = path.replace(FINAL_SLASH, '');
  return to === path ? undefined : { status: 308, to };
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

/** A client that leaves before its answer has come whole is no fault. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
