import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What Node calls the faults that have a status of their own; every other one is a 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what Node cannot parse, or does not get in time, as Node itself would, with headers added; then closes the
 * connection. An answer that has begun is cut instead: a second one in its middle would be taken for its body.
 * @param hasBegun whether an answer on this connection has begun
 */
export function answerClientErrors(
  server: Server,
  headers: Readonly<Record<string, string>>,
  hasBegun: (socket: Socket) => boolean,
): void {
  const lines = Object.entries({ ...headers, 'Cache-Control': 'no-store' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !hasBegun(socket)) {
      const status = STATUS_OF[error.code ?? ''] ?? 400;
      const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n`;
      socket.write(`${head}${lines}\r\n`);
    }
    socket.destroy(error);
  });

  server.on('checkExpectation', (_, outgoing: ServerResponse) => {
    outgoing.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
}
