import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type ConnectionLimits = {
  /** Connections of all clients. One more replaces the one that has been idle longest. */
  maxConnections: number;
  /** Unanswered requests of one connection. Browsers and proxies do not pipeline. */
  maxPipelined: number;
};

type RequestHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

type Exchange = [IncomingMessage, ServerResponse];

/**
 * Handles the requests of a server, those of one connection one after the other. Node would start all pipelined requests at
 * once, and queued responses never emit `close` when their connection closes. A client that pipelines more than `maxPipelined`
 * requests is disconnected.
 * @returns `hasBegun`: whether a response on a connection has begun. `close`: stops listening, lets running requests finish,
 *   closes idle connections, and destroys the rest after `graceMs` milliseconds. It resolves when no connection is left, to
 *   whether all have ended by themselves.
 */
export function handleRequests(server: Server, handle: RequestHandler, limits: ConnectionLimits) {
  /** In both, the first entry has been idle or busy longest. */
  const idleSockets = new Set<Socket>();
  const busySockets = new Map<Socket, Exchange[]>();
  let isClosing = false;

  function run(socket: Socket, [incoming, outgoing]: Exchange): void {
    // The response says `Connection: close`.
    if (isClosing) outgoing.shouldKeepAlive = false;
    outgoing.once('close', () => next(socket));
    handle(incoming, outgoing);
  }

  function next(socket: Socket): void {
    const exchanges = busySockets.get(socket);
    exchanges?.shift();
    if (socket.destroyed) return;
    const [nextExchange] = exchanges ?? [];
    if (nextExchange) {
      run(socket, nextExchange);
      return;
    }
    busySockets.delete(socket);
    idleSockets.add(socket);
    // Its last response was sent before the server began to close.
    if (isClosing) socket.end();
  }

  function forget(socket: Socket): void {
    idleSockets.delete(socket);
    busySockets.delete(socket);
  }

  server.on('connection', (socket: Socket) => {
    if (idleSockets.size + busySockets.size >= limits.maxConnections) {
      const [oldest] = idleSockets.size > 0 ? idleSockets : busySockets.keys();
      if (oldest) {
        // At once, not at its `close` event, so that several new connections each replace another one.
        forget(oldest);
        oldest.destroy();
      }
    }
    idleSockets.add(socket);
    socket.once('close', () => forget(socket));
  });

  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    if (socket.destroyed) return;
    const exchanges = busySockets.get(socket);
    if (!exchanges) {
      idleSockets.delete(socket);
      busySockets.set(socket, [[incoming, outgoing]]);
      run(socket, [incoming, outgoing]);
    } else if (exchanges.push([incoming, outgoing]) > limits.maxPipelined) {
      destroyUnparsed(socket);
    }
  });

  return {
    hasBegun: (socket: Socket): boolean => busySockets.get(socket)?.[0]?.[1].headersSent ?? false,

    close: (graceMs: number): Promise<boolean> =>
      new Promise((resolve) => {
        isClosing = true;
        let isClean = true;
        for (const [exchange] of busySockets.values()) if (exchange) exchange[1].shouldKeepAlive = false;
        // Node closes idle connections, but not those without a first byte, which browsers open in advance.
        for (const socket of idleSockets) if (socket.bytesRead === 0) socket.destroy();
        const deadline = setTimeout(() => {
          isClean = false;
          server.closeAllConnections();
        }, graceMs);
        server.close(() => {
          clearTimeout(deadline);
          resolve(isClean);
        });
      }),
  };
}

/**
 * Closes a connection without parsing what has been read of it. Node would parse up to 64 KB more, with an error for each of up
 * to 1,800 requests: 200 such connections of one client block all pages for five seconds, instead of 50 ms. Returning 2 from
 * `onIncoming` (undocumented) tells the parser that another protocol follows, so it stops.
 */
function destroyUnparsed(socket: Socket & { parser?: { onIncoming: () => number } }): void {
  socket.destroy();
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
