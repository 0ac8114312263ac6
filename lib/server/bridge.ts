import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that cannot be put into the terms of the Fetch standard: to be answered 400. */
export class UnusableRequest extends Error {
  override name = 'UnusableRequest';
}

/** `uri-host [":" port]` of RFC 9110, 7.2, without the characters that no host in use has. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The path that a request target names, dot segments resolved; undefined for targets without one (`*`). */
export function targetOf(incoming: IncomingMessage): URL | undefined {
  const target = incoming.url ?? '';
  const absolute = target.startsWith('/') ? `http://localhost${target}` : target;
  return /^https?:/i.test(absolute) && URL.canParse(absolute) ? new URL(absolute) : undefined;
}

/**
 * A Node request as a Request: every header line, the body as a stream that is read only as fast as it is asked for.
 * Cancelling the body leaves the connection open for the answer. The signal aborts when the client goes.
 * @throws UnusableRequest on a missing, repeated or malformed Host, and on what the standard forbids (TRACE)
 */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const headers = new Headers();
  const { rawHeaders, method = 'GET' } = incoming;
  const target = targetOf(incoming);
  // Two Host lines are joined by a comma, which no host may hold.
  try {
    for (let i = 0; i < rawHeaders.length; i += 2)
      headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
    const url = `http://${headers.get('host')}`;
    if (!target || !HOST.test(headers.get('host') ?? '') || !URL.canParse(url)) throw new TypeError('Host');
    const bodiless = method === 'GET' || method === 'HEAD';
    return new Request(new URL(`${target.pathname}${target.search}`, url), {
      method,
      headers,
      signal: goneSignal(outgoing),
      ...(bodiless ? {} : { body: bodyOf(incoming), duplex: 'half' }),
    });
  } catch (error) {
    throw new UnusableRequest(error instanceof Error ? error.message : 'unknown');
  }
}

function goneSignal(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Not Readable.toWeb: cancelling that one destroys the connection, and with it the answer. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let detach = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const onData = (chunk: Uint8Array) => {
          incoming.pause();
          controller.enqueue(new Uint8Array(chunk));
        };
        const onEnd = () => {
          detach();
          controller.close();
        };
        const onBroken = () => {
          detach();
          controller.error(new Error('The body ended before its announced end'));
        };
        detach = () => incoming.off('data', onData).off('end', onEnd).off('close', onBroken);
        incoming.on('error', () => {});
        incoming.pause().on('data', onData).on('end', onEnd).on('close', onBroken);
      },
      pull() {
        incoming.resume();
      },
      cancel() {
        detach();
        incoming.pause();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Statuses that have no body, and so no length (RFC 9110, 8.6). */
const BODILESS = [204, 304];

/**
 * Writes a Response, whole. Where it comes before the end of the request, the connection is closed after it; what the
 * client still sends is discarded for at most `lingerMs`, because closing on unread data resets the connection, and
 * then the client may never see the answer (RFC 9112, 9.6).
 * @throws what reading the response throws
 */
export async function sendResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  lingerMs: number,
): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  // A small body comes in one packet with its headers: it is parsed by the next turn of the loop.
  if (!incoming.complete) await new Promise((resolve) => setImmediate(resolve));
  if (outgoing.destroyed || outgoing.headersSent) return;
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (!BODILESS.includes(response.status)) outgoing.setHeader('Content-Length', body.byteLength);
  if (incoming.complete) {
    outgoing.end(body);
    return;
  }
  outgoing.setHeader('Connection', 'close');
  // Its announced length ends the answer for the client; ending it here as well would close the connection.
  outgoing.flushHeaders();
  if (body.byteLength > 0) outgoing.write(body);
  await discard(incoming, lingerMs);
  outgoing.end();
}

/** Resolves when the request has ended, the client has gone or the time is over. */
function discard(incoming: IncomingMessage, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      resolve();
    }
    if (incoming.destroyed) done();
    // The body's stream would pause it at every chunk.
    incoming.removeAllListeners('data').once('end', done).once('close', done).resume();
  });
}
