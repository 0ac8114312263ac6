import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type ConnectionLimits = {
  /** Connections of all clients. A further one replaces the connection that has been idle longest. */
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
 * @returns `close`: stops listening, lets running requests finish, and closes idle connections. It resolves when no connection is
 *   left: to false if it had to destroy some after `graceMs` milliseconds.
 */
export function handleRequests(server: Server, handle: RequestHandler, limits: ConnectionLimits) {
  /** In both, the first entry has been idle or busy longest. */
  const idleSockets = new Set<Socket>();
  const busySockets = new Map<Socket, Exchange[]>();
  let isClosing = false;

  function run(socket: Socket, [incoming, outgoing]: Exchange): void {
    // Node then adds `Connection: close` to the response.
    if (isClosing) outgoing.shouldKeepAlive = false;
    outgoing.once('close', () => runNext(socket));
    handle(incoming, outgoing);
  }

  function runNext(socket: Socket): void {
    const exchanges = busySockets.get(socket);
    exchanges?.shift();
    if (socket.destroyed) return;
    const [next] = exchanges ?? [];
    if (next) {
      run(socket, next);
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

  function makeRoom(): void {
    if (idleSockets.size + busySockets.size < limits.maxConnections) return;
    const [oldest] = idleSockets.size > 0 ? idleSockets : busySockets.keys();
    if (!oldest) return;
    // At once, not at its `close` event, so that several new connections each replace another one.
    forget(oldest);
    oldest.destroy();
  }

  server.on('connection', (socket: Socket) => {
    makeRoom();
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
    close: (graceMs: number): Promise<boolean> => {
      isClosing = true;
      for (const [running] of busySockets.values()) if (running) running[1].shouldKeepAlive = false;
      // Node closes idle connections, but not those without a first byte, which browsers open in advance.
      for (const socket of idleSockets) if (socket.bytesRead === 0) socket.destroy();
      return closeServer(server, graceMs);
    },
  };
}

/**
 * Closes a server.
 * @returns whether all connections ended within the time; the others are destroyed
 */
function closeServer(server: Server, graceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isClean = true;
    const deadline = setTimeout(() => {
      isClean = false;
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve(isClean);
    });
  });
}

/**
 * Closes a connection, and stops the parser. Otherwise Node would parse up to 64 KB more that it has read, with an error for each
 * of up to 1,800 requests: 200 such connections of one client block all pages for five seconds, instead of 50 ms. Returning 2
 * from `onIncoming` (undocumented) means that another protocol follows.
 */
function destroyUnparsed(socket: Socket & { parser?: { onIncoming: () => number } }): void {
  socket.destroy();
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
