import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What clients may have open at once. */
export type ConnectionLimits = {
  /** Connections together. A further one takes the place of the one that has been idle longest. */
  maxConnections: number;
  /** Requests that one connection may have unanswered. No browser or proxy sends a second one before the answer. */
  maxPipelined: number;
};

/** A request that has begun, and what answers it. */
export type RequestHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

type Exchange = [IncomingMessage, ServerResponse];

/**
 * Answers the requests of a server, those of one connection one after the other: Node starts all that a client has
 * pipelined at once, and never tells queued responses that their connection has closed. A client that pipelines more
 * than it may is cut off.
 * @returns `hasBegun` tells whether an answer on a connection has begun. `close` stops listening, lets running requests
 *   finish, closes every other connection, and cuts what is left after `graceMs` milliseconds. It resolves, when no
 *   connection is left, to whether all ended by themselves.
 */
export function handleRequests(server: Server, handle: RequestHandler, limits: ConnectionLimits) {
  /** Both in the order of waiting: the first has been idle, or busy, for the longest time. */
  const idle = new Set<Socket>();
  const busy = new Map<Socket, Exchange[]>();
  let closing = false;

  function run(socket: Socket, [incoming, outgoing]: Exchange): void {
    // The answer says that it is the last.
    if (closing) outgoing.shouldKeepAlive = false;
    outgoing.once('close', () => next(socket));
    handle(incoming, outgoing);
  }

  function next(socket: Socket): void {
    const exchanges = busy.get(socket);
    exchanges?.shift();
    if (socket.destroyed) return;
    const [following] = exchanges ?? [];
    if (following) {
      run(socket, following);
      return;
    }
    busy.delete(socket);
    idle.add(socket);
    // Its answer had begun before the server was closed.
    if (closing) socket.end();
  }

  function forget(socket: Socket): void {
    idle.delete(socket);
    busy.delete(socket);
  }

  server.on('connection', (socket: Socket) => {
    if (idle.size + busy.size >= limits.maxConnections) {
      const [longest] = idle.size > 0 ? idle : busy.keys();
      if (longest) {
        // Now, not when it has closed: of several that come at once each takes another one's place.
        forget(longest);
        longest.destroy();
      }
    }
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });

  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    if (socket.destroyed) return;
    const exchanges = busy.get(socket);
    if (!exchanges) {
      idle.delete(socket);
      busy.set(socket, [[incoming, outgoing]]);
      run(socket, [incoming, outgoing]);
    } else if (exchanges.push([incoming, outgoing]) > limits.maxPipelined) {
      destroyUnparsed(socket);
    }
  });

  return {
    hasBegun: (socket: Socket): boolean => busy.get(socket)?.[0]?.[1].headersSent ?? false,

    close: (graceMs: number): Promise<boolean> =>
      new Promise((resolve) => {
        closing = true;
        let clean = true;
        for (const [running] of busy.values()) if (running) running[1].shouldKeepAlive = false;
        // Node closes idle connections, but not those that have not sent a byte, as browsers open them in advance.
        for (const socket of idle) if (socket.bytesRead === 0) socket.destroy();
        const deadline = setTimeout(() => {
          clean = false;
          server.closeAllConnections();
        }, graceMs);
        server.close(() => {
          clearTimeout(deadline);
          resolve(clean);
        });
      }),
  };
}

/**
 * Closes a connection at once. Node would still parse all that it has read of it, up to 64 KB, and make an error for
 * each of up to 1,800 requests: fifty such connections would hold up everybody else for two seconds. So its parser,
 * which Node does not document, is told that what follows is another protocol (2), where it stops.
 */
function destroyUnparsed(socket: Socket & { parser?: { onIncoming: () => number } }): void {
  socket.destroy();
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
